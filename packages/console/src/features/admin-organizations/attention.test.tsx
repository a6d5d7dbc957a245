import { manyOrganizations } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { Link, LinkProvider } from '@quarterdeck/ui/primitives'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { RouterLink } from '../../app/RouterLink'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { overviewQuery } from '../admin-overview/admin-overview.queries'
import { Component } from './attention.route'

const platform = mockPlatform()
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const organizations = new Map(manyOrganizations(2).map((one) => [one.id, one]))
const [stays, leaves] = [...organizations.values()].map(({ email }) => new RegExp(email.split('@', 1).join()))
let ids: string[]
const overview = () => ({
  failed_by_hour: [],
  failed_by_type: [],
  signups_by_day: [],
  attention: [
    { kind: 'over_limit' as const, count: ids.length, ids },
    { kind: 'paid_without_namespace' as const, count: 1, ids: ids.slice(0, 1) },
  ],
  clusters: [],
})

function open(
  kind = 'over_limit',
  told: () => ReturnType<typeof overview> | Promise<ReturnType<typeof overview>> = overview,
) {
  platform.use(
    handlers.overview(told),
    handlers.organizationDetails(
      ({ params }) => organizations.get(String(params.organizationId)) ?? fails(404),
    ),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${kind}`]}>
        <Routes>
          <Route
            path=":kind"
            element={
              <LinkProvider component={RouterLink}>
                <Link href="/over_limit">Watch line</Link>
                <Component />
              </LinkProvider>
            }
          />
          <Route path={paths.adminOrganizations()} element={<p>The whole list</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const readByOthers = () => act(() => queryClient.refetchQueries({ queryKey: overviewQuery(true).queryKey }))
const gone = () => waitFor(() => expect(screen.queryByRole('link', { name: leaves })).not.toBeInTheDocument())

beforeEach(() => (ids = [...organizations.keys()]))

test('lists those that paid and have no namespace', async () => {
  open('paid_without_namespace')
  expect(await screen.findByRole('link', { name: stays })).toBeVisible()
  expect(screen.getByText('1 organization that paid and has no namespace')).toBeVisible()
  expect(screen.queryByRole('link', { name: leaves })).not.toBeInTheDocument()
})

test('a kind that nobody knows leads to the whole list', async () => {
  open('past_due')
  expect(await screen.findByText('The whole list')).toBeVisible()
})

test('rows stay where they are while others read the overview again, until somebody refreshes them', async () => {
  open()
  expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
  ids = ids.slice(0, 1)
  await readByOthers()
  expect(screen.getByRole('link', { name: leaves })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await gone()
  expect(screen.getByRole('link', { name: stays })).toBeVisible()
})

test.each([500, 404])(
  'a %i to others who read the overview again says nothing of the list',
  async (status) => {
    open()
    expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
    platform.use(handlers.overview(fails(status)))
    await readByOthers()
    expect(screen.getByRole('link', { name: leaves })).toBeVisible()
    expect(screen.queryByText(/^Last update failed ·/)).not.toBeInTheDocument()
  },
)

test('that Refresh failed is told until it has read the list, also where others have read the overview since then', async () => {
  open()
  expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
  platform.use(handlers.overview(fails(500)))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Last update failed ·/)).toBeVisible()
  platform.use(handlers.overview(overview))
  ids = ids.slice(0, 1)
  await readByOthers()
  expect(screen.getByText(/^Last update failed ·/)).toBeVisible()
  expect(screen.getByRole('link', { name: leaves })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await gone()
  expect(screen.queryByText(/^Last update failed ·/)).not.toBeInTheDocument()
})

test('a link to the list shows what is known by now; its dialogs leave it as it is', async () => {
  open()
  expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
  ids = ids.slice(0, 1)
  await readByOthers()
  fireEvent.click(screen.getByRole('link', { name: leaves }))
  await waitFor(() => expect(screen.getByRole('row', { current: true })).toBeVisible())
  expect(screen.getByRole('link', { name: leaves })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Watch line' }))
  await gone()
  expect(screen.getByRole('link', { name: stays })).toBeVisible()
})

test('an overview that was read long ago is read again first, which Refresh shows', async () => {
  queryClient.setQueryData(overviewQuery(true).queryKey, overview(), { updatedAt: Date.now() - 120_000 })
  ids = ids.slice(0, 1)
  let answer = () => {}
  const read = new Promise<void>((resolve) => (answer = resolve))
  open('over_limit', () => read.then(overview))
  expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true')
  answer()
  await gone()
  expect(screen.getByRole('link', { name: stays })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy', 'true')
})

test('how old the list is includes what names its organizations, and who refreshes it is told that this failed', async () => {
  queryClient.setQueryData(overviewQuery(true).queryKey, overview(), { updatedAt: Date.now() - 59_000 })
  open()
  expect(await screen.findByRole('link', { name: leaves })).toBeVisible()
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  platform.use(handlers.overview(fails(500)))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Last update failed · updated')).toBeVisible()
  expect(screen.getByText('2 min ago')).toBeVisible()
  expect(screen.getByRole('link', { name: leaves })).toBeVisible()
})
