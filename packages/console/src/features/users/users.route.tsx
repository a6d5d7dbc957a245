import { UsersView } from '@quarterdeck/ui/users'
import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE, readListSearch } from '../../lib/listSearch'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { useListSearch } from '../../lib/useListSearch'
import { usersQuery } from './users.queries'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = (query: URLSearchParams) =>
  queryClient.prefetchQuery(usersQuery(readListSearch(query)))

export function Component() {
  const { search, page, change, pageHref } = useListSearch(prefetch)
  const { dialog, open } = useDialog()
  const dialogHref = useDialogHref()
  const users = useQuery(usersQuery({ search, page }))
  useLastPage(users, page, (lastPage) => change({ page: lastPage }, { replace: true }))

  return (
    <UsersView
      users={toLoadable(users, 'Failed to load users. Please try again.')}
      search={search}
      onSearch={(text) => change({ search: text, page: 1 })}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={(next) => change({ page: next })}
      onRefresh={() => void users.refetch()}
      pageHref={pageHref}
      onOpen={(id) => open('user', { id })}
      openHref={(id) => dialogHref('user', { id })}
      openId={dialog?.name === 'user' ? dialog.id : undefined}
    />
  )
}
