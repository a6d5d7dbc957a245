import { all, type Loadable } from '@quarterdeck/ui/lib'
import { ChangePlanDialog } from '@quarterdeck/ui/user-organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import {
  planChangeQuery,
  planOptionsQuery,
  useChangePlan,
  useTakeBackPlanChange,
} from './plan-change.queries'
import { subscriptionQuery } from './subscription.queries'
import { userOrganizationQuery } from './user-organizations.queries'

const FAILED = 'Failed to load the plans'

export function Component({ id, onClose }: EntityDialogProps) {
  const organization = useQuery(userOrganizationQuery(id))
  const options = useQuery(planOptionsQuery(id))
  const subscription = useQuery(subscriptionQuery(id))
  const [chosen, setChosen] = useState<string | null>(null)
  const change = useQuery(planChangeQuery(id, chosen))
  const agree = useChangePlan(id)
  const takeBack = useTakeBackPlanChange(id)
  const start = all({
    organization: toLoadable(organization, FAILED) as Loadable<NonNullable<typeof organization.data>>,
    options: toLoadable(options, FAILED),
    subscription: toLoadable(subscription, FAILED),
  })

  return (
    <ChangePlanDialog
      start={
        start.state === 'ready'
          ? {
              ...start,
              data: { ...start.data, scheduled: start.data.subscription?.scheduled_change ?? null },
            }
          : start
      }
      chosen={chosen}
      onChoose={(planId) => {
        agree.reset()
        setChosen(planId)
      }}
      // What was asked for anew and not answered may be another amount by now.
      change={toLoadable(
        change.isError ? { ...change, data: undefined } : change,
        'What the change costs could not be found out.',
      )}
      onAgree={({ plan_id, name }) =>
        change.data &&
        void agree.write({ plan_id, name, seen: change.data }).then((done) => done && onClose())
      }
      onTakeBack={() => void takeBack.write(organization.data?.plan_name ?? '')}
      busy={agree.busy ? 'agree' : takeBack.busy ? 'take back' : null}
      failure={agree.failure ?? takeBack.failure}
      onClose={onClose}
    />
  )
}
