import type { CSSProperties, ReactNode } from 'react'
import { Rows } from './rowListStyles'
import { Skeleton } from './Skeleton'

export interface RowListProps {
  /** Names the list for screen readers, where no heading does. */
  label?: string
  /** The least height of a row in px: what is loading is as high as what comes. */
  rowHeight?: number
  /** As high as this many rows, so that a last page that is not full keeps what is below it in place. */
  reservedRows?: number
  /** Lines above and below too, below a heading; else only between the rows. */
  ruled?: boolean
  /** In a card without padding of its own. */
  inset?: boolean
  /** RowListItems. */
  children: ReactNode
}

/** Things one below the other, each with a name, what is to be known of it, and what can be done with it. */
export function RowList({ label, children, ...measures }: RowListProps) {
  return (
    <Rows aria-label={label} {...attributes(measures)}>
      {children}
    </Rows>
  )
}

export interface RowListSkeletonsProps extends Omit<RowListProps, 'label' | 'children'> {
  count: number
  /** Of text in a row. */
  lines?: 1 | 2
}

/** Rows that have not arrived yet; a SkeletonGroup or a DialogSection around them says so. */
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
