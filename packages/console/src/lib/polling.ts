import type { QueryState } from '@tanstack/react-query'

interface Polled {
  state: Pick<QueryState, 'status' | 'errorUpdateCount' | 'data'>
}

/** §9.4: job lists refresh every 5 s. */
export const POLL_MS = 5000
const SLOWEST_MS = 60_000

/** The errors a query had counted when it was last well: what came since are failures in a row. */
const errorsWhenWell = new WeakMap<object, number>()

/** How often in a row a query has failed since its last answer. */
function failuresInARow(query: Polled): number {
  const { status, errorUpdateCount } = query.state
  if (status !== 'error') {
    errorsWhenWell.set(query, errorUpdateCount)
    return 0
  }
  return errorUpdateCount - (errorsWhenWell.get(query) ?? 0)
}

/**
 * When a list that is in view asks again, counted from its last answer, so that no two requests are under way: after
 * 5 s, after failures twice as long each time. A list that never arrived waits for 'Try Again'.
 */
export function pollInterval(query: Polled): number | false {
  const failures = failuresInARow(query)
  if (query.state.data === undefined) return false
  return Math.min(POLL_MS * 2 ** failures, SLOWEST_MS)
}

/** Options of a list that keeps itself fresh while it is in view: not in a hidden tab, at once on coming back. */
export const polled = {
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
} as const
