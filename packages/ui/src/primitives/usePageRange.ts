import { useState } from 'react'
import { formatInteger } from '../lib'

interface PageOfList {
  /** The page in view, from 1. */
  page: number
  pageSize: number
  /** How many rows the list has, on all pages. */
  total: number
  /** How many pages it has, where the platform cut them; else as many as its rows fill. */
  totalPages?: number
  /** The page is under way, and the rows in view are those of the page before. */
  busy: boolean
}

/**
 * How many pages there are, the one that the rows in view are of, and which of all rows they are: '1–25 of 1,284'. Where
 * a platform cuts pages of another size than was asked for, only which page it is: 'Page 2 of 5, 100 in all'.
 */
export function usePageRange({ page, pageSize, total, totalPages, busy }: PageOfList) {
  const filled = Math.ceil(total / pageSize)
  const pages = totalPages ?? filled
  // What is said is about the rows in view, so it stays that of the page before until its own rows are there.
  const [inView, setInView] = useState(page)
  if (!busy && inView !== page) setInView(page)
  const shown = Math.min(Math.max(busy ? inView : page, 1), pages)
  const first = (shown - 1) * pageSize + 1
  const last = pages === 1 ? total : Math.min(shown * pageSize, total)
  const all = formatInteger(total)
  return {
    pages,
    shown,
    range:
      pages === 1 || pages === filled
        ? `${formatInteger(first)}–${formatInteger(last)} of ${all}`
        : `Page ${formatInteger(shown)} of ${formatInteger(pages)}, ${all} in all`,
  }
}
