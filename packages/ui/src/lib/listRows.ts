import { failed, loading, type Loadable } from './loadable'

/** One page of a list, and how many items the whole list has. */
export interface ListPage<T> {
  items: readonly T[]
  total: number
  /** How many rows of this page the console left out, because they do not match the search. */
  hidden?: number
}

interface ListRowsOptions {
  /** The page in view, from 1. */
  page: number
  pageSize: number
  /** What is said where rows are counted but not sent, in the words of §8. */
  unreadable: string
  onRetry: () => void
}

/** The rows of a page that the platform cut; a page without rows although there are some is never called empty. */
export function listRows<T>(
  list: Loadable<ListPage<T>>,
  { page, pageSize, unreadable, onRetry }: ListRowsOptions,
): Loadable<readonly T[]> {
  if (list.state !== 'ready') return list
  const { items, total, hidden = 0 } = list.data
  if (items.length > 0 || total === 0 || hidden > 0) return { ...list, data: items }
  // This page is gone; the container is on its way to the last one (§14.14).
  if (page > Math.ceil(total / pageSize)) return loading
  // The platform counts items that it does not send.
  return failed(unreadable, onRetry)
}

/** The rows of a page of a list that came whole. The last page stays in view when rows disappear. */
export function cutPage<T>(
  items: readonly T[],
  page: number,
  pageSize: number,
): { rows: readonly T[]; page: number } {
  const shown = Math.min(page, Math.max(1, Math.ceil(items.length / pageSize)))
  return { rows: items.slice((shown - 1) * pageSize, shown * pageSize), page: shown }
}
