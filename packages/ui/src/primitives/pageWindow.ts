/** A page number, or the ellipsis in place of several. */
export type PageSlot = number | 'gap'

/**
 * The page buttons to show: all pages when there are up to 5, else the first, the last and three around the current
 * one, with a gap in place of the others (§9.2: at most 5 page buttons, ellipsis beyond 5 pages).
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 1, 1), pages - 2)
  const slots: PageSlot[] = [start, start + 1, start + 2]
  if (start > 2) slots.unshift('gap')
  if (start > 1) slots.unshift(1)
  if (start + 2 < pages - 1) slots.push('gap')
  if (start + 2 < pages) slots.push(pages)
  return slots
}
