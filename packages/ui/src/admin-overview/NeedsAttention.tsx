import { ChevronRight, CircleCheck, CircleX, ServerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import { Card, Link, Skeleton, SkeletonGroup } from '../primitives'

/** Something that administrators should look at, of which there may be none. */
export interface Concern {
  label: string
  icon: 'jobs' | 'clusters'
  /** How many there are. */
  count: Loadable<number>
  /** What the count covers, where that is not everything: 'of the latest 100'. */
  note?: string
  /** Address of the list of them. */
  href: string
}

export interface NeedsAttentionProps {
  concerns: readonly Concern[]
}

/** What has gone wrong, each as a number that leads to its list. It is calm only about what is known. */
export function NeedsAttention({ concerns }: NeedsAttentionProps) {
  const isLoading = concerns.some(({ count }) => count.state === 'loading')
  const shown = concerns.filter(({ count }) => count.state !== 'ready' || count.data > 0)
  return (
    <Card title="Needs attention" flush>
      <Rows>
        {isLoading ? (
          <SkeletonGroup label="Loading what needs attention">
            {concerns.map(({ label }) => (
              <Row key={label}>
                <Skeleton width="70%" />
              </Row>
            ))}
          </SkeletonGroup>
        ) : shown.length === 0 ? (
          <p>
            <CircleCheck size={16} aria-hidden />
            {noneOf(concerns)}
          </p>
        ) : (
          <ul aria-label="Needs attention">
            {shown.map(({ label, icon, count, note, href }) => (
              <Row as="li" key={label}>
                <span data-tone={count.state === 'ready' ? 'danger' : 'neutral'} aria-hidden>
                  {icons[icon]}
                </span>
                <span data-part="text">
                  <Link href={href}>{label}</Link>
                  {note && <small>{note}</small>}
                </span>
                <b>{count.state === 'ready' ? formatInteger(count.data) : NOT_AVAILABLE}</b>
                <ChevronRight size={16} aria-hidden />
              </Row>
            ))}
          </ul>
        )}
      </Rows>
    </Card>
  )
}

/** 'No failed jobs of the latest 100, no unhealthy clusters.' */
function noneOf(concerns: readonly Concern[]): string {
  const none = concerns
    .map(({ label, note }) => `no ${label.toLowerCase()}${note ? ` ${note}` : ''}`)
    .join(', ')
  return `${none.charAt(0).toUpperCase()}${none.slice(1)}.`
}

const icons: Record<Concern['icon'], ReactNode> = {
  jobs: <CircleX size={16} />,
  clusters: <ServerOff size={16} />,
}

/* As high with one row or none as with two, so that nothing below moves when they are known. */
const Rows = styled.div`
  display: grid;
  min-height: 112px;

  > ul {
    display: grid;
  }
  > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-4);
    color: var(--text-muted);
  }
  > p > svg {
    color: var(--success);
  }
`

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: var(--space-2) var(--space-4);

  & + & {
    border-top: 1px solid var(--border);
  }
  &:has(a):hover {
    background: var(--hover);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > [data-tone] {
    display: grid;
    color: var(--tone);
  }
  [data-part='text'] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  a {
    color: inherit;
    font-weight: 600;
    outline: none;
    text-decoration: none;
  }
  /* The whole row is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-xs);
    line-height: var(--line-xs);
  }
  b {
    font-size: var(--size-lg);
    font-variant-numeric: tabular-nums;
  }
  > svg {
    flex: none;
    color: var(--text-muted);
  }
`
