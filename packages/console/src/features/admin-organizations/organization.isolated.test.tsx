import { jobPending, namespaceOnPro, organizationOnPro } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import type { DialogSectionProps } from '@quarterdeck/ui/primitives'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { preloadsOfDialogs } from '../../app/signedInRoutes'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { customJobTemplatesQuery, customWorkflowsQuery } from '../runs/runs.queries'
import { Component } from './Organization.dialog'
import {
  organizationDashboardsQuery,
  organizationJobsQuery,
  organizationNamespaceQuery,
  organizationQuery,
  organizationUtilizationQuery,
  organizationWorkflowsQuery,
} from './organization.queries'

/** The titles of the sections that were drawn, as React's Profiler reports it. */
const drawn = vi.hoisted((): string[] => [])

vi.mock('@quarterdeck/ui/primitives', async (original) => {
  const real = await original<typeof import('@quarterdeck/ui/primitives')>()
  const DialogSection = <T,>(props: DialogSectionProps<T>) => (
    <Profiler id={props.title} onRender={(title) => void drawn.push(title)}>
      <real.DialogSection {...props} />
    </Profiler>
  )
  return { ...real, DialogSection }
})

const platform = mockPlatform()
afterEach(() => queryClient.clear())

const { id } = organizationOnPro

const open = (address = paths.adminOrganizations()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Component id={id} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const untilRead = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

test.each<[string[], QueryKey]>([
  [['Additional allowances', 'Information'], organizationQuery(id).queryKey],
  [['Namespace and cluster'], organizationNamespaceQuery(id).queryKey],
  [['Resource utilization'], organizationUtilizationQuery(id).queryKey],
  [['Dashboards'], organizationDashboardsQuery(id).queryKey],
  [['Background jobs'], organizationJobsQuery(id).queryKey],
  [['Workflows'], organizationWorkflowsQuery(id).queryKey],
  [['Custom jobs'], customJobTemplatesQuery('organization').queryKey],
  [['Custom workflows'], customWorkflowsQuery('organization').queryKey],
])('what was read again for %j draws nothing else', async (sections, queryKey) => {
  open()
  await untilRead()
  expect(screen.queryByText(/^Loading /)).not.toBeInTheDocument()
  expect(drawn).toContain('Workflows')
  drawn.length = 0

  await act(() => queryClient.refetchQueries({ queryKey, exact: true }))
  expect([...new Set(drawn)].toSorted()).toEqual(sections)
})

test.each([
  [paths.adminOrganizations(), 'Failed to load organization details'],
  [paths.adminJobs(), 'Failed to load organization details. Please try again.'],
])('details that cannot be read are told over %s in its words', async (address, words) => {
  platform.use(handlers.organizationDetails(fails(500, 'The database is away')))
  open(address)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByText('The database is away')).toBeInTheDocument()
})

test('what can be run on any organization is read ahead of the first press, and once', async () => {
  const [prepareDialog] = preloadsOfDialogs('admin', paths.adminOrganizations())
  await prepareDialog?.()
  open()
  await untilRead()
  for (const query of [customJobTemplatesQuery('organization'), customWorkflowsQuery('organization')])
    expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ status: 'success', dataUpdateCount: 1 })
})

test.each([
  ['is there', ['acme-production'], /started/],
  ['is missing', [], /Unable to trigger job/],
])(
  'a job that is pressed while the namespace is being read waits for it, which %s',
  async (how, sent, told) => {
    let answer = () => {}
    const read = new Promise<void>((resolve) => (answer = resolve))
    const runIn: string[] = []
    platform.use(
      handlers.organizationDetails({ ...organizationOnPro, namespace_name: null }),
      handlers.organizationNamespace(async () => {
        await read
        return how === 'is there' ? { ...namespaceOnPro, name: 'acme-production' } : fails(404)
      }),
      handlers.runOrganizationJob(async ({ request }) => {
        runIn.push(((await request.clone().json()) as { namespace: string }).namespace)
        return jobPending
      }),
    )
    open()
    await userEvent.click(
      (await screen.findByText('Restart backend', { selector: 'button *' })).closest('button') as HTMLElement,
    )
    expect(screen.queryByText(/not available/)).not.toBeInTheDocument()
    await act(async () => answer())
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(runIn).toEqual(sent)
  },
)

test('a namespace that was made since it was read is found by the press that needs it', async () => {
  let made = false
  platform.use(
    handlers.organizationDetails({ ...organizationOnPro, namespace_name: null }),
    handlers.organizationNamespace(() => (made ? namespaceOnPro : fails(404))),
    handlers.runOrganizationJob(jobPending),
  )
  open()
  const job = await screen.findByText('Restart backend', { selector: 'button *' })
  await untilRead()
  made = true
  await userEvent.click(job.closest('button') as HTMLElement)
  expect(await screen.findByText(/started/)).toBeInTheDocument()
})
