import { Building2 } from 'lucide-react'
import styled from 'styled-components'
import { ActiveBadge } from '../catalogue'
import type { Loadable } from '../lib'
import {
  ButtonLink,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  RowList,
  RowListItem,
  RowListSkeletons,
  SkeletonGroup,
  TextLink,
  visuallyHiddenStyles,
} from '../primitives'
import type { UserOrganization } from '../user-organizations'
import { Section } from './Section'

export interface YourOrganizationsProps {
  organizations: Loadable<readonly UserOrganization[]>
  /** Address of the whole list. */
  allHref: string
  /** Address of one organization. */
  organizationHref: (id: string) => string
}

/** §9.3: the overview shows the first three. */
const SHOWN = 3
/** The height of a row in px. */
const ROW = 65

/** §2.9 user-overview: 'Your Organizations (n)'. */
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
            <RowListSkeletons count={SHOWN} lines={2} rowHeight={ROW} inset />
          </SkeletonGroup>
        ) : organizations.state === 'error' ? (
          <ErrorState failure={organizations} />
        ) : organizations.data.length === 0 ? (
          <EmptyState icon={<Building2 />} title="No Organizations Found">
            You haven't joined any organizations yet.
          </EmptyState>
        ) : (
          <RowList rowHeight={ROW} inset>
            {organizations.data.slice(0, SHOWN).map((organization) => (
              <RowListItem
                key={organization.id}
                name={organization.email}
                meta={
                  <Facts>
                    <ActiveBadge active={organization.is_active} />
                    <span>
                      <span data-part="label">Created</span> <DateText value={organization.created_at} />
                    </span>
                  </Facts>
                }
                action={
                  <ButtonLink
                    size="sm"
                    href={organizationHref(organization.id)}
                    aria-label={`View Dashboard of ${organization.email}`}
                  >
                    View Dashboard
                  </ButtonLink>
                }
              />
            ))}
          </RowList>
        )}
      </Card>
    </Section>
  )
}

const Facts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);

  /* On a phone a date says by itself what it is; what is missing does not. */
  @media (max-width: 640px) {
    :has(> time) > [data-part='label'] {
      ${visuallyHiddenStyles}
    }
  }
`
