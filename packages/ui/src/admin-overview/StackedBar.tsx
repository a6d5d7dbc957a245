import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Link, printed, Skeleton, type Tone } from '../primitives'

/** One part of the whole. */
export interface Segment {
  label: string
  value: number
  tone: Tone
  /** Address of the list of them. */
  href?: string
}

export interface StackedBarProps {
  /** Name of the whole: 'Job outcomes'. */
  label: string
  segments: readonly Segment[]
}

/** Parts of a whole as one bar, with the same numbers as text below. */
export function StackedBar({ label, segments }: StackedBarProps) {
  return (
    <Root>
      {/* Hidden from screen readers, since the list below has the same numbers. */}
      <Bar aria-hidden>
        {segments
          .filter(({ value }) => value > 0)
          .map(({ label: name, value, tone, href }) => (
            <span key={name} data-tone={tone} style={{ '--share': value }}>
              {href && <Link href={href} tabIndex={-1} />}
            </span>
          ))}
      </Bar>
      <Legend aria-label={label}>
        {segments.map(({ label: name, value, tone, href }) => (
          <li key={name}>
            <span data-tone={tone} aria-hidden />
            <Named href={href}>
              {name} <b>{formatInteger(value)}</b>
            </Named>
          </li>
        ))}
      </Legend>
    </Root>
  )
}

const Named = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <Link href={href}>{children}</Link> : <span data-part="named">{children}</span>

/** The same while its numbers load. */
export function StackedBarSkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <Root>
      <Skeleton height={10} />
      <Legend as="div">
        {labels.map((label) => (
          <Skeleton key={label}>• {label} 10</Skeleton>
        ))}
      </Legend>
    </Root>
  )
}

const Root = styled.div`
  ${printed}
  display: grid;
  gap: var(--space-3);

  [data-tone] {
    background: var(--tone-fill);
  }
`

const Bar = styled.div`
  display: flex;
  gap: 1px;
  height: 10px;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--neutral-soft);

  > span {
    display: grid;
    flex: var(--share) 0 4px;
    forced-color-adjust: none;
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
  }
  b {
    color: var(--text);
  }
  a {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    min-height: var(--target);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  li > [data-tone] {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    forced-color-adjust: none;
  }
`
