import { AdminPlansView, type PlanAction } from '@quarterdeck/ui/admin-plans'
import { lazyModule, mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { plansQuery } from '../catalogue/catalogue.queries'
import { useChangePlan } from './admin-plans.queries'
import { usePlansSearch } from './usePlansSearch'

// Loaded when needed: a dialog brings the library Floating UI, which the cards do without.
const confirmation = lazyModule(() => import('./DeprecateConfirmation'))

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = () => queryClient.prefetchQuery(plansQuery())

export function Component() {
  const plans = useQuery(plansQuery())
  const { filter, setFilter } = usePlansSearch()
  const { change, changing, asked, question, dropQuestion, confirm } = useChangePlan()
  const { open } = useDialog()
  const loaded = confirmation.useWhen(question !== undefined, dropQuestion)

  function act(id: string, action: PlanAction) {
    const plan = plans.data?.find((candidate) => candidate.id === id)
    if (plan) void change({ plan, action, asks: action === 'deprecate' })
  }

  return (
    <>
      <AdminPlansView
        plans={mapLoadable(toLoadable(plans, 'Failed to load plans. Please try again.'), asked)}
        filter={filter}
        onFilter={setFilter}
        onCreate={() => open('create-plan')}
        onEdit={(id) => open('edit-plan', { id })}
        onManagePrices={(id) => open('plan-prices', { id })}
        onDelete={(id) => open('delete-plan', { id })}
        onAction={act}
        changing={changing}
        onRefresh={() => void plans.refetch()}
      />
      {question && loaded && (
        <loaded.DeprecateConfirmation
          plan={question.plan}
          uncertain={question.why === 'uncertain'}
          onConfirm={confirm}
          onClose={dropQuestion}
        />
      )}
    </>
  )
}
