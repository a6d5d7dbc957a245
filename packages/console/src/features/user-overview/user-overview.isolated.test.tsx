import { configure } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { useUser, type SignedInUser } from '../../lib/session'
import { Component as UserOverview } from './user-overview.route'

vi.mock('../../lib/session')

const answers: Record<string, unknown> = {
  '/v1/capabilities': { features: ['provisioning'] },
  '/v1/user/profile': fixtures.profileUser,
  '/v1/user/dashboards': [],
  '/v1/user/organizations': { organizations: fixtures.userOrganizations },
  '/v1/user/provisioning': { steps: fixtures.stepsAfter(1, { state: 'running' }) },
}

test('the use of one of several organizations that is not set up is not drawn, also while it is asked for again', async () => {
  vi.mocked(useUser).mockReturnValue({ email: 'mira@northwind.example' } as SignedInUser)
  const asked: string[] = []
  let isAnswering = true
  configure({
    apiUrl: 'https://api.example.com',
    fetch: ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      if (!isAnswering) return new Promise(() => {})
      return Promise.resolve(
        Response.json(answers[pathname] ?? {}, { status: answers[pathname] ? 200 : 404 }),
      )
    },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <UserOverview />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const usage = () => screen.queryByRole('region', { name: 'Resource utilization' })
  const requests = () => asked.filter((path) => /organizations\/.+\/resource-utilization$/.test(path))
  await screen.findByRole('region', { name: 'Finish setting up' })
  await vi.waitFor(() => expect(requests()).toHaveLength(1))
  await vi.waitFor(() => expect(usage()).toBeNull())

  isAnswering = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))
  expect(requests()).toHaveLength(2)
  expect(usage()).toBeNull()
})
