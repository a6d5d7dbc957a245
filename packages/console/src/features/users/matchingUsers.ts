import type { Page, User } from '@quarterdeck/api'

/**
 * §13.2: a platform may ignore `search`, so the rows of its answer are filtered by the text here as well. `hidden`
 * counts the rows left out. Where there are any, the platform ignored the search, and the page's total counts all users.
 */
export function matchingUsers<Row extends Pick<User, 'email'>>(
  page: Page<Row>,
  search: string,
): Page<Row> & { hidden: number } {
  const text = search.trim().toLowerCase()
  const items = page.items.filter(({ email }) => email.toLowerCase().includes(text))
  return { ...page, items, hidden: page.items.length - items.length }
}
