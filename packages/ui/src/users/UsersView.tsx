import { RefreshCw, SearchX, Users } from 'lucide-react'
import styled from 'styled-components'
import { listRows, type ListPage, type Loadable } from '../lib'
import {
  Button,
  DateText,
  EmptyState,
  PageHeader,
  Pagination,
  SearchField,
  Table,
  type TableColumn,
} from '../primitives'
import { Page } from '../shell'
import { UserStatusBadge } from './UserStatusBadge'

/** What the list draws of a user. */
export interface UserRow {
  id: string
  email: string
  created_at: string | null
  /** Null where the platform does not know. */
  is_active: boolean | null
}

/** One page of the users that match. */
export interface UsersPage extends ListPage<UserRow> {
  /** Rows of this page that the platform sent although they do not match (§13.2). */
  hidden: number
}

export interface UsersViewProps {
  users: Loadable<UsersPage>
  /** The search in force; empty for all. */
  search: string
  onSearch: (search: string) => void
  /** The page in view, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  onRefresh: () => void
  /** Opens a user's organizations. */
  onOpen: (id: string) => void
  /** Whose organizations are open. */
  openId?: string
}

const columns: readonly TableColumn<UserRow>[] = [
  { id: 'user', header: 'User', cell: ({ email }) => email },
  {
    id: 'status',
    header: 'Status',
    width: '24%',
    cell: ({ is_active }) => <UserStatusBadge is_active={is_active} />,
  },
  {
    id: 'registered',
    header: 'Registered',
    width: '142px',
    align: 'end',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
]

/** The users of the platform, page by page; a row opens the organizations of one (§2.17). */
export function UsersView({
  users,
  search,
  onSearch,
  page,
  pageSize,
  onPageChange,
  onRefresh,
  onOpen,
  openId,
}: UsersViewProps) {
  const isReady = users.state === 'ready'
  const total = isReady ? users.data.total : 0
  const hidden = isReady ? users.data.hidden : 0
  return (
    <Page data-wide>
      <PageHeader
        title="Users"
        description="Everyone with an account, and the organizations they belong to."
        actions={
          <Button icon={<RefreshCw size={16} />} busy={isReady && users.refreshing} onClick={onRefresh}>
            Refresh
          </Button>
        }
      />
      <Content>
        <SearchField label="Search by email" value={search} onSearch={onSearch} />
        <Table
          label="Users"
          columns={columns}
          rows={listRows(users, {
            page,
            pageSize,
            unreadable: 'Failed to load users. Please try again.',
            onRetry: onRefresh,
          })}
          rowKey={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          selectedKey={openId}
          pageSize={pageSize}
          paged={total > pageSize}
          empty={
            search ? (
              <EmptyState
                icon={<SearchX />}
                title={
                  hidden > 0 && total > pageSize
                    ? 'No user on this page matches this search'
                    : 'No user matches this search'
                }
                action={<Button onClick={() => onSearch('')}>Clear filters</Button>}
              />
            ) : (
              <EmptyState icon={<Users />} title="No users yet">
                A user appears here as soon as someone registers.
              </EmptyState>
            )
          }
        />
        {/* No pager when one page has hidden rows: its count would include them. */}
        {!(hidden > 0 && total <= pageSize) && (
          <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
        )}
      </Content>
    </Page>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
`
