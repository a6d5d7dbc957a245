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

/** `keepRows` as the `structuralSharing` option of a query for a page of rows. */
export const keepPageRows =
  <Row extends object>(keyOf: (row: Row) => string) =>
  (before: unknown, after: unknown): unknown => {
    if (before === undefined) return after
    const [old, next] = [before as PageOf<Row>, after as PageOf<Row>]
    const items = keepRows(old.items, next.items, keyOf)
    const isSame = items === old.items && old.total === next.total && old.totalPages === next.totalPages
    return isSame ? old : { ...next, items }
  }
