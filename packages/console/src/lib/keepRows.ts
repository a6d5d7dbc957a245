import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Structural sharing by key: each new row is compared with the earlier one of the same key, and an unchanged row stays
 * the same object, so that it is not drawn again. TanStack Query itself compares rows by their place in the list, where
 * one new row on top makes all rows below it new objects.
 */
export function keepRows<Row extends object>(
  before: readonly Row[],
  after: Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]))
  const rows = after.map((row) => {
    const earlier = known.get(keyOf(row))
    return earlier ? replaceEqualDeep(earlier, row) : row
  })
  const isSame = rows.length === before.length && rows.every((row, index) => row === before[index])
  return isSame ? (before as Row[]) : rows
}

interface PageOf<Row> {
  items: Row[]
  total: number
  totalPages: number
}

/** Of each page that has rows of the one before: the page that had arrived. */
const arrived = new WeakMap<object, unknown>()

/**
 * `keepRows` as the `structuralSharing` option of a query for a page of rows. A page that arrives again as the same object,
 * as the API's calls give it where the platform said nothing new, is not looked through.
 */
export const keepPageRows =
  <Row extends object>(keyOf: (row: Row) => string) =>
  (before: unknown, after: unknown): unknown => {
    if (before === undefined) return after
    const [old, next] = [before as PageOf<Row>, after as PageOf<Row>]
    if (arrived.get(old) === next) return old
    const items = keepRows(old.items, next.items, keyOf)
    const isSame = items === old.items && old.total === next.total && old.totalPages === next.totalPages
    const page = isSame ? old : { ...next, items }
    arrived.set(page, next)
    return page
  }
