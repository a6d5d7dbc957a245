import { Users } from 'lucide-react'
import type { Loadable } from '../../lib'
import { EmptyState, Table, type TableColumn } from '../../primitives'

interface User {
  id: string
  email: string
}

const columns: readonly TableColumn<User>[] = [{ id: 'user', header: 'User', cell: ({ email }) => email }]

/** A list that the platform answers with: loading, failed, empty or there. */
export const NetworkSample = ({ users }: { users: Loadable<readonly User[]> }) => (
  <Table
    label="Users"
    columns={columns}
    rows={users}
    rowKey={({ id }) => id}
    empty={<EmptyState icon={<Users />} title="No users yet" />}
  />
)
