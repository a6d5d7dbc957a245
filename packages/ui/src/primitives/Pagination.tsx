import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { formatInteger } from '../lib'
import { PageLink, type PageTurning } from './PageLink'
import { pageWindow } from './pageWindow'
import { Spinner } from './Spinner'
import { usePageRange } from './usePageRange'

export interface PaginationProps extends PageTurning {
  /** The page in view, from 1. */
  page: number
  pageSize: number
  /** How many rows the list has, on all pages. */
  total: number
  /** How many pages it has, where the platform cut them; else as many as its rows fill. */
  totalPages?: number
  /** The platform tells no total: there are `total` rows at least, and the last of these pages may have none. */
  uncounted?: boolean
  /** The page is under way, and the rows in view are those of the page before. */
  busy?: boolean
  /** Names the pager where a screen has several: 'Workflow pages'. */
  label?: string
  /** Draws '‹ 1 of 5 ›', for small lists. */
  compact?: boolean
  /** The list tells by itself which rows are in view. */
  quiet?: boolean
}

/** Moves between the pages of a list; draws nothing when the list is empty. */
export const Pagination = memo(function Pagination({
  label = 'Pages',
  compact = false,
  busy = false,
  quiet = false,
  ...props
}: PaginationProps) {
  const { pages, known, least, shown, range } = usePageRange({ ...props, busy })
  const clamp = (to: number) => Math.min(Math.max(to, 1), pages)
  const page = clamp(props.page)
  if (!(props.total > 0) || (compact && pages === 1)) return null
  const slots = pageWindow(page, Math.max(page, known))
  if (props.uncounted) slots.push('gap')

  const step = (to: number, name: string, children: ReactNode) => (
    <PageLink
      {...props}
      to={clamp(to)}
      name={name}
      current={to === page}
      busy={busy}
      disabled={to < 1 || to > pages}
    >
      {children}
    </PageLink>
  )
  return (
    <Root aria-label={label} aria-busy={busy || undefined} data-compact={compact || undefined}>
      {!compact && <p aria-live={quiet ? undefined : 'polite'}>{range}</p>}
      {busy && (
        <span data-part="busy">
          <Spinner label={`Loading page ${formatInteger(page)}`} />
        </span>
      )}
      {pages > 1 && (
        <ul>
          <li>{step(page - 1, 'Previous page', <ChevronLeft size={16} />)}</li>
          {compact ? (
            <li aria-live="polite">{`${formatInteger(shown)} of ${least}${formatInteger(known)}`}</li>
          ) : (
            slots.map((slot, index) =>
              slot === 'gap' ? (
                <li key={`gap-${index}`} aria-hidden>
                  …
                </li>
              ) : (
                <li key={slot}>{step(slot, `Page ${formatInteger(slot)}`, formatInteger(slot))}</li>
              ),
            )
          )}
          <li>{step(page + 1, 'Next page', <ChevronRight size={16} />)}</li>
        </ul>
      )}
    </Root>
  )
})

const appear = keyframes`from { visibility: hidden; }`

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  /* Appears after a moment, so that a quick answer does not flicker, and takes no room. */
  [data-part='busy'] {
    width: 0;
    margin-right: auto;
    animation: ${appear} 1ms 200ms backwards;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    margin-left: auto;
  }
  li {
    min-width: 32px;
    text-align: center;
    white-space: nowrap;
  }
  a,
  button {
    display: inline-grid;
    place-items: center;
    min-width: 32px;
    height: 32px;
    padding: 0 var(--space-1);
    border: 0;
    border-radius: var(--radius-sm);
    background: transparent;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  :is(a, button):hover:not([aria-current], [aria-disabled]) {
    background: var(--hover);
    color: var(--text);
  }
  [aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  /* The ground is not drawn then. */
  @media (forced-colors: active) {
    [aria-current] {
      border: 2px solid Highlight;
    }
  }
  [aria-disabled] {
    background: transparent;
    color: var(--text-faint);
    opacity: 0.55;
  }
  &[data-compact] {
    display: inline-flex;
    font-weight: 600;
  }
  @media (pointer: coarse) {
    li,
    a,
    button {
      min-width: 44px;
    }
    a,
    button {
      height: 44px;
    }
    ul {
      gap: 0;
    }
    /* So that seven buttons and two ellipses fit on a phone. */
    li[aria-hidden] {
      min-width: 18px;
    }
  }
`
