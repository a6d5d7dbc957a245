import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { listRows, type ListPage, type Loadable } from '../lib'
import { Button, PageHeader, Pagination, SearchField } from '../primitives'
import { Page } from '../shell'
import { OrganizationsTable, type OrganizationRow, type OrganizationsTableProps } from './OrganizationsTable'

/** One page of the organizations that match, and how many match in all. */
export type OrganizationsPage = ListPage<OrganizationRow>

export interface AdminOrganizationsViewProps extends Pick<OrganizationsTableProps, 'onOpen' | 'selectedId'> {
  organizations: Loadable<OrganizationsPage>
  /** The search that the list shows; empty for all. */
  search: string
  onSearch: (search: string) => void
  /** The page in view, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  onRefresh: () => void
}

/** Every organization, searched and paged by the platform; a row opens its dialog (§2.14). */
export function AdminOrganizationsView({
  organizations,
  search,
  onSearch,
  page,
  pageSize,
  onPageChange,
  onRefresh,
  onOpen,
  selectedId,
}: AdminOrganizationsViewProps) {
  const isReady = organizations.state === 'ready'
  const total = isReady ? organizations.data.total : 0
  return (
    <Page data-wide>
      <PageHeader
        title="Organizations"
        description="Everyone who has registered, their plan and where they run."
        actions={
          <Button
            icon={<RefreshCw size={16} />}
            busy={isReady && organizations.refreshing}
            onClick={onRefresh}
          >
            Refresh
          </Button>
        }
      />
      <Content>
        <SearchField label="Search by email" value={search} onSearch={onSearch} />
        <OrganizationsTable
          organizations={listRows(organizations, {
            page,
            pageSize,
            unreadable: 'Failed to load organizations. Please try again.',
            onRetry: onRefresh,
          })}
          filtered={search !== ''}
          onClearFilters={() => onSearch('')}
          onOpen={onOpen}
          selectedId={selectedId}
          pageSize={pageSize}
          paged={total > pageSize}
        />
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
      </Content>
    </Page>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`
