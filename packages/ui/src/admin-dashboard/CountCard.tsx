import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import { Missing, Skeleton } from '../primitives'

/** How many there are, or how many of them count. */
export interface Count {
  value: number
  /** Out of how many. */
  of?: number
}

export interface CountCardProps {
  label: string
  icon: LucideIcon
  count: Loadable<Count>
  /** What the count covers, in a few words; its line stays until they are known. */
  note?: string
}

/** One number of the dashboard. */
export function CountCard({ label, icon: Icon, count, note }: CountCardProps) {
  return (
    <Root>
      <dt>
        {label}
        <small>{note ?? '\u00a0'}</small>
      </dt>
      <dd>
        {count.state === 'loading' ? (
          <Skeleton width={48} />
        ) : count.state === 'error' ? (
          <Missing>{NOT_AVAILABLE}</Missing>
        ) : (
          <>
            {formatInteger(count.data.value)}
            {count.data.of !== undefined && <small> / {formatInteger(count.data.of)}</small>}
          </>
        )}
      </dd>
      <span data-part="icon" aria-hidden>
        <Icon size={16} />
      </span>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-3);
  align-items: center;
  padding: var(--space-4) 18px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  dd {
    grid-row: 1;
    height: 32px;
    font-size: 24px;
    font-weight: 600;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
  }
  dd > small {
    color: var(--text-muted);
    font-size: var(--size-lg);
    font-weight: 500;
  }
  dt {
    grid-row: 2;
    grid-column: 1 / -1;
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  dt > small {
    display: block;
    color: var(--text-faint);
    font-size: var(--size-xs);
  }
  > [data-part='icon'] {
    display: grid;
    grid-row: 1;
    grid-column: 2;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`
