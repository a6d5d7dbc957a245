import styled from 'styled-components'
import { whenThere, type Loadable } from '../lib'
import { CopyableId, DateText, Dialog, emailText, NotFound, Skeleton } from '../primitives'
import { OrganizationsOfUser, type OrganizationOfUser } from './OrganizationsOfUser'
import { UserStatusBadge } from './UserStatusBadge'
import type { UserRow } from './UsersView'

export interface UserDialogProps {
  id: string
  /** The user as a list had it, since there is no call for one user alone; null where none had. */
  user: Loadable<Pick<UserRow, 'email' | 'created_at' | 'is_active'> | null>
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
  const known = user.state === 'ready' ? user.data : null
  const found = whenThere(organizations)
  return (
    <Dialog
      title={known ? emailText(known.email) : 'User'}
      description={
        <Facts>
          <CopyableId id={id} label="user ID" />
          {user.state === 'loading' && (
            <>
              <Skeleton width={68} height={22} />
              <Skeleton>Registered Dec 31, 2026</Skeleton>
            </>
          )}
          {known && (
            <>
              <UserStatusBadge is_active={known.is_active} />
              <span>
                Registered <DateText value={known.created_at} />
              </span>
            </>
          )}
        </Facts>
      }
      onClose={onClose}
    >
      {found ? (
        <OrganizationsOfUser organizations={found} onOpen={onOpenOrganization} openHref={organizationHref} />
      ) : (
        <NotFound title="There is no such user" />
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
