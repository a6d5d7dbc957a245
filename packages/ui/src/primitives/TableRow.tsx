import { memo, type ReactNode } from 'react'
import { Link } from './Link'
import type { TableColumn } from './Table'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  selected: boolean
}

function PlainRow<Row>({ row, columns, href, onOpen, selected }: TableRowProps<Row>) {
  return (
    <tr aria-current={selected || undefined}>
      {columns.map(({ id, header, headerHidden, cell, align, muted }, index) => {
        const content = cell(row)
        return (
          <td
            key={id}
            data-align={align}
            data-muted={muted}
            data-label={index > 0 && !headerHidden ? header : undefined}
          >
            {index > 0 ? content : opener(content)}
          </td>
        )
      })}
    </tr>
  )

  function opener(content: ReactNode) {
    if (href !== undefined) {
      return (
        <Link data-part="open" href={href}>
          {content}
        </Link>
      )
    }
    if (!onOpen) return content
    return (
      <button type="button" data-part="open" onClick={() => onOpen(row)}>
        {content}
      </button>
    )
  }
}

/** An unchanged row object is not rendered again. */
export const TableRow = memo(PlainRow) as typeof PlainRow
