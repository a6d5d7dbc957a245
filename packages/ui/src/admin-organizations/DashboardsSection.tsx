import { memo } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { DialogSection, ExternalLink, Skeleton } from '../primitives'

/** What is drawn of a dashboard. */
export interface OrganizationDashboard {
  id: string
  name: string | null
  /** Any text: only http and https become a link. */
  url: string
}

export interface DashboardsSectionProps {
  dashboards: Loadable<readonly OrganizationDashboard[]>
}

/** §2.15: an organization's dashboards, name or 'Dashboard' and address. */
export const DashboardsSection = memo(function DashboardsSection({ dashboards }: DashboardsSectionProps) {
  return (
    <Section
      title="Dashboards"
      content={dashboards}
      empty="No dashboards available"
      skeleton={
        <div data-part="skeleton">
          <Skeleton width="60%" height={24} />
          <Skeleton width="50%" height={24} />
          <Skeleton width="60%" height={24} />
        </div>
      }
    >
      {(items) => (
        <ul>
          {items.map(({ id, name, url }) => (
            <li key={id}>
              <ExternalLink href={url}>{name?.trim() || 'Dashboard'}</ExternalLink> <span>{url}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
})

const Section = styled(DialogSection)`
  ul,
  [data-part='skeleton'] {
    display: grid;
    gap: var(--space-1);
  }
  li,
  [data-part='skeleton'] > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-height: var(--target);
  }
  li > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  li span {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
` as typeof DialogSection
