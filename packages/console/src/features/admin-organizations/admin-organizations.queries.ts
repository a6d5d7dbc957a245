import { organizations } from '@quarterdeck/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE, type ListSearch } from '../../lib/listSearch'

export const organizationKeys = {
  all: ['organizations'] as const,
  lists: ['organizations', 'list'] as const,
  one: (id: string) => ['organizations', 'one', id] as const,
  /** What runs for it: its workflows and jobs. */
  work: (id: string) => ['organizations', 'one', id, 'work'] as const,
}

/** One page of all organizations. A late answer to an earlier search lands under its own key and never shows. */
export const organizationsQuery = ({ search, page }: ListSearch) =>
  queryOptions({
    queryKey: [...organizationKeys.lists, { search, page }],
    queryFn: ({ signal }) =>
      organizations.list({ page, limit: PAGE_SIZE, search: search || undefined, signal }),
    placeholderData: keepPreviousData,
  })
