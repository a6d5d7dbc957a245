import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { addressKind, ButtonLink, Missing, VisuallyHidden } from '../primitives'

export interface ClusterDashboardLinkProps {
  /** The cluster's name. */
  name: string
  /** Any text; empty where there is none. */
  dashboard: string
}

/** §2.19 clusters: the dashboard link, in a new tab. */
export function ClusterDashboardLink({ name, dashboard }: ClusterDashboardLinkProps) {
  // The address comes from the server: anything but http(s), such as `javascript:`, stays text.
  if (addressKind(dashboard) !== 'web') return <Text>{dashboard || 'No dashboard'}</Text>
  return (
    <ButtonLink size="sm" variant="ghost" href={dashboard} icon={<ExternalLink size={14} />}>
      <span data-part="text">Dashboard</span>
      <VisuallyHidden> of {name}, opens in a new tab</VisuallyHidden>
    </ButtonLink>
  )
}

const Text = styled(Missing)`
  min-width: 0;
  padding: 0 var(--space-2);
  font-size: var(--size-sm);
  overflow-wrap: anywhere;
`
