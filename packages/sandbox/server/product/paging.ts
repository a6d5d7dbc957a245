import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** How many items a page holds when the caller does not say (§9). */
export const defaultLimit = 25

/** A page cut out of its list by the database. */
export interface Page<T> {
  data: T[]
  pagination: { total: number; totalPages: number }
}

/** Puts a page together: `read` is asked for the rows only, `total` counts the whole list. */
export function pageOf<T>(
  query: { page?: number; limit?: number },
  total: number,
  read: (limit: number, offset: number) => T[],
): Page<T> {
  const { page = 1, limit = defaultLimit } = query
  return {
    data: (page - 1) * limit < total ? read(limit, (page - 1) * limit) : [],
    pagination: { total, totalPages: Math.ceil(total / limit) },
  }
}

/** A list short enough to come whole, still as a page. */
export const wholeList = <T>(data: T[]): Page<T> => ({
  data,
  pagination: { total: data.length, totalPages: data.length > 0 ? 1 : 0 },
})

/** Case-insensitive substring; the text is taken literally, unlike LIKE's. Undefined or blank: no condition. */
export function contains(column: SQLWrapper, text: string | undefined): SQL | undefined {
  const wanted = text?.trim().toLowerCase()
  return wanted ? sql`instr(lower(${column}), ${wanted}) > 0` : undefined
}
