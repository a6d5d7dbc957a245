import { failed, loading, type Loadable } from './loadable'

/** One page of a list, and how many items and pages the whole list has. */
export interface ListPage<T> {
  items: readonly T[]
  total: number
  /** At least 1. A list that came whole is one page, however long it is. */
  totalPages: number
  /** The platform tells no total: there are `total` items at least, and the last page may have none. */
  uncounted?: boolean
  /** How many rows of this page the console left out, because they do not match the search. */
  hidden?: number
}

interface ListRowsOptions {
  /** The page in view, from 1. */
  page: number
  /** The message when the platform counts rows on this page but sends none, in the words of §8. */
  unreadable: string
  onRetry: () => void
}

/**
 * The rows of a page that the platform has cut out of its list. A page without rows of a list that has some is not an
 * empty list: it is loading when the page is beyond the last one, and else an error.
 */
export function listRows<T>(
  list: Loadable<ListPage<T>>,
  { page, unreadable, onRetry }: ListRowsOptions,
): Loadable<readonly T[]> {
  if (list.state !== 'ready') return list
  const { items, total, totalPages, hidden = 0 } = list.data
  // That there was nothing says nothing of the page or search that is asked for now.
  if (list.outdated && items.length === 0) return loading
  if (items.length > 0 || total === 0 || hidden > 0) return { ...list, data: items }
  // The page no longer exists; the container is about to show the last one (§14.14).
  if (page > totalPages) return loading
  // The platform counts rows on this page that it did not send.
  return failed(unreadable, onRetry)
}

/** How many pages so many items fill: an empty list has one, too. */
export const pagesOf = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** Cuts a page out of a list that was read as a whole. For a page beyond the last one it gives the last one. */
export function cutPage<T>(
  items: readonly T[],
  page: number,
  pageSize: number,
): { rows: readonly T[]; page: number } {
  const shown = Math.min(page, pagesOf(items.length, pageSize))
  return { rows: items.slice((shown - 1) * pageSize, shown * pageSize), page: shown }
}
