import { Users } from 'lucide-react'
import type { ListPage, Loadable } from '../lib'
import { DateText, emailText, EmptyState, type TableColumn } from '../primitives'
import { ListScreen, type ListScreenControls } from '../shell'
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

export interface UsersViewProps extends ListScreenControls {
  users: Loadable<UsersPage>
}

const columns: readonly TableColumn<UserRow>[] = [
  { id: 'user', header: 'User', cell: ({ email }) => emailText(email), text: true },
  {
    id: 'status',
    plain: true,
    header: 'Status',
    width: '24%',
    cell: ({ is_active }) => <UserStatusBadge is_active={is_active} />,
  },
  {
    id: 'registered',
    plain: true,
    header: 'Registered',
    width: '8.875rem',
    align: 'end',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
]

/** The users of the platform, page by page; a row opens the organizations of one (§2.17). */
export function UsersView({ users, ...controls }: UsersViewProps) {
  return (
    <ListScreen
      {...controls}
      title="Users"
      description="Everyone with an account, and the organizations they belong to."
      rowName="user"
      list={users}
      columns={columns}
      searchLabel="Search by email"
      unreadable="Failed to load users. Please try again."
      empty={
        <EmptyState icon={<Users />} title="No users yet">
          A user appears here as soon as someone registers.
        </EmptyState>
      }
    />
  )
}
