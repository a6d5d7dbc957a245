import { Building2, Check, ChevronRight, CircleOff } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { PlanBadge } from '../catalogue'
import { Badge, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '../primitives'

/** What is drawn of an organization. */
export interface OrganizationOfUser {
  id: string
  email: string
  is_active: boolean
  plan_name: string | null
}

export interface OrganizationsOfUserProps {
  organizations: Loadable<readonly OrganizationOfUser[]>
  /** Opens an organization's details. */
  onOpen: (id: string) => void
}

/** A user's organizations, each of which opens. */
export function OrganizationsOfUser({ organizations, onOpen }: OrganizationsOfUserProps) {
  const count = organizations.state === 'ready' ? organizations.data.length : undefined
  return (
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
          {organizations.data.map(({ id, email, is_active, plan_name }) => (
            <li key={id}>
              <Row as="button" type="button" onClick={() => onOpen(id)}>
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
  )
}

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
  @media (max-width: 640px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    > [data-part='badges'] {
      grid-row: 2;
      justify-content: flex-start;
    }
  }
  &:hover > [data-part='email'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
