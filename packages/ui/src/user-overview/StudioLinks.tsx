import { ExternalLink, LayoutDashboard } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Card, EmptyState, Skeleton, SkeletonGroup, VisuallyHidden, addressKind } from '../primitives'
import { Section } from './Section'

/** A studio's dashboard as the endpoints send it. */
export interface Dashboard {
  id: string
  name: string | null
  url: string
}

export interface StudioLinksProps {
  dashboards: Loadable<readonly Dashboard[]>
}

/** §2.9 user-overview: 'Studio Links (n)', each opening in a new tab. */
export function StudioLinks({ dashboards }: StudioLinksProps) {
  return (
    <Section title="Studio Links" count={dashboards.state === 'ready' ? dashboards.data.length : undefined}>
      {dashboards.state === 'loading' ? (
        <SkeletonGroup label="Loading studio links">
          <Grid as="div">
            <Skeleton shape="block" height={74} />
            <Skeleton shape="block" height={74} />
          </Grid>
        </SkeletonGroup>
      ) : dashboards.state === 'error' || dashboards.data.length === 0 ? (
        // §8.6: what could not be loaded shows as an empty list; the warning at the top of the screen says so.
        <Card flush>
          <EmptyState icon={<LayoutDashboard />} title="No dashboards available" />
        </Card>
      ) : (
        <Grid>
          {dashboards.data.map((dashboard) => (
            <li key={dashboard.id}>
              <StudioLink {...dashboard} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  )
}

function StudioLink({ name, url }: Dashboard) {
  const text = (
    <div>
      <h3>{name?.trim() || 'Dashboard'}</h3>
      <p>{url}</p>
    </div>
  )
  // The address comes from the server: anything but http(s), such as `javascript:`, stays plain text.
  if (addressKind(url) !== 'web') return <Tile as="div">{text}</Tile>
  return (
    <Tile href={url} target="_blank" rel="noopener noreferrer">
      {text}
      <ExternalLink size={16} aria-hidden />
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </Tile>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--space-4);
`

const Tile = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  height: 100%;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  text-decoration: none;

  &[href]:hover {
    border-color: var(--border-strong);
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p,
  > svg {
    color: var(--text-muted);
  }
  p {
    font-size: var(--size-sm);
  }
`
