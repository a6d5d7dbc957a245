import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import { Link, Missing, Skeleton } from '../primitives'

/** A number, or one out of another: '7 / 9'. */
export interface Count {
  /** Null where it is not known. */
  value: number | null
  /** Out of how many. */
  of?: number
}

export interface CountCardProps {
  label: string
  icon: LucideIcon
  count: Loadable<Count>
  /** Address of the list that is counted. */
  href: string
  /** What the count covers, in a few words. Its line is kept free while loading. */
  note?: string
}

/** One number of the dashboard; the whole card is a link to the list that it counts. */
export function CountCard({ label, icon: Icon, count, note, href }: CountCardProps) {
  return (
    <Root>
      <dt>
        <span data-part="icon" aria-hidden>
          <Icon size={16} />
        </span>
        <Link href={href}>{label}</Link>
        <small>{note ?? '\u00a0'}</small>
      </dt>
      <dd>
        {count.state === 'loading' ? (
          <Skeleton width={48} />
        ) : count.state === 'error' || count.data.value === null ? (
          <Missing>{NOT_AVAILABLE}</Missing>
        ) : (
          <Figure {...count.data} value={count.data.value} />
        )}
      </dd>
    </Root>
  )
}

function Figure({ value, of }: Count & { value: number }) {
  const text = formatInteger(value)
  const whole = of === undefined ? '' : formatInteger(of)
  return (
    <span data-large={Math.max(text.length, whole.length) > 7 || undefined}>
      <span>{text}</span>
      {whole && ' '}
      {whole && <small>{`/ ${whole}`}</small>}
    </span>
  )
}

/* In the document the name comes first, for screen readers; on screen the number does. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);

  &:hover {
    border-color: var(--border-strong);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  a {
    color: inherit;
    outline: none;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
  }
  dd {
    min-height: var(--line-xl);
    /* Room for the icon. */
    padding-right: calc(var(--space-8) + var(--space-2));
    font-size: var(--size-xl);
    font-weight: 600;
    line-height: var(--line-xl);
    font-variant-numeric: tabular-nums;
  }
  /* Figures from a million on have no room beside the icon, nor at full size. */
  [data-large] {
    display: block;
    font-size: var(--size-lg);
    line-height: var(--line-lg);
  }
  [data-large] > span {
    white-space: nowrap;
  }
  &:has([data-large]) {
    [data-part='icon'] {
      display: none;
    }
    dd {
      padding-right: 0;
    }
  }
  dd small {
    display: inline-block;
    color: var(--text-muted);
    font-size: var(--size-lg);
    font-weight: 400;
    /* No higher than the line it stands in. */
    line-height: 1;
    white-space: nowrap;
  }
  [data-large] > small {
    font-size: inherit;
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
    right: var(--space-4);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--neutral-soft);
    color: var(--text-muted);
  }
  /* Beside the menu there is no room for more than the number. */
  @media (min-width: 901px) and (max-width: 1200px) {
    [data-part='icon'] {
      display: none;
    }
    dd {
      padding-right: 0;
    }
    [data-large] {
      font-size: var(--size-sm);
    }
  }
`
