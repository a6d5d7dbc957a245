import type { Page, User } from '@quarterdeck/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { userKeys } from './users.queries'

/**
 * A user as the latest of the cached lists that have them tells. Who has moved to a page that was not read stays as they were
 * known last.
 */
export function useListedUser(id: string): User | undefined {
  const lists = useQueryClient().getQueryCache().findAll({ queryKey: userKeys.lists })
  const listed = lists
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Page<User> | undefined)?.items ?? [])
    .find((user) => user.id === id)
  const [known, setKnown] = useState(listed)
  if (listed && listed !== known) setKnown(listed)
  return listed ?? known
}
