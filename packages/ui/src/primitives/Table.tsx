import type { MouseEvent, ReactNode } from 'react'
import { isOutdated, isRefreshing, useEventCallback, type Loadable } from '../lib'
import { ErrorState } from './ErrorState'
import { TableRoot, type ColumnsFrom } from './tableStyles'
import { Skeleton } from './Skeleton'
import { useFirstLoad } from './useFirstLoad'
import { TableRow, type TableColumn } from './TableRow'
import { VisuallyHidden } from './VisuallyHidden'

export interface TableProps<Row> {
  /** What the rows are, in the plural: 'Organizations'. */
  label: string
  /** The first column names the row. Keep the array stable: a new one renders every row again. */
  columns: readonly TableColumn<Row>[]
  rows: Loadable<readonly Row[]>
  rowKey: (row: Row) => string
  /** Where a row leads; the first cell becomes the link. Keep it stable. */
  getRowHref?: (row: Row) => string
  /** What a plain press on a row does; without `getRowHref` the first cell becomes a button. */
  onOpen?: (row: Row) => void
  /** Key of the row whose details are open. */
  selectedKey?: string
  /** Rows of a full page: as many skeleton rows are shown at first. */
  pageSize?: number
  /**
   * Width in px of the table from which its rows are lines of columns, 640 by default; below it they are cards. Choose it so
   * that every column with a text keeps 80 px.
   */
  columnsFrom?: ColumnsFrom
  /** There are further pages; a shorter page then keeps the height of a full one, so that the pager does not move. */
  paged?: boolean
  /** What is told of the rows without being drawn, once they are there and whenever it changes: 'Organizations 1–25 of 60'. */
  told?: string
  /** Shown when there are no rows: an EmptyState, another one when filters leave nothing. */
  empty: ReactNode
  /** Shown when the rows failed to load; by default the message with Try Again. */
  error?: ReactNode
}

/** A table whose rows can be opened. Where its columns have no room, each row is a card. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  pageSize = 5,
  paged = false,
  columnsFrom,
  ...rest
}: TableProps<Row>) {
  const { getRowHref, onOpen, selectedKey } = rest
  // Always the same function, so that a new `onOpen` does not render every row again.
  const open = useEventCallback((row: Row) => onOpen?.(row))
  const refreshing = isRefreshing(rows)
  const outdated = isOutdated(rows)

  return (
    <TableRoot
      data-opens={Boolean(getRowHref ?? onOpen) || undefined}
      data-columns-from={columnsFrom}
      data-plain={columns.some(({ plain }) => plain) || undefined}
      {...useFirstLoad(rows)}
      style={{ '--rows': paged ? pageSize : 0 }}
    >
      <div data-part="frame">
        <VisuallyHidden as="output">
          {rows.state === 'loading' ? `Loading ${label.toLowerCase()}` : rest.told}
        </VisuallyHidden>
        <table aria-label={label} aria-busy={rows.state === 'loading' || refreshing}>
          <thead>
            <tr>
              {columns.map(({ id, header, headerHidden, align, folds, width }) => (
                <th
                  key={id}
                  scope="col"
                  data-align={align}
                  data-folds={folds}
                  data-buttons={headerHidden}
                  style={width ? { width } : undefined}
                >
                  {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
            keyboard and screen reader use the link or button in the first cell; this only widens its target */}
          <tbody
            data-fades
            // Of skeleton rows a screen reader would tell as of empty ones; the status above says what they are.
            aria-hidden={rows.state === 'loading' || undefined}
            inert={outdated}
            onClick={pressRow}
            onMouseDown={keepFromScrolling}
            onAuxClick={openRowInNewTab}
          >
            {rows.state === 'loading' &&
              Array.from({ length: pageSize }, (_, index) => (
                <tr key={index} data-loading>
                  {columns.map(({ id, header, headerHidden, align, plain, folds }, column) => (
                    <td
                      key={id}
                      data-align={align}
                      data-plain={plain}
                      data-folds={folds}
                      data-label={column > 0 && !headerHidden ? header : undefined}
                      data-buttons={headerHidden}
                    >
                      {headerHidden ? (
                        <Skeleton width={60} height="var(--control-sm)" />
                      ) : (
                        <Skeleton width="60%" />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            {rows.state === 'ready' &&
              rows.data.map((row) => {
                const key = rowKey(row)
                return (
                  <TableRow
                    key={key}
                    row={row}
                    columns={columns}
                    href={getRowHref?.(row)}
                    onOpen={onOpen && open}
                    selected={key === selectedKey}
                  />
                )
              })}
          </tbody>
        </table>
        {refreshing && <span data-part="refreshing" aria-hidden />}
        {rows.state === 'ready' && rows.data.length === 0 && rest.empty}
        {rows.state === 'error' && (rest.error ?? <ErrorState failure={rows} />)}
      </div>
    </TableRoot>
  )
}

/** Passes a press in a row on to the row's link or button, unless it was on a control or selected text. */
function pressRow(event: MouseEvent<HTMLElement>) {
  const { ctrlKey, metaKey, shiftKey } = event
  if (getSelection()?.toString()) return
  const opener = openerOf(event)
  // A dialog that opens now returns the focus to here when it is closed.
  opener?.focus({ preventScroll: true })
  // With the modifier keys passed on, the browser itself opens a link in a new tab where they ask for it.
  opener?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/** The same for the middle button, whose press on a link browsers do not let a page imitate. */
function openRowInNewTab(event: MouseEvent<HTMLElement>) {
  const opener = event.button === MIDDLE && openerOf(event)
  if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener')
}

/** In some systems the middle button begins to scroll the page, which a row that it opens must not do. */
function keepFromScrolling(event: MouseEvent<HTMLElement>) {
  if (event.button === MIDDLE && openerOf(event) instanceof HTMLAnchorElement) event.preventDefault()
}

const MIDDLE = 1

/** The link or button of the row that was pressed; none where the press was on a control of its own. */
function openerOf({ target }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label, summary'))
    return undefined
  return target.closest('tr')?.querySelector<HTMLElement>('[data-part="open"]')
}
