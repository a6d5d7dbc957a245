import type { ReactNode } from 'react'
import { memoized } from '../lib'
import { LongText } from './LongText'
import { Opener } from './Opener'

/** One column of a Table. */
export interface TableColumn<Row> {
  id: string
  /** The heading, and the label beside the value where rows are cards. */
  header: string
  /** Keeps the heading for screen readers only: a column of buttons, which does not print. */
  headerHidden?: boolean
  /** What stands in the cell; a plain text is cut after two lines. */
  cell: (row: Row) => ReactNode
  /** The cell is one text, like a plain one, although there are elements in it. */
  text?: boolean
  /** `end` for numbers and dates. */
  align?: 'end'
  /** Draws the column in muted colour; columns aligned to the end are muted by default. */
  muted?: boolean
  /**
   * The value says by itself what it is, and where it is `short` it needs a third of a phone's line. On a phone the columns
   * of a table that has such ones share the lines of the card; the headings of these are for screen readers, except beside
   * a value marked by `data-missing`.
   */
  plain?: boolean | 'short'
  /**
   * A table of less than 960 px leaves the column out, as long as its rows are no cards. The cell of the first column then
   * tells its value in a second line, in an element with `data-part="folded"`, which is not drawn elsewhere.
   */
  folds?: boolean
  /** CSS width; columns without one share what is left. */
  width?: string
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  selected: boolean
}

/** An unchanged row object is not rendered again. */
export const TableRow = memoized(function TableRow<Row>({
  row,
  columns,
  href,
  onOpen,
  selected,
}: TableRowProps<Row>) {
  const opens = href !== undefined || onOpen !== undefined
  return (
    <tr aria-current={selected || undefined}>
      {columns.map(({ id, header, headerHidden, cell, text, align, muted, plain, folds }, index) => {
        const content = cell(row)
        const isText = text ?? typeof content === 'string'
        return (
          <td
            key={id}
            data-align={align}
            data-muted={muted}
            data-plain={plain}
            data-folds={folds}
            data-label={index > 0 && !headerHidden ? header : undefined}
            data-buttons={headerHidden}
          >
            {opens && index === 0 ? (
              <Opener
                data-part="open"
                data-long={isText || undefined}
                href={href}
                onOpen={onOpen && (() => onOpen(row))}
              >
                {content}
              </Opener>
            ) : isText ? (
              <LongText>{content}</LongText>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
})
