import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { failed, loading, ready, type ListPage, type Loadable } from '../lib'
import { ListScreen } from './ListScreen'

interface Row {
  id: string
}
const columns = [{ id: 'id', header: 'ID', cell: ({ id }: Row) => id }]
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `user ${index}` }))

const users = (
  list: Loadable<ListPage<Row>>,
  page = 1,
  given: Partial<ComponentProps<typeof ListScreen<Row>>> = {},
) => (
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
    {...given}
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
  expect(tell(ready({ items: rows(5), total: 12, totalPages: 3 }))).toBe('Users 1–5 of 12')
  expect(tell({ ...ready({ items: rows(5), total: 12, totalPages: 3 }), outdated: true }, 3)).toBe(
    'Users 1–5 of 12',
  )
  expect(tell(ready({ items: rows(2), total: 12, totalPages: 3 }), 3)).toBe('Users 11–12 of 12')
  expect(tell(ready({ items: [], total: 0, totalPages: 1 }))).toBe('0 users found')
  expect(tell(ready({ items: rows(1), total: 12, totalPages: 3, hidden: 4 }))).toBe(
    '1 user found on this page',
  )
  expect(tell(failed('Failed to load users. Please try again.', () => {}))).toBe('')
})

test('where nothing is there, what the screen says of that is told', () => {
  const none = ready({ items: [], total: 0, totalPages: 1 })
  const { rerender } = render(users(none, 1, { search: '', emptyText: 'The platform does not tell' }))
  expect(screen.getByText('The platform does not tell')).toBeInTheDocument()
  rerender(users(none, 1, { emptyText: 'The platform does not tell' }))
  expect(screen.getByText('0 users found')).toBeInTheDocument()
})

test('a list that came whole is one page, however long it is', () => {
  render(users(ready({ items: rows(12), total: 12, totalPages: 1 })))
  expect(screen.getByText('Users 1–12 of 12')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument()
})

test('the last page of a platform that cuts shorter pages can be reached', () => {
  render(users(ready({ items: rows(4), total: 12, totalPages: 4 }), 4))
  expect(screen.getByText('Users Page 4 of 4, 12 in all')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page')
})
