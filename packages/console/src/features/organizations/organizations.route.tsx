import { OrganizationsView } from '@quarterdeck/ui/organizations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog } from '../../lib/useDialog'
import { useListSearch } from '../../lib/useListSearch'
import { organizationsQuery } from './organizations.queries'

export function Component() {
  const { search, page, change } = useListSearch()
  const { dialog, open } = useDialog()
  const organizations = useQuery(organizationsQuery({ search, page }))

  // contract §5: when rows disappear, the last page is shown in place of one that is gone.
  const lastPage = organizations.isPlaceholderData ? undefined : organizations.data?.totalPages
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])

  return (
    <OrganizationsView
      organizations={toLoadable(organizations, 'Failed to load organizations. Please try again.')}
      search={search}
      onSearch={(text) => change({ search: text, page: 1 })}
      page={page}
      onPageChange={(next) => change({ page: next })}
      onRefresh={() => void organizations.refetch()}
      onOpen={(id) => open('organization', { id })}
      selectedId={dialog?.id}
    />
  )
}
