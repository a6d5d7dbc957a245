import { Building2, Check, ChevronRight, CircleOff } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  Badge,
  CopyableId,
  DateText,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
} from '../primitives'
import { PlanBadge } from '../organizations/PlanBadge'
import { UserStatusBadge } from './UserStatusBadge'
import type { UserRow } from './UsersView'

/** What the dialog draws of an organization. */
export interface OrganizationOfUser {
  id: string
  email: string
  is_active: boolean
  plan_name: string | null
}

export interface UserDialogProps {
  id: string
  /** The user as a list has it; there is no call for one user alone. */
  user: Pick<UserRow, 'email' | 'created_at' | 'is_active'> | undefined
  organizations: Loadable<readonly OrganizationOfUser[]>
  /** Opens an organization's details. */
  onOpenOrganization: (id: string) => void
  onClose: () => void
}

/** §2 Admin users: a user's organizations. The frame opens at once. */
export function UserDialog({ id, user, organizations, onOpenOrganization, onClose }: UserDialogProps) {
  const count = organizations.state === 'ready' ? organizations.data.length : undefined
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
      <Section aria-label="Organizations">
        <h3>Organizations {count !== undefined && <span>({count})</span>}</h3>
        {organizations.state === 'loading' ? (
          <SkeletonGroup label="Loading organizations">
            {[200, 260].map((width) => (
              <Row key={width}>
                <Skeleton width={width} />
              </Row>
            ))}
          </SkeletonGroup>
        ) : organizations.state === 'error' ? (
          <ErrorState title={organizations.message} onRetry={organizations.onRetry} />
        ) : organizations.data.length === 0 ? (
          <EmptyState icon={<Building2 />} title="This user belongs to no organization" />
        ) : (
          <ul>
            {organizations.data.map(({ id: organizationId, email, is_active, plan_name }) => (
              <li key={organizationId}>
                <Row as="button" type="button" onClick={() => onOpenOrganization(organizationId)}>
                  <span data-part="email">{email}</span>
                  <span data-part="badges">
                    <PlanBadge name={plan_name} />
                    {is_active ? (
                      <Badge tone="success" icon={<Check />}>
                        Active
                      </Badge>
                    ) : (
                      <Badge tone="warning" icon={<CircleOff />}>
                        Inactive
                      </Badge>
                    )}
                  </span>
                  <ChevronRight size={16} aria-hidden />
                </Row>
              </li>
            ))}
          </ul>
        )}
      </Section>
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

/* Of one height, so that what arrives moves nothing; half a row tells that there is more to scroll to. */
const Section = styled.section`
  height: min(286px, 50dvh);
  overflow-y: auto;

  @media (max-width: 640px) {
    height: auto;
  }

  h3 {
    position: sticky;
    top: 0;
    background: var(--raised);
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--border);
  }
  h3 span {
    color: var(--text-muted);
  }
  li + li {
    border-top: 1px solid var(--border);
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  width: 100%;
  min-height: 56px;
  padding: var(--space-2) 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;

  > [data-part='email'] {
    flex: 1 1 180px;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
  > svg {
    flex: none;
    color: var(--text-muted);
  }
  &:hover > [data-part='email'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
