import { organizations } from '@quarterdeck/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE, type ListSearch } from '../../lib/listSearch'

export const organizationKeys = {
  all: ['organizations'] as const,
  lists: ['organizations', 'list'] as const,
  one: (id: string) => ['organizations', 'one', id] as const,
}

/**
 * One page of all organizations. Search and page are part of the key, so a late answer to an earlier search never
 * shows in place of a later one.
 */
export const organizationsQuery = ({ search, page }: ListSearch) =>
  queryOptions({
    queryKey: [...organizationKeys.lists, { search, page }],
    queryFn: ({ signal }) =>
      organizations.list({ page, limit: PAGE_SIZE, search: search || undefined, signal }),
    placeholderData: keepPreviousData,
  })
