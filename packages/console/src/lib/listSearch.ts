import { readText } from '@quarterdeck/ui/lib'

/** §9.2: admin lists show 25 rows a page. */
export const PAGE_SIZE = 25

/** What a list shows, kept in the address so that Back, reload and a pasted link restore it (§14.14). */
export interface ListSearch {
  search: string
  /** From 1. */
  page: number
}

export function readListSearch(query: URLSearchParams): ListSearch {
  return { search: readText(query.get('search') ?? '', 'search'), page: pageFrom(query.get('page')) }
}

/** A page's number as an address has it; 1 for anything that is none. */
export function pageFrom(text: string | null): number {
  const page = Number(text ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The query after a change of the list's search or page; its other parts stay. */
export function withListSearch(before: URLSearchParams, next: Partial<ListSearch>): URLSearchParams {
  const { search, page } = { ...readListSearch(before), ...next }
  return withValues(before, { search, page: pageText(page) })
}

/** What an address says of a page: nothing of the first. */
export const pageText = (page: number): string => (page > 1 ? String(page) : '')

/** The query with these values; an empty one is left out, and `undefined` changes nothing. */
export function withValues(
  before: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [key, value] of Object.entries(values)) {
    if (value) after.set(key, value)
    else if (value === '') after.delete(key)
  }
  return after
}
