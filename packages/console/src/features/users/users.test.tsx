import { manyUsers } from '@quarterdeck/sandbox/fixtures'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { Component } from './User.dialog'
import { usersQuery } from './users.queries'

mockPlatform()
afterEach(() => queryClient.clear())

test('the dialog goes on telling whose it is when the row has left the page', async () => {
  const [user, other] = manyUsers(2)
  if (!user || !other) throw new Error('No users')
  const list = (page: number, ...items: (typeof user)[]) =>
    queryClient.setQueryData(usersQuery({ search: '', page }).queryKey, {
      items,
      total: 26,
      totalPages: 2,
      hidden: 0,
    })
  list(1, user)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[paths.adminUsers()]}>
        <Component id={user.id} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('dialog')).toHaveTextContent(user.email)
  act(() => void list(1, other))
  expect(screen.getByRole('dialog')).toHaveTextContent(user.email)
  expect(await screen.findByText(/^Registered/)).toBeVisible()
})
