import { all, mapLoadable, whenThere } from '@quarterdeck/ui/lib'
import { DeletePlanDialog, PlanNotFoundDialog, type Migration } from '@quarterdeck/ui/admin-plans'
import { useQuery } from '@tanstack/react-query'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { toLoadable } from '../../lib/toLoadable'
import { plansQuery } from '../catalogue/catalogue.queries'
import { planUsageQuery, publicSaleQuery, useDeletePlan } from './admin-plans.queries'

export function Component({ id, onClose }: EntityDialogProps) {
  const plans = useQuery(plansQuery())
  const usage = useQuery(planUsageQuery(id))
  const sale = useQuery(publicSaleQuery(id))
  const plan = plans.data?.find((candidate) => candidate.id === id)
  const { write, busy, failure } = useDeletePlan(id)

  async function remove({ migration_plan_id }: Migration) {
    const to = plans.data?.find((candidate) => candidate.id === migration_plan_id)
    const organizations = usage.data?.organization_count ?? 0
    if (await write({ name: plan?.name ?? id, migration: to && { to, organizations } })) onClose()
  }

  const choice = whenThere(
    mapLoadable(toLoadable(plans, 'Failed to load plans. Please try again.'), (list) =>
      plan ? { plan, targets: list.filter((target) => target.id !== id && !target.deprecated) } : null,
    ),
  )
  const used = whenThere(
    toLoadable(usage, 'Failed to load how many organizations hold this plan. Please try again.'),
  )
  if (!choice || !used) return <PlanNotFoundDialog failure={failure} onClose={onClose} />
  return (
    <DeletePlanDialog
      // §5.10 Delete plan: whether and how it can be deleted depends on how many organizations hold it.
      deletion={mapLoadable(all({ choice, used, publicSale: toLoadable(sale) }), (parts) => ({
        ...parts.choice,
        organization_count: parts.used.organization_count,
        publicSale: parts.publicSale,
      }))}
      busy={busy}
      failure={failure}
      onDelete={(migration) => void remove(migration)}
      onClose={onClose}
    />
  )
}
