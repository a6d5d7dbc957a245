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
  /** What the count covers, where that is not everything. */
  note?: string
}

/** One number of the dashboard. */
export function CountCard({ label, icon: Icon, count, note }: CountCardProps) {
  return (
    <Root>
      <div>
        <dd>
          {count.state === 'loading' ? (
            <Skeleton width={48} />
          ) : count.state === 'error' ? (
            <Missing>{NOT_AVAILABLE}</Missing>
          ) : (
            <>
              {formatInteger(count.data.value)}
              {count.data.of !== undefined && <span> / {formatInteger(count.data.of)}</span>}
            </>
          )}
        </dd>
        <dt>
          {label}
          {note && <small>{note}</small>}
        </dt>
      </div>
      <span data-part="icon" aria-hidden>
        <Icon size={16} />
      </span>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) 18px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }
  dd {
    min-height: 32px;
    font-size: 24px;
    font-weight: 600;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
  }
  dd > span:not([aria-hidden]) {
    color: var(--text-muted);
    font-size: var(--size-lg);
    font-weight: 500;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  small {
    display: block;
    color: var(--text-faint);
    font-size: var(--size-xs);
  }
  > [data-part='icon'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`
