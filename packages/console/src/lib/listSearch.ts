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
  const after = new URLSearchParams(before)
  if (search) after.set('search', search)
  else after.delete('search')
  if (page > 1) after.set('page', String(page))
  else after.delete('page')
  return after
}
