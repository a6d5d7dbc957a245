import { Building2 } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import {
  ButtonLink,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  TextLink,
} from '../primitives'
import { ActiveBadge, type UserOrganization } from '../user-organizations'
import { Section } from './Section'

export interface YourOrganizationsProps {
  organizations: Loadable<UserOrganization[]>
  /** Address of the whole list. */
  allHref: string
  /** Address of one organization. */
  organizationHref: (id: string) => string
}

/** §9: the overview shows the first three. */
const SHOWN = 3

/** §2 User overview: 'Your Organizations (n)'. */
export function YourOrganizations({ organizations, allHref, organizationHref }: YourOrganizationsProps) {
  const count = organizations.state === 'ready' ? organizations.data.length : undefined
  return (
    <Section
      title="Your Organizations"
      count={count}
      action={count ? <TextLink href={allHref}>View All</TextLink> : undefined}
    >
      <Card flush>
        {organizations.state === 'loading' ? (
          <SkeletonGroup label="Loading organizations">
            <Rows as="div">
              {Array.from({ length: SHOWN }, (_, row) => (
                <Row key={row} as="div">
                  <div>
                    <Skeleton width={200} />
                    <Skeleton width={120} />
                  </div>
                </Row>
              ))}
            </Rows>
          </SkeletonGroup>
        ) : organizations.state === 'error' ? (
          <ErrorState message={organizations.message} onRetry={organizations.onRetry} />
        ) : organizations.data.length === 0 ? (
          <EmptyState icon={<Building2 />} title="No Organizations Found">
            You haven't joined any organizations yet.
          </EmptyState>
        ) : (
          <Rows>
            {organizations.data.slice(0, SHOWN).map((organization) => (
              <Row key={organization.id}>
                <div>
                  <h3>{organization.email}</h3>
                  <p>
                    Created <DateText value={organization.created_at} />
                  </p>
                </div>
                <ActiveBadge active={organization.is_active} />
                <ButtonLink
                  size="sm"
                  href={organizationHref(organization.id)}
                  aria-label={`View Dashboard of ${organization.email}`}
                >
                  View Dashboard
                </ButtonLink>
              </Row>
            ))}
          </Rows>
        )}
      </Card>
    </Section>
  )
}

const Rows = styled.ul`
  > * + * {
    border-top: 1px solid var(--border);
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) 18px;

  > div {
    display: flow-root;
    flex: 1 1 220px;
    min-width: 0;
    min-height: 40px;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-xs);
  }
`
