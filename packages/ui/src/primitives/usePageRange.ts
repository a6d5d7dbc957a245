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
  /** The platform tells no total: there are `total` rows at least, and the last of these pages may have none. */
  uncounted?: boolean
  /** The page is under way, and the rows in view are those of the page before. */
  busy: boolean
}

/**
 * How many pages there are, and how many of them certainly, the one that the rows in view are of, and which of all rows they
 * are: '1–25 of 1,284'. Where a platform cuts pages of another size than was asked for, only which page it is: 'Page 2 of 5,
 * 100 in all'.
 */
export function usePageRange({ page, pageSize, total, totalPages, uncounted, busy }: PageOfList) {
  const filled = Math.ceil(total / pageSize)
  const pages = totalPages ?? filled
  // What is said is about the rows in view, so it stays that of the page before until its own rows are there.
  const [inView, setInView] = useState(page)
  if (!busy && inView !== page) setInView(page)
  const shown = Math.min(Math.max(busy ? inView : page, 1), pages)
  const first = (shown - 1) * pageSize + 1
  const last = pages === 1 ? total : Math.min(shown * pageSize, total)
  const least = uncounted ? 'at least ' : ''
  const all = least + formatInteger(total)
  return {
    pages,
    known: uncounted ? filled : pages,
    least,
    shown,
    range:
      uncounted || pages === 1 || pages === filled
        ? `${formatInteger(first)}–${formatInteger(last)} of ${all}`
        : `Page ${formatInteger(shown)} of ${formatInteger(pages)}, ${all} in all`,
  }
}
