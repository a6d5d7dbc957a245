import { ApiError, configure } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { organizationReason } from '../../lib/organizationReason'
import { Component as UserOrganization } from './user-organization.route'
import { userOrganizationQuery } from './user-organizations.queries'

const { id, email } = fixtures.organizationOnPro
const FAILED = 'Failed to load organization details'

/** Opens an organization's screen. The test answers each request itself, by its path. */
function open(orgId: string) {
  const asked: string[] = []
  const answers = new Map<string, (response: Response) => void>()
  configure({
    apiUrl: 'https://api.example.com',
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/capabilities') return Promise.resolve(new Response(null, { status: 404 }))
      const part = pathname.split('/')[5] ?? ''
      asked.push(part)
      return new Promise((resolve) => answers.set(part, resolve))
    },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/user/organizations/${orgId}`]}>
        <Routes>
          <Route path="/user/organizations/:orgId" element={<UserOrganization />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const answer = (part: string, status: number, body: unknown) =>
    act(async () => answers.get(part)?.(Response.json(body, { status })))
  return { asked, answer }
}

const part = (name: string) => within(screen.getByRole('region', { name }))

test('all parts are asked for at the same time, and each shows as soon as it has arrived', async () => {
  const { asked, answer } = open(id)
  expect(asked.toSorted()).toEqual(['', 'plan', 'resource-utilization'])

  await answer('resource-utilization', 200, fixtures.utilizationLow)
  expect(await part('Resource utilization').findAllByRole('meter')).toHaveLength(3)
  await answer('', 200, fixtures.organizationOnPro)
  expect(await screen.findByRole('heading', { name: email })).toBeInTheDocument()
  await answer('plan', 500, {})
  expect(await part('Plan').findByText('Plan information unavailable')).toBeInTheDocument()

  fireEvent.click(part('Plan').getByRole('button', { name: 'Try Again' }))
  expect(asked).toHaveLength(4)
  await answer('plan', 200, fixtures.userPlanPro)
  expect(await part('Plan').findByText(/7 agents/)).toBeInTheDocument()
})

test('a failure shows its reason, or that it is unknown, and can be tried again', async () => {
  const { answer } = open(id)
  await answer('', 500, { error: { message: 'No disk' } })
  expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED}No disk`)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await answer('', 500, 'oops')
  expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED}Unknown error occurred`)
})

test('use that is not there is told as one that failed, and can be asked for again', async () => {
  const { asked, answer } = open(id)
  await answer('', 200, fixtures.organizationOnPro)
  await answer('resource-utilization', 404, {})
  const usage = part('Resource utilization')
  expect(await usage.findByText('Resource utilization data unavailable')).toBeInTheDocument()
  fireEvent.click(usage.getByRole('button', { name: 'Try Again' }))
  expect(asked).toHaveLength(4)
  await answer('resource-utilization', 200, fixtures.utilizationLow)
  expect(await part('Resource utilization').findAllByRole('meter')).toHaveLength(3)
})

test.each([404, 403])('a %i is an organization out of reach', async (status) => {
  const { answer } = open(id)
  await answer('', status, { error: 'no' })
  expect(await screen.findByRole('heading', { name: 'Organization Not Found' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('only UUIDs are asked for, of whichever version', () => {
  const { asked } = open('nonsense')
  expect(screen.getByRole('heading', { name: 'Organization Not Found' })).toBeInTheDocument()
  expect(asked).toEqual([])
  for (const one of ['019a9c1e-7d3b-7c44-8f10-5a2b7c114f0e', id.toUpperCase()])
    expect(userOrganizationQuery(one)).toMatchObject({ enabled: true, initialData: undefined })
  expect(organizationReason(new ApiError('timeout', 'No answer in time.'))).toBe('No answer in time.')
})
