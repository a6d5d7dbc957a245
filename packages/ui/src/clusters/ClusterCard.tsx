import { Archive, ArchiveRestore, Box, Pencil } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import {
  Button,
  Menu,
  Skeleton,
  Switch,
  VisuallyHidden,
  type MenuEntry,
  visuallyHiddenStyles,
} from '../primitives'
import { ClusterDashboardLink } from './ClusterDashboardLink'
import { ClusterFacts } from './ClusterFacts'
import { HealthBadge } from './HealthBadge'

/** What the list draws of a cluster. */
export interface ClusterOfList {
  id: string
  name: string
  region: string
  domain: string
  /** Address of the cluster's own dashboard; empty where there is none. */
  dashboard: string
  healthy: boolean
  /** Whether new namespaces may be placed on it. */
  enabled: boolean
  archived: boolean
  priority: number
}

export interface ClusterCardProps {
  cluster: ClusterOfList
  /** Its scheduling is being changed; `enabled` then is the wanted state. */
  switching?: boolean
  /** It is being unarchived. */
  unarchiving?: boolean
  onScheduling: (enabled: boolean) => void
  onNamespaces: () => void
  onEdit: () => void
  onArchive: () => void
  onUnarchive: () => void
}

/** §2.19 clusters: one cluster and what can be done with it. */
export function ClusterCard({
  cluster,
  switching = false,
  unarchiving = false,
  onScheduling,
  onNamespaces,
  onEdit,
  onArchive,
  onUnarchive,
}: ClusterCardProps) {
  const titleId = useId()
  const { name, region, domain, healthy, enabled, archived, priority } = cluster
  const actions: MenuEntry[] = [
    { label: 'Edit', icon: <Pencil size={16} />, onSelect: onEdit },
    ...(archived
      ? [
          {
            label: 'Unarchive',
            icon: <ArchiveRestore size={16} />,
            onSelect: onUnarchive,
            disabledReason: unarchiving ? 'It is being brought back' : undefined,
          },
        ]
      : [
          'separator' as const,
          { label: 'Archive', icon: <Archive size={16} />, danger: true, onSelect: onArchive },
        ]),
  ]
  return (
    <Root aria-labelledby={titleId} data-unhealthy={(!healthy && !archived) || undefined}>
      <header>
        <h2 id={titleId} data-long>
          {name}
        </h2>
        <HealthBadge healthy={healthy} />
        <Menu label={`Actions for ${name}`} items={actions} />
      </header>
      <ClusterFacts region={region} domain={domain} priority={priority} />
      <footer>
        <Switch
          label={
            <>
              Scheduling<VisuallyHidden> of {name}</VisuallyHidden>
              {/* Screen readers get the state from the switch itself. */}
              <span aria-hidden>{`\u00a0${enabled ? 'on' : 'off'}`}</span>
            </>
          }
          checked={enabled}
          busy={switching}
          onChange={onScheduling}
        />
        <div>
          <Button size="sm" icon={<Box size={14} />} onClick={onNamespaces}>
            Namespaces<VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
          <ClusterDashboardLink name={name} dashboard={cluster.dashboard} />
        </div>
      </footer>
    </Root>
  )
}

/** The outline of a card, while clusters load. */
export function ClusterCardSkeleton() {
  return (
    <Root as="div">
      <header>
        <Skeleton width={72} height={20} />
        <Skeleton width={80} height={22} />
      </header>
      <Skeleton width="70%" />
      <footer>
        <Skeleton width={120} height="var(--target)" />
        <div>
          <Skeleton width={108} height="var(--control-sm)" />
          <Skeleton width="var(--dashboard, 96px)" height="var(--control-sm)" />
        </div>
      </footer>
    </Root>
  )
}

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-2) var(--space-4) var(--space-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  /* So that an unhealthy cluster stands out among many; its badge says it in words. */
  &[data-unhealthy] {
    border-color: var(--danger-line);
    box-shadow: inset 3px 0 var(--danger-fill);
  }
  > header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
  }
  h2 {
    min-width: 0;
    font-size: var(--size-md);
    overflow-wrap: anywhere;
  }
  > header > span {
    flex: none;
  }
  > header > button {
    margin: 0 calc(-1 * var(--space-2)) 0 auto;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    padding-top: var(--space-2);
    border-top: 1px solid var(--border);
  }
  > footer > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    min-width: 0;
  }
  > footer label {
    white-space: nowrap;
  }
  /* One line on a narrow card, too: the dashboard is its icon, and Namespaces needs none. */
  container-type: inline-size;
  @container (max-width: 25rem) {
    > footer {
      --dashboard: var(--target);
      gap: var(--space-2);
    }
    > footer button > svg,
    > footer a > [data-part='text'] {
      ${visuallyHiddenStyles}
    }
    > footer a {
      width: var(--target);
    }
  }
`
