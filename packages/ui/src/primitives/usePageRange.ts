import { useState } from 'react'
import { formatInteger } from '../lib'

interface PageOfList {
  /** The page in view, from 1. */
  page: number
  pageSize: number
  /** How many rows the list has, on all pages. */
  total: number
  /** The page is under way, and the rows in view are those of the page before. */
  busy: boolean
}

/** The page that the rows in view are of, and which of all rows they are: '1–25 of 1,284'. */
export function usePageRange({ page, pageSize, total, busy }: PageOfList) {
  // What is said is about the rows in view, so it stays that of the page before until its own rows are there.
  const [inView, setInView] = useState(page)
  if (!busy && inView !== page) setInView(page)
  const shown = Math.min(Math.max(busy ? inView : page, 1), Math.ceil(total / pageSize))
  const first = (shown - 1) * pageSize + 1
  const last = Math.min(shown * pageSize, total)
  return {
    shown,
    range: `${formatInteger(first)}–${formatInteger(last)} of ${formatInteger(total)}`,
  }
}
