import { failed, loading, type Loadable } from './loadable'

/** One page of a list, and how many items the whole list has. */
export interface ListPage<T> {
  items: readonly T[]
  total: number
}

interface ListRowsOptions {
  /** The page in view, from 1. */
  page: number
  pageSize: number
  /** What is said where rows are counted but not sent, in the words of §8. */
  unreadable: string
  onRetry: () => void
}

/** The rows of a page; a page without rows although there are some is never called empty. */
export function listRows<T>(
  list: Loadable<ListPage<T>>,
  { page, pageSize, unreadable, onRetry }: ListRowsOptions,
): Loadable<readonly T[]> {
  if (list.state !== 'ready') return list
  const { items, total } = list.data
  if (items.length > 0 || total === 0) return { ...list, data: items }
  // contract §5 lists: this page is gone, the last one is on its way.
  if (page > Math.ceil(total / pageSize)) return loading
  // The platform counts items that it does not send.
  return failed(unreadable, onRetry)
}
