import type { Plan } from '@quarterdeck/api'
import { PlanDialog, PlanNotFoundDialog, type PlanDraft } from '@quarterdeck/ui/admin-plans'
import type { Loadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { planQuery, useUpdatePlan } from './admin-plans.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const plan = useQuery(planQuery(id))
  const { write, busy, failure } = useUpdatePlan(id)

  async function save(draft: PlanDraft) {
    if (await write(draft)) onClose()
  }

  if (plan.data === null) return <PlanNotFoundDialog onClose={onClose} />
  return (
    <PlanDialog
      plan={toLoadable(plan, 'Failed to load plan. Please try again.') as Loadable<Plan>}
      busy={busy}
      failure={failure}
      onSubmit={(draft) => void save(draft)}
      onClose={onClose}
    />
  )
}
