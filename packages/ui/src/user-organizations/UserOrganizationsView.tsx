import { Building2, UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { ageOf, isRefreshing, type Loadable } from '../lib'
import { Button, Card, EmptyState, ErrorState, PageHeader, RefreshButton, SkeletonGroup } from '../primitives'
import { Page } from '../shell'
import {
  UserOrganizationCard,
  UserOrganizationCardSkeleton,
  type UserOrganization,
} from './UserOrganizationCard'

export interface UserOrganizationsViewProps {
  organizations: Loadable<readonly UserOrganization[]>
  /** Address of one organization. */
  organizationHref: (id: string) => string
  onJoin: () => void
  onRefresh: () => void
}

/** The organizations a person belongs to, and how to join another one (§2.11). */
export function UserOrganizationsView({
  organizations,
  organizationHref,
  onJoin,
  onRefresh,
}: UserOrganizationsViewProps) {
  const join = (
    <Button variant="primary" icon={<UserPlus size={16} />} onClick={onJoin}>
      Join Organization
    </Button>
  )
  const count = organizations.state === 'ready' ? organizations.data.length : 0
  return (
    <Page>
      <PageHeader
        title="Organizations"
        description={
          count === 0
            ? 'The organizations you belong to.'
            : `You belong to ${count === 1 ? '1 organization' : `${count} organizations`}.`
        }
        actions={
          <>
            <RefreshButton
              busy={isRefreshing(organizations)}
              age={ageOf(organizations)}
              onRefresh={onRefresh}
            />
            {/* Without organizations the button is in the empty state and not in the header. */}
            {(organizations.state !== 'ready' || count > 0) && join}
          </>
        }
      />
      {organizations.state === 'loading' ? (
        <SkeletonGroup label="Loading organizations">
          <Grid as="div">
            {[1, 2, 3].map((card) => (
              <UserOrganizationCardSkeleton key={card} />
            ))}
          </Grid>
        </SkeletonGroup>
      ) : organizations.state === 'error' ? (
        <Card flush>
          <ErrorState failure={organizations} />
        </Card>
      ) : count === 0 ? (
        <Card flush>
          <EmptyState icon={<Building2 />} title="No Organizations Found" action={join}>
            You haven't joined any organizations yet.
          </EmptyState>
        </Card>
      ) : (
        <Grid>
          {organizations.data.map((organization) => (
            <li key={organization.id}>
              <UserOrganizationCard organization={organization} href={organizationHref(organization.id)} />
            </li>
          ))}
        </Grid>
      )}
    </Page>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--space-4);

  > li {
    min-width: 0;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`
