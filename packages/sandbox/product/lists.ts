/** How many items a page holds when the caller does not say (§9.2). */
const defaultLimit = 25

export interface Page<T> {
  data: T[]
  pagination: { total: number; totalPages: number }
}

/** Cuts the page out of a list that the query asks for; only its items are made ready to be shown. */
export function pageOf<T, Shown>(
  items: readonly T[],
  { page = 1, limit = defaultLimit }: { page?: number; limit?: number },
  show: (item: T) => Shown,
): Page<Shown> {
  return {
    data: items.slice((page - 1) * limit, page * limit).map(show),
    pagination: { total: items.length, totalPages: Math.ceil(items.length / limit) },
  }
}

/** A list short enough to come whole, still as a page. */
export const wholeList = <T>(data: T[]): Page<T> => ({
  data,
  pagination: { total: data.length, totalPages: data.length > 0 ? 1 : 0 },
})

/** For each query parameter that narrows a list, the text of an item that it is looked for in. */
export type Filters<T> = Record<string, (item: T) => string | null | undefined>

/** The items in which every text of the query is found, whatever its case; blank ones ask for nothing. */
export function narrow<T>(items: readonly T[], query: object, filters: Filters<T>): T[] {
  const wanted = Object.entries(query).flatMap(([name, value]) => {
    const read = filters[name]
    const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
    return read && text ? [{ read, text }] : []
  })
  return items.filter((item) => wanted.every(({ read, text }) => read(item)?.toLowerCase().includes(text)))
}

/** Compares by fields in turn; `-` before a field means descending. Text, numbers and truth values have an order. */
export const by =
  <T extends object>(...fields: (Extract<keyof T, string> | `-${Extract<keyof T, string>}`)[]) =>
  (one: T, other: T): number => {
    for (const field of fields) {
      const descending = field.startsWith('-')
      const name = (descending ? field.slice(1) : field) as keyof T
      if (one[name] === other[name]) continue
      return one[name] < other[name] === descending ? 1 : -1
    }
    return 0
  }
