import type { Page, User } from '@quarterdeck/api'

/**
 * §13.2: a platform may ignore `search`, so the rows shown are filtered by the text as well. `hidden` counts
 * those left out: where there are any, the page's total says nothing about the search.
 */
export function matchingUsers(page: Page<User>, search: string): Page<User> & { hidden: number } {
  const text = search.trim().toLowerCase()
  const items = page.items.filter(({ email }) => email.toLowerCase().includes(text))
  return { ...page, items, hidden: page.items.length - items.length }
}
