import { AdminPlansView, type PlanAction } from '@quarterdeck/ui/admin-plans'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { plansQuery } from '../catalogue/catalogue.queries'
import { useChangePlan } from './admin-plans.queries'

export function Component() {
  const plans = useQuery(plansQuery())
  const { change, changing } = useChangePlan()
  const { open } = useDialog()

  function act(id: string, action: PlanAction) {
    const plan = plans.data?.find((candidate) => candidate.id === id)
    if (plan) void change({ plan, action })
  }

  return (
    <AdminPlansView
      plans={toLoadable(plans, 'Failed to load plans. Please try again.')}
      onCreate={() => open('create-plan')}
      onEdit={(id) => open('edit-plan', { id })}
      onManagePrices={(id) => open('plan-prices', { id })}
      onDelete={(id) => open('delete-plan', { id })}
      onAction={act}
      changing={changing}
      onRefresh={() => void plans.refetch()}
    />
  )
}
