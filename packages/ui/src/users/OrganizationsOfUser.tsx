import { Building2 } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { ActiveBadge, PlanBadge } from '../catalogue'
import { EmptyState, ErrorState, RowList, RowListItem, RowListSkeletons, SkeletonGroup } from '../primitives'

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
  /** Its address, for a tab of its own. */
  openHref?: (id: string) => string
}

/** A user's organizations, each of which opens. */
export function OrganizationsOfUser({ organizations, onOpen, openHref }: OrganizationsOfUserProps) {
  const count = organizations.state === 'ready' ? organizations.data.length : undefined
  return (
    <Section aria-label="Organizations">
      <h3>Organizations {count !== undefined && <span>{`(${count})`}</span>}</h3>
      {organizations.state === 'loading' ? (
        <SkeletonGroup label="Loading organizations">
          <RowListSkeletons count={1} rowHeight={56} />
        </SkeletonGroup>
      ) : organizations.state === 'error' ? (
        <ErrorState failure={organizations} />
      ) : organizations.data.length === 0 ? (
        <EmptyState icon={<Building2 />} title="This user belongs to no organization" />
      ) : (
        <RowList rowHeight={56}>
          {organizations.data.map(({ id, email, is_active, plan_name }) => (
            <RowListItem
              key={id}
              name={email}
              aside={
                <>
                  <PlanBadge name={plan_name} />
                  <ActiveBadge active={is_active} />
                </>
              }
              onOpen={() => onOpen(id)}
              href={openHref?.(id)}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}

/* As high as what it holds: the dialog hangs from its upper edge, so nothing in view moves when rows arrive. */
const Section = styled.section`
  h3 {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--border);
  }
  h3 span {
    color: var(--text-muted);
  }
`
