import { Pencil, Shield, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Badge, emailText, EmptyState, IconButton, LongText, Table, type TableColumn } from '../primitives'
import { AdminLevelBadge } from './AdminLevelBadge'

/** What the list draws of an administrator. */
export interface AdminRow {
  id: string
  email: string
  can_create_new_admins: boolean
}

export interface AdminsTableProps {
  admins: Loadable<readonly AdminRow[]>
  /** The id of the signed-in admin's entry. */
  ownId: string | undefined
  /** §6.4: whether they may change the others; undefined until that is known. */
  canManage: boolean | undefined
  onEdit: (id: string) => void
  /** Address of what `onEdit` opens, for a tab of its own. */
  editHref?: (id: string) => string
  onDelete: (admin: AdminRow) => void
  /** The id of the admin whose dialog is open. */
  openId?: string
}

/** §2.18 admins: the table; its rows have buttons only for admins who may change others. */
export function AdminsTable({
  admins,
  ownId,
  canManage,
  onEdit,
  editHref,
  onDelete,
  openId,
}: AdminsTableProps) {
  // Most may, so the buttons' column is there from the beginning.
  const hasActions = canManage ?? admins.state === 'loading'
  const columns = useMemo(
    () => [...facts(ownId), ...(hasActions ? [actions(ownId, onEdit, onDelete)] : [])],
    [ownId, hasActions, onEdit, onDelete],
  )
  return (
    <Table
      label="Admins"
      columns={columns}
      rows={admins}
      rowKey={({ id }) => id}
      onOpen={canManage ? ({ id }) => onEdit(id) : undefined}
      getRowHref={canManage && editHref ? ({ id }) => editHref(id) : undefined}
      selectedKey={openId}
      empty={<EmptyState icon={<Shield />} title="No admins yet" />}
    />
  )
}

const facts = (ownId: string | undefined): TableColumn<AdminRow>[] => [
  {
    id: 'admin',
    header: 'Admin',
    cell: ({ id, email }) => (
      <Email>
        <LongText>{emailText(email)}</LongText> {id === ownId && <Badge>You</Badge>}
      </Email>
    ),
  },
  {
    id: 'level',
    header: 'Permission level',
    plain: true,
    width: '11.625rem',
    cell: ({ can_create_new_admins }) => <AdminLevelBadge can_create_new_admins={can_create_new_admins} />,
  },
]

const actions = (
  ownId: string | undefined,
  onEdit: (id: string) => void,
  onDelete: (admin: AdminRow) => void,
): TableColumn<AdminRow> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  width: '8rem',
  align: 'end',
  cell: (admin) => (
    <Actions>
      <IconButton
        size="sm"
        label={`Edit permissions of ${admin.email}`}
        title="Edit permissions"
        onClick={() => onEdit(admin.id)}
      >
        <Pencil size={16} />
      </IconButton>
      {admin.id !== ownId && (
        <IconButton
          size="sm"
          label={`Delete ${admin.email}`}
          title="Delete admin"
          onClick={() => onDelete(admin)}
        >
          <Trash2 size={16} />
        </IconButton>
      )}
    </Actions>
  ),
})

const Email = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`

/* In a row without the second button, the first one stays in line with those of the other rows. */
const Actions = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(2, var(--control-sm));
  gap: var(--space-1);
`
