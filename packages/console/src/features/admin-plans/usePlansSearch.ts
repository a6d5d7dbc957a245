import type { PlanFilter } from '@quarterdeck/ui/admin-plans'
import { useSearchParams } from 'react-router-dom'

/** Which plans are in view, from the address (`paths.adminPlans`), and how to change it. */
export function usePlansSearch() {
  const [query, setQuery] = useSearchParams()
  const show = query.get('show')
  const filter: PlanFilter = show === 'active' || show === 'deprecated' ? show : 'all'
  const setFilter = (next: PlanFilter) =>
    setQuery((before) => {
      const after = new URLSearchParams(before)
      if (next === 'all') after.delete('show')
      else after.set('show', next)
      return after
    })
  return { filter, setFilter }
}
