import type { Plan, PlanUsage } from '@quarterdeck/api'
import { failed, ready, type Loadable } from '@quarterdeck/ui/lib'
import { DeletePlanDialog, type Migration, type PlanDeletion } from '@quarterdeck/ui/admin-plans'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { plansQuery } from '../catalogue/catalogue.queries'
import { planUsageQuery, useDeletePlan } from './admin-plans.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const plans = useQuery(plansQuery())
  const usage = useQuery(planUsageQuery(id))
  const deletion = deletionOf(
    id,
    toLoadable(plans, 'Failed to load plans. Please try again.'),
    toLoadable(usage, 'Failed to load how many organizations hold this plan. Please try again.'),
  )
  const { write, busy, failure } = useDeletePlan(
    deletion.state === 'ready' ? deletion.data.plan.name : undefined,
  )

  async function remove(migration: Migration) {
    if (await write({ id, ...migration })) onClose()
  }

  return (
    <DeletePlanDialog
      deletion={deletion}
      busy={busy}
      failure={failure}
      onDelete={(migration) => void remove(migration)}
      onClose={onClose}
    />
  )
}

/** §5.10 Delete plan: whether and how the plan can be deleted depends on how many organizations hold it. */
function deletionOf(
  id: string,
  plans: Loadable<readonly Plan[]>,
  usage: Loadable<PlanUsage>,
): Loadable<PlanDeletion> {
  if (plans.state !== 'ready') return plans
  const plan = plans.data.find((candidate) => candidate.id === id)
  if (!plan) return failed('This plan does not exist any more.')
  if (usage.state !== 'ready') return usage
  const targets = plans.data.filter((target) => target.id !== id && !target.deprecated)
  return ready({ plan, targets, organization_count: usage.data.organization_count })
}
