import { cutPage, listRows, pagesOf } from './listRows'
import { failed, loading, ready } from './loadable'

const onRetry = () => {}
const rowsOf = (items: string[], total: number, page = 1) =>
  listRows(ready({ items, total, totalPages: pagesOf(total, 25) }), {
    page,
    unreadable: 'Failed to load',
    onRetry,
  })

test('shows the rows there are, and an empty list as empty', () => {
  expect(rowsOf(['a'], 1)).toMatchObject({ state: 'ready', data: ['a'] })
  expect(rowsOf([], 0)).toMatchObject({ state: 'ready', data: [] })
})

test('a page beyond the last one shows as loading, since the last one is being loaded', () => {
  expect(rowsOf([], 40, 3)).toEqual(loading)
})

test('a page without rows of a list that is not empty is a failure', () => {
  expect(rowsOf([], 40, 2)).toEqual(failed('Failed to load', onRetry))
})

test('that the page or search before had no rows says nothing of the one that is under way', () => {
  const options = { page: 1, unreadable: '', onRetry }
  const list = { ...ready({ items: [] as string[], total: 0, totalPages: 1 }), outdated: true }
  expect(listRows(list, options)).toEqual(loading)
  expect(listRows({ ...list, data: { items: ['a'], total: 1, totalPages: 1 } }, options)).toMatchObject({
    data: ['a'],
  })
})

test('which page is the last one is what the platform says, whatever size its pages have', () => {
  const options = { page: 5, unreadable: 'Failed to load', onRetry }
  const list = (totalPages: number) => ready({ items: [], total: 100, totalPages })
  expect(listRows(list(5), options)).toEqual(failed('Failed to load', onRetry))
  expect(listRows(list(4), options)).toEqual(loading)
})

test('other states stay as they are', () => {
  const options = { page: 1, unreadable: '', onRetry }
  expect(listRows(loading, options)).toBe(loading)
  expect(listRows(failed('No'), options)).toEqual(failed('No'))
})

test('a page whose rows the console left out is neither a failure nor loading', () => {
  const page = ready({ items: [], total: 60, totalPages: 3, hidden: 25 })
  expect(listRows(page, { page: 9, unreadable: 'x', onRetry: () => {} })).toMatchObject({
    data: [],
  })
})

test('cuts a page out of a whole list; the last page in place of one beyond it', () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  expect(cutPage(items, 1, 2)).toEqual({ rows: ['a', 'b'], page: 1 })
  expect(cutPage(items, 3, 2)).toEqual({ rows: ['e'], page: 3 })
  expect(cutPage(items, 7, 2)).toEqual({ rows: ['e'], page: 3 })
  expect(cutPage([], 2, 2)).toEqual({ rows: [], page: 1 })
})

test('an empty list has one page', () => {
  expect([0, 25, 26].map((count) => pagesOf(count, 25))).toEqual([1, 1, 2])
})
