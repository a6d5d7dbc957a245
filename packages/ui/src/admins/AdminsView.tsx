import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { ageOf, isRefreshing } from '../lib'
import {
  Alert,
  Card,
  confirmation,
  inOrder,
  PageHeader,
  RefreshButton,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { Page } from '../shell'
import { AddAdminForm, type AddAdminFormProps } from './AddAdminForm'
import { AdminsTable, type AdminRow, type AdminsTableProps } from './AdminsTable'
import { PermissionLevels } from './PermissionLevels'

export interface AdminsViewProps extends Pick<
  AdminsTableProps,
  'admins' | 'ownId' | 'onEdit' | 'editHref' | 'openId'
> {
  /** §6.4: whether the signed-in admin may create and change others; undefined until that is known. */
  canManage: boolean | undefined
  onAdd: AddAdminFormProps['onAdd']
  addFailure?: AddAdminFormProps['failure']
  /** An admin is being added. */
  adding: boolean
  /** The person came here to add an admin. */
  startsWithForm?: boolean
  /** Resolves with whether the admin was deleted. */
  onDelete: (admin: AdminRow) => Promise<boolean>
  /** The admins that are being deleted, by id. */
  deleting: ReadonlySet<string>
  onRefresh: () => void
}

/** Who administers the platform, and the form that adds one, for those who may (§2.18). */
export function AdminsView({
  admins,
  ownId,
  canManage,
  onEdit,
  editHref,
  openId,
  onAdd,
  addFailure,
  adding,
  startsWithForm,
  onDelete,
  deleting,
  onRefresh,
}: AdminsViewProps) {
  const [chosen, setToDelete] = useState<AdminRow>()
  // Somebody else may delete the admin while the question is open: then there is nothing left to ask.
  const isListed = admins.state !== 'ready' || admins.data.some(({ id }) => id === chosen?.id)
  const toDelete = isListed ? chosen : undefined
  const cancelDelete = useCallback(() => setToDelete(undefined), [])
  const loaded = confirmation.useWhen(toDelete !== undefined, cancelDelete)
  useEffect(() => {
    if (canManage) confirmation.preload()
  }, [canManage])

  return (
    <Page>
      <PageHeader
        title="Admins"
        description="Who administers the platform, and who may add others."
        actions={<RefreshButton busy={isRefreshing(admins)} age={ageOf(admins)} onRefresh={onRefresh} />}
      />
      <Columns>
        <AdminsTable
          admins={admins}
          ownId={ownId}
          canManage={canManage}
          onEdit={onEdit}
          editHref={editHref}
          onDelete={setToDelete}
          openId={openId}
        />
        <aside>
          <Card title="Add Admin">
            {canManage === true ? (
              <AddAdminForm onAdd={onAdd} busy={adding} failure={addFailure} startsFocused={startsWithForm} />
            ) : canManage === false ? (
              <Alert tone="info" title="You are a standard admin">
                Only admins who can create admins add, change or delete admins.
              </Alert>
            ) : admins.state === 'error' ? (
              <p>Your own permissions are not known right now.</p>
            ) : (
              <SkeletonGroup label="Loading your permissions">
                <Skeleton height={196} />
              </SkeletonGroup>
            )}
          </Card>
          <PermissionLevels />
        </aside>
      </Columns>
      {toDelete && loaded && (
        <loaded.ConfirmDialog
          title={`Delete ${toDelete.email}?`}
          confirmLabel="Delete admin"
          busy={deleting.has(toDelete.id)}
          onConfirm={() =>
            void onDelete(toDelete).then(
              (deleted) => deleted && setToDelete((open) => (open === toDelete ? undefined : open)),
            )
          }
          onClose={cancelDelete}
        >
          <p>They can no longer administer the platform.</p>
        </loaded.ConfirmDialog>
      )}
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--space-4);
  align-items: start;

  > aside {
    display: grid;
    gap: var(--space-4);
    min-width: 0;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);

    ${inOrder}
  }
`
