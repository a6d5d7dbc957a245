import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

/**
 * Reads again what has changed, or may have. What is under way is given up first: it may have been read before the change,
 * and a first read, which has no data yet, would count as the new one.
 */
export async function readAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await Promise.all(client.getQueryCache().findAll(filters).map(giveUp))
  await client.invalidateQueries(filters)
}

/** TanStack Query goes back to what was known when the read began; what was written since then stays. */
function giveUp(query: Query): Promise<void> {
  const { data } = query.state
  const givenUp = query.cancel({ revert: true })
  if (query.state.data !== data) query.setState({ data })
  return givenUp
}
