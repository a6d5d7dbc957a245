import { cutPage, listRows } from './listRows'
import { failed, loading, ready } from './loadable'

const onRetry = () => {}
const rowsOf = (items: string[], total: number, page = 1) =>
  listRows(ready({ items, total }), { page, pageSize: 25, unreadable: 'Failed to load', onRetry })

test('shows the rows there are, and an empty list as empty', () => {
  expect(rowsOf(['a'], 1)).toMatchObject({ state: 'ready', data: ['a'] })
  expect(rowsOf([], 0)).toMatchObject({ state: 'ready', data: [] })
})

test('a page that is gone is loading, for the last one is on its way', () => {
  expect(rowsOf([], 40, 3)).toEqual(loading)
})

test('rows that are counted but not sent are a failure', () => {
  expect(rowsOf([], 40, 2)).toEqual(failed('Failed to load', onRetry))
})

test('other states stay as they are', () => {
  const options = { page: 1, pageSize: 25, unreadable: '', onRetry }
  expect(listRows(loading, options)).toBe(loading)
  expect(listRows(failed('No'), options)).toEqual(failed('No'))
})

test('rows that the console left out are neither unreadable nor on another page', () => {
  const page = ready({ items: [], total: 60, hidden: 25 })
  expect(listRows(page, { page: 9, pageSize: 25, unreadable: 'x', onRetry: () => {} })).toMatchObject({
    data: [],
  })
})

test('a page of a list that came whole; the last one in place of one that is gone', () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  expect(cutPage(items, 1, 2)).toEqual({ rows: ['a', 'b'], page: 1 })
  expect(cutPage(items, 3, 2)).toEqual({ rows: ['e'], page: 3 })
  expect(cutPage(items, 7, 2)).toEqual({ rows: ['e'], page: 3 })
  expect(cutPage([], 2, 2)).toEqual({ rows: [], page: 1 })
})
