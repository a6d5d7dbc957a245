import { CircleCheck, Server, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import { Skeleton, type Tone } from '../primitives'

/** Which clusters the list shows. */
export type HealthFilter = 'all' | 'healthy' | 'unhealthy'

export interface ClusterSummaryProps {
  /** All active clusters. */
  clusters: Loadable<readonly { healthy: boolean }[]>
  filter: HealthFilter
  onFilter: (filter: HealthFilter) => void
}

/** §2.19 clusters: how many are healthy, how many unhealthy, and all. Pressing one of the counts filters the list. */
export function ClusterSummary({ clusters, filter, onFilter }: ClusterSummaryProps) {
  const count = (matches: (cluster: { healthy: boolean }) => boolean): ReactNode => {
    if (clusters.state === 'loading') return <Skeleton width={28} />
    return clusters.state === 'ready' ? formatInteger(clusters.data.filter(matches).length) : NOT_AVAILABLE
  }
  const unhealthy = clusters.state === 'ready' && clusters.data.some(({ healthy }) => !healthy)
  const cards: { id: HealthFilter; label: string; tone: Tone; icon: ReactNode; value: ReactNode }[] = [
    {
      id: 'healthy',
      label: 'Healthy',
      tone: 'success',
      icon: <CircleCheck size={16} />,
      value: count(({ healthy }) => healthy),
    },
    {
      id: 'unhealthy',
      label: 'Unhealthy',
      tone: unhealthy ? 'danger' : 'neutral',
      icon: <TriangleAlert size={16} />,
      value: count(({ healthy }) => !healthy),
    },
    { id: 'all', label: 'Total', tone: 'neutral', icon: <Server size={16} />, value: count(() => true) },
  ]
  return (
    <Root aria-label="Clusters by health">
      {cards.map(({ id, label, tone, icon, value }) => (
        <button key={id} type="button" aria-pressed={filter === id} onClick={() => onFilter(id)}>
          <span>
            <strong>{value}</strong>
            <span>{label}</span>
          </span>
          <span data-part="icon" data-tone={tone} aria-hidden>
            {icon}
          </span>
        </button>
      ))}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-4);
  min-width: 0;
  padding: 0;
  border: 0;

  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-width: 0;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    text-align: start;
    transition: border-color var(--motion);
  }
  > button:hover {
    border-color: var(--border-strong);
  }
  /* Only a filter that leaves clusters out is marked; showing all is the normal case. */
  > button[aria-pressed='true']:not(:last-child) {
    border-color: var(--accent);
    box-shadow: inset 0 -2px var(--accent);
  }
  > button > span:first-child {
    display: grid;
    min-width: 0;
  }
  strong {
    min-width: 28px;
    font-size: var(--size-xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: var(--line-xl);
  }
  strong + span {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  [data-part='icon'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid var(--tone-line);
    border-radius: 50%;
    background: var(--tone-soft);
    color: var(--tone);
  }
  @media (max-width: 640px) {
    gap: var(--space-2);
    > button {
      padding: var(--space-2) var(--space-3);
    }
    [data-part='icon'] {
      display: none;
    }
  }
`
