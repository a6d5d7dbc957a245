import styled from 'styled-components'
import type { Loadable } from '../lib'
import { CopyableId, DateText, Dialog, NotFound } from '../primitives'
import { OrganizationsOfUser, type OrganizationOfUser } from './OrganizationsOfUser'
import { UserStatusBadge } from './UserStatusBadge'
import type { UserRow } from './UsersView'

export interface UserDialogProps {
  id: string
  /** The user as a list has it; there is no call for one user alone. */
  user: Pick<UserRow, 'email' | 'created_at' | 'is_active'> | undefined
  /** Null where there is no such user. */
  organizations: Loadable<readonly OrganizationOfUser[] | null>
  /** Opens an organization's details. */
  onOpenOrganization: (id: string) => void
  /** Its address, for a tab of its own. */
  organizationHref?: (id: string) => string
  onClose: () => void
}

/** §2.17 users: a user's organizations. The dialog opens before they have loaded. */
export function UserDialog({
  id,
  user,
  organizations,
  onOpenOrganization,
  organizationHref,
  onClose,
}: UserDialogProps) {
  return (
    <Dialog
      title={user?.email ?? 'User'}
      description={
        <Facts>
          <CopyableId id={id} label="user ID" />
          {user && <UserStatusBadge is_active={user.is_active} />}
          {user && (
            <span>
              Registered <DateText value={user.created_at} />
            </span>
          )}
        </Facts>
      }
      onClose={onClose}
    >
      {organizations.state === 'ready' && organizations.data === null ? (
        <NotFound title="There is no such user" />
      ) : (
        <OrganizationsOfUser
          organizations={organizations as Loadable<readonly OrganizationOfUser[]>}
          onOpen={onOpenOrganization}
          openHref={organizationHref}
        />
      )}
    </Dialog>
  )
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-height: 24px;
  margin-top: var(--space-1);
`
