/** §9.2: admin lists show 25 rows a page. */
export const PAGE_SIZE = 25

/** What a list shows, kept in the address so that Back, reload and a pasted link restore it (§14.14). */
export interface ListSearch {
  search: string
  /** From 1. */
  page: number
}

export function readListSearch(query: URLSearchParams): ListSearch {
  const page = Number(query.get('page') ?? '1')
  return {
    search: (query.get('search') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}
