import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import { Missing, Skeleton } from '../primitives'

/** A number, or one out of another: '7 / 9'. */
export interface Count {
  value: number
  /** Out of how many. */
  of?: number
}

export interface CountCardProps {
  label: string
  icon: LucideIcon
  count: Loadable<Count>
  /** What the count covers, in a few words. Its line is kept free while loading. */
  note?: string
}

/** One number of the dashboard. */
export function CountCard({ label, icon: Icon, count, note }: CountCardProps) {
  return (
    <Root>
      <dt>
        <span data-part="icon" aria-hidden>
          <Icon size={16} />
        </span>
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
    </Root>
  )
}

/* In the document the name comes first, for screen readers; on screen the number does. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: var(--space-4) 18px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  dd {
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
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  dt > small {
    display: block;
    color: var(--text-faint);
    font-size: var(--size-xs);
  }
  [data-part='icon'] {
    position: absolute;
    top: var(--space-4);
    right: 18px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`
