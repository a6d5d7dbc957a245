import { users } from '@quarterdeck/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE, type ListSearch } from '../../lib/listSearch'
import { nullWhenNotFound } from '../../lib/notFound'
import { matchingUsers } from './matchingUsers'

export const userKeys = {
  all: ['users'] as const,
  lists: ['users', 'list'] as const,
  organizations: ['users', 'organizations'] as const,
}

/** One page of all users, filtered by `matchingUsers` too in case the platform ignores the search. */
export const usersQuery = ({ search, page }: ListSearch) =>
  queryOptions({
    queryKey: [...userKeys.lists, { search, page }],
    queryFn: async ({ signal }) =>
      matchingUsers(
        await users.list({ page, limit: PAGE_SIZE, search: search || undefined, signal }),
        search,
      ),
    placeholderData: keepPreviousData,
  })

/** A user's organizations; null where there is no such user. */
export const organizationsOfUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...userKeys.organizations, userId],
    queryFn: ({ signal }) => users.listOrganizations(userId, { signal }).catch(nullWhenNotFound(404, 400)),
  })
