import { render, screen } from '@testing-library/react'
import { failed, loading, ready, type ListPage, type Loadable } from '../lib'
import { ListScreen } from './ListScreen'

interface Row {
  id: string
}
const columns = [{ id: 'id', header: 'ID', cell: ({ id }: Row) => id }]
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `user ${index}` }))

const users = (list: Loadable<ListPage<Row>>, page = 1) => (
  <ListScreen
    title="Users"
    description="Everybody."
    rowName="user"
    columns={columns}
    searchLabel="Search by email"
    unreadable="The users of this page cannot be read."
    empty="No users yet"
    search="northwind"
    page={page}
    pageSize={5}
    list={list}
    onSearch={() => {}}
    onPageChange={() => {}}
    onRefresh={() => {}}
  />
)

test('which rows are in view, or that none is, is told by one region that is always there', () => {
  const { container, rerender } = render(users(loading))
  const region = screen.getByText('Loading users')
  const tell = (list: Loadable<ListPage<Row>>, page?: number) => {
    rerender(users(list, page))
    expect(region.isConnected).toBe(true)
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(0)
    return region.textContent
  }
  expect(tell(ready({ items: rows(5), total: 12 }))).toBe('Users 1–5 of 12')
  expect(tell({ ...ready({ items: rows(5), total: 12 }), outdated: true }, 3)).toBe('Users 1–5 of 12')
  expect(tell(ready({ items: rows(2), total: 12 }), 3)).toBe('Users 11–12 of 12')
  expect(tell(ready({ items: [], total: 0 }))).toBe('0 users found')
  expect(tell(ready({ items: rows(1), total: 12, hidden: 4 }))).toBe('1 user found on this page')
  expect(tell(failed('Failed to load users. Please try again.', () => {}))).toBe('')
})
