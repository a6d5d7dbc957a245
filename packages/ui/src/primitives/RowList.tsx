import type { ReactNode } from 'react'
import { Rows } from './rowListStyles'
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
    <Rows aria-label={label} data-fades {...attributes(measures)}>
      {children}
    </Rows>
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
  const style = { '--row-height': `${rowHeight}px`, '--reserved-rows': reservedRows ?? 0 }
  return { style, 'data-ruled': ruled || undefined, 'data-inset': inset || undefined }
}
