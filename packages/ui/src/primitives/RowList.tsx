import { ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { Skeleton } from './Skeleton'

export interface RowListProps {
  /** Names the list for screen readers, where no heading does. */
  label?: string
  /** The least height of a row in px; give the list and its skeletons the same one. */
  rowHeight?: number
  /** The list is at least as high as this many rows, so that what is below a shorter last page does not move. */
  reservedRows?: number
  /** Draws lines above the first and below the last row too, for a list below a heading; else only between rows. */
  ruled?: boolean
  /** Pads the rows at the sides, for a list in a card without padding of its own. */
  inset?: boolean
  /** RowListItems. */
  children: ReactNode
}

/** A list of named things, one below the other; its children are RowListItems. */
export function RowList({ label, children, ...measures }: RowListProps) {
  return (
    <Rows aria-label={label} {...attributes(measures)}>
      {children}
    </Rows>
  )
}

export interface RowListItemProps {
  name: ReactNode
  /** Badges and codes beside the name. */
  tags?: ReactNode
  /** One muted line below the name. */
  meta?: ReactNode
  /** Muted, at the end of the row: a time, a state. */
  aside?: ReactNode
  /** Buttons at the end of the row. */
  action?: ReactNode
  /** Opens the thing: its name then is a button, and a press anywhere in the row presses it. */
  onOpen?: () => void
  /** Further lines below, such as why something failed. */
  children?: ReactNode
}

/** One row of a RowList. */
export function RowListItem({ name, tags, meta, aside, action, onOpen, children }: RowListItemProps) {
  return (
    <li data-opens={Boolean(onOpen) || undefined}>
      <div data-part="main">
        <p data-part="name">
          {onOpen ? (
            <button type="button" onClick={onOpen}>
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
          {tags}
        </p>
        {meta && <p data-part="meta">{meta}</p>}
        {children}
      </div>
      {aside && <span data-part="aside">{aside}</span>}
      {action && <span data-part="action">{action}</span>}
      {onOpen && !action && <ChevronRight size={16} aria-hidden />}
    </li>
  )
}

export interface RowListSkeletonsProps extends Omit<RowListProps, 'label' | 'children'> {
  count: number
  /** Lines of text in a row. */
  lines?: 1 | 2
}

/** Skeletons of rows. A SkeletonGroup or DialogSection around them tells screen readers that something is loading. */
export function RowListSkeletons({ count, lines = 1, ...measures }: RowListSkeletonsProps) {
  return (
    <Rows as="div" {...attributes(measures)}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <div data-part="main">
            <Skeleton width={180} />
            {lines === 2 && <Skeleton width={260} />}
          </div>
        </div>
      ))}
    </Rows>
  )
}

function attributes({
  rowHeight = 41,
  reservedRows,
  ruled,
  inset,
}: Omit<RowListProps, 'label' | 'children'>) {
  const style = { '--row-height': `${rowHeight}px`, '--reserved-rows': reservedRows ?? 0 } as CSSProperties
  return { style, 'data-ruled': ruled || undefined, 'data-inset': inset || undefined }
}

const Rows = styled.ul`
  @media (min-width: 641px) {
    min-height: calc(var(--reserved-rows) * var(--row-height));
  }
  &[data-ruled] {
    border-block: 1px solid var(--border);
  }
  > * + * {
    border-top: 1px solid var(--border);
  }
  > * {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    min-height: var(--row-height);
    padding-block: var(--space-2);
  }
  &[data-inset] > * {
    padding-inline: 18px;
  }

  [data-part='main'] {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-weight: 500;
  }
  /* A badge must not make the line higher. */
  [data-part='name'] > [data-tone] {
    margin-block: -1px;
  }
  [data-part='name'] > code {
    color: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
  [data-part='meta'],
  [data-part='aside'] {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  [data-part='aside'],
  [data-part='action'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2);
    margin-left: auto;
  }
  > * > svg {
    flex: none;
    color: var(--text-muted);
  }

  [data-part='name'] > button {
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* The button of the name covers the whole row, below the row's other buttons. */
  [data-part='name'] > button::after {
    content: '';
    position: absolute;
    inset: 0 -8px;
    border-radius: var(--radius-sm);
  }
  &[data-inset] [data-part='name'] > button::after {
    inset: 0;
  }
  > [data-opens]:hover [data-part='name'] > button {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='name'] > button:focus-visible {
    outline: none;
  }
  [data-part='name'] > button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  [data-part='action'] {
    position: relative;
    z-index: 1;
  }
`
