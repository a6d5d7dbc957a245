import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import type { JobRow, JobsViewProps, WorkflowSummary } from '@quarterdeck/ui/jobs'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { keptPrefix } from '../../lib/keptKeys'
import { queryClient } from '../../lib/queryClient'
import type { SignedInUser } from '../../lib/session'
import { Component } from './jobs.route'

const user = { id: 'admin-1', isAdmin: true } as SignedInUser
vi.mock('../../lib/session', async (original) => ({
  ...(await original<object>()),
  useUser: () => user,
}))

/** Of the screen its filters alone: what is in the address is what counts here. */
vi.mock('@quarterdeck/ui/jobs', async (original) => {
  const real = await original<typeof import('@quarterdeck/ui/jobs')>()
  const JobsView = ({ onFilter }: Pick<JobsViewProps<JobRow, WorkflowSummary>, 'onFilter'>) => (
    <button type="button" onClick={() => onFilter(real.noJobFilters)}>
      Clear filters
    </button>
  )
  return { ...real, JobsView }
})

mockPlatform()
afterEach(() => {
  queryClient.clear()
  localStorage.clear()
})

/** What another tab keeps: storage tells of that alone. */
const keep = (first?: string) => {
  const views = [{ name: 'Backups', q: 'type:verify_backup', byCause: false }]
  localStorage.setItem(`${keptPrefix('admin-1')}job-views`, JSON.stringify({ views, first }))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

const open = (address: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Link to="/admin">Overview</Link>
        <Link to="/admin/jobs">Jobs</Link>
        <Routes>
          <Route path="/admin/jobs" element={<Component />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

const VIEW = '/admin/jobs?tab=all&q=type%3Averify_backup'

test('Jobs opens with the view that was chosen for it, from this screen too', async () => {
  keep('Backups')
  open('/admin')
  await press('Jobs')
  expect(address()).toBe(VIEW)
  await press('Jobs')
  expect(address()).toBe(VIEW)
})

test('a view that another tab chooses for Jobs does not take over where Jobs is open', async () => {
  keep()
  open('/admin/jobs')
  keep('Backups')
  expect(address()).toBe('/admin/jobs')
  await press('Overview')
  await press('Jobs')
  expect(address()).toBe(VIEW)
})

test('filters that are cleared on the screen leave that list, and no view opens in its place', async () => {
  keep('Backups')
  open('/admin/jobs?job_type=deploy')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/admin/jobs?tab=organization')
})
