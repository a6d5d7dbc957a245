import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Reads again what has changed, or may have. What is under way is given up first: it may have been read before the change,
 * and a first read, which has no data yet, would count as the new one.
 */
export async function readAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
