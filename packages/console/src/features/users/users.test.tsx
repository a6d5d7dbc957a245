import type { User } from '@quarterdeck/api'
import { manyUsers } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { Component } from './User.dialog'
import { usersQuery } from './users.queries'

const platform = mockPlatform()
afterEach(() => queryClient.clear())

const [user, other] = manyUsers(2) as [User, User]
const firstPage = usersQuery({ search: '', page: 1 })
const list = (...items: User[]) =>
  queryClient.setQueryData(firstPage.queryKey, { items, total: 26, totalPages: 2, hidden: 0 })
const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[paths.adminUsers()]}>
        <Component id={user.id} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('the dialog goes on telling whose it is when the row has left the page', async () => {
  list(user)
  open()
  expect(screen.getByRole('dialog')).toHaveTextContent(user.email)
  act(() => void list(other))
  expect(screen.getByRole('dialog')).toHaveTextContent(user.email)
  expect(await screen.findByText(/^Registered/)).toBeVisible()
})

test('the dialog tells whose it is, and that they are not active any more, as soon as a list tells it', async () => {
  platform.use(handlers.users(fails(500)))
  await queryClient.prefetchQuery(firstPage)
  open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('dialog')).not.toHaveTextContent(user.email)
  act(() => void list({ ...user, is_active: true }))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(user.email))
  act(() => void list({ ...user, is_active: false }))
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Inactive'))
})
