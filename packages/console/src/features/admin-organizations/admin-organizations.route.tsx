import { AdminOrganizationsView } from '@quarterdeck/ui/admin-organizations'
import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE, readListSearch } from '../../lib/listSearch'
import { queryClient } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { useListSearch } from '../../lib/useListSearch'
import { organizationsQuery } from './admin-organizations.queries'

/** Reads what the screen shows first, before it is drawn. */
export const prefetch = (query: URLSearchParams) =>
  queryClient.prefetchQuery(organizationsQuery(readListSearch(query)))

export function Component() {
  const { search, page, change, pageHref } = useListSearch(prefetch)
  const { dialog, open } = useDialog()
  const dialogHref = useDialogHref()
  const organizations = useQuery(organizationsQuery({ search, page }))
  useLastPage(organizations, page, (lastPage) => change({ page: lastPage }, { replace: true }))

  return (
    <AdminOrganizationsView
      organizations={toLoadable(organizations, 'Failed to load organizations. Please try again.')}
      search={search}
      onSearch={(text) => change({ search: text, page: 1 })}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={(next) => change({ page: next })}
      onRefresh={() => void organizations.refetch()}
      pageHref={pageHref}
      onOpen={(id) => open('organization', { id })}
      openHref={(id) => dialogHref('organization', { id })}
      openId={dialog?.id}
    />
  )
}
