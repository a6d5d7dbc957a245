import { organizations, type Organization } from '@quarterdeck/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nullWhenNotFound } from '../../lib/notFound'
import { organizationKeys } from './admin-organizations.queries'

/**
 * Organizations by their ids, each by a read of its own: a page at most. Those that are no longer there are left out, as
 * are those that could not be read, unless that is so of all.
 */
export const namedOrganizationsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...organizationKeys.lists, { ids }],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const reads = await Promise.allSettled(
        ids.map((id) => organizations.get(id, { signal }).catch(nullWhenNotFound(404, 400))),
      )
      const read = reads.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const items = read.filter((one): one is Organization => one !== null)
      const failure = reads.find((one) => one.status === 'rejected')
      if (failure && items.length === 0) throw failure.reason
      return { items, deleted: read.length - items.length, failed: reads.length - read.length }
    },
    placeholderData: keepPreviousData,
  })
