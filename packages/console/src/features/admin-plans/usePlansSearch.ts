import type { PlanFilter } from '@quarterdeck/ui/admin-plans'
import { useSearchParams } from 'react-router-dom'
import { withValues } from '../../lib/listSearch'

/** Which plans are in view, from the address (`paths.adminPlans`), and how to change it. */
export function usePlansSearch() {
  const [query, setQuery] = useSearchParams()
  const show = query.get('show')
  const filter: PlanFilter = show === 'active' || show === 'deprecated' ? show : 'all'
  const setFilter = (next: PlanFilter) =>
    setQuery((before) => withValues(before, { show: next === 'all' ? '' : next }))
  return { filter, setFilter }
}
