import { configure } from '@quarterdeck/api'
import { jobFailed } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { startWrite } from '../../lib/useWrite'
import { organizationJobsQuery } from '../admin-organizations/organization.queries'
import { overviewJobsQuery, overviewQuery } from '../admin-overview/admin-overview.queries'
import { allJobsQuery, readFurther, readingOf } from './all-jobs.queries'
import type { JobReading } from './jobReading'
import { jobWrite, useJobAction } from './jobs.queries'
import { jobKeys, useWorkflowOrder, workflowJobsQuery, workflowKeys } from './workflow.queries'

const inConsole = (client: QueryClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  ),
})

test('why a job was not restarted stays while others are, alone or as one of many', async () => {
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) =>
      url.includes('/fine/')
        ? Response.json({ job_id: 'fine', status: 'pending' })
        : Response.json({ error: { message: 'its cluster is archived' } }, { status: 401 }),
  })
  const client = new QueryClient()
  const { result } = renderHook(useJobAction, inConsole(client))
  const order = (job_id: string) => ({ action: 'restart', job: { job_id, source: 'organization' } }) as const
  const asOneOfMany = (job_id: string) =>
    startWrite({ ...jobWrite(client), tell: () => {} }, { ...order(job_id), inBulkRun: true })

  await act(async () => void (await result.current.write(order('refused'))))
  const refused = expect.objectContaining({
    job: 'Unnamed job refused',
    failure: expect.objectContaining({ reason: 'Its cluster is archived.' }),
  })
  expect(result.current.failures).toEqual([refused])
  for (const sent of [
    () => result.current.write(order('fine')),
    () => asOneOfMany('fine'),
    () => asOneOfMany('refused too'),
  ]) {
    await act(async () => void (await sent()))
    expect(result.current.failures).toEqual([refused])
  }
  await act(async () => void (await result.current.write(order('later'))))
  expect(result.current.failures).toEqual([expect.objectContaining({ job: 'Unnamed job later' }), refused])
  await act(async () => void (await result.current.write(order('refused'))))
  expect(result.current.failures.map(({ id }) => id)).toEqual(['refused', 'later'])
  act(() => result.current.dismiss())
  expect(result.current.failures).toEqual([])
})

test('why a job was not restarted goes once it is told to as one of many, which tell it by themselves', async () => {
  let isBusy = true
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async () =>
      isBusy
        ? Response.json({ error: { message: 'Too many requests' } }, { status: 429 })
        : Response.json({ job_id: 'j1', status: 'pending' }),
  })
  const client = new QueryClient()
  const { result } = renderHook(useJobAction, inConsole(client))
  const order = { action: 'restart', job: { job_id: 'j1' } } as const
  await act(async () => void (await result.current.write(order)))
  expect(result.current.failures).toHaveLength(1)
  isBusy = false
  await act(async () => void (await startWrite(jobWrite(client), { ...order, inBulkRun: true })))
  expect(result.current.failures).toEqual([])
})

test('whatever tells of jobs is read again when one was restarted, alone or with its workflow', async () => {
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async () => Response.json({ job_id: 'j1', status: 'pending', workflow_id: 'w1' }),
  })
  const client = new QueryClient()
  const keys = [
    overviewQuery(true).queryKey,
    overviewJobsQuery('organization').queryKey,
    organizationJobsQuery('o1').queryKey,
    workflowKeys.jobs('w2'),
  ]
  const { result } = renderHook(
    () => ({ job: useJobAction(), workflow: useWorkflowOrder('w1') }),
    inConsole(client),
  )
  for (const send of [
    () => void result.current.job.write({ action: 'restart', job: { job_id: 'j1' } }),
    () => result.current.workflow.order({ restart: 'beginning', workflow: { workflow_id: 'w1' } }),
  ]) {
    for (const queryKey of keys) client.setQueryData(queryKey, [])
    act(send)
    for (const queryKey of keys)
      await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))
  }
})

test.each([
  ['tells the job', () => Response.json({ ...jobFailed, status: 'retrying' }), 'retrying'],
  ['says only that it is done', () => new Response(null, { status: 204 }), 'pending'],
])(
  'a restarted job that no poll reads again is drawn anew where the platform %s',
  async (_, answer, status) => {
    configure({ apiUrl: 'https://api.example.com', fetch: async () => answer() })
    const client = new QueryClient()
    const deep = [...jobKeys.all, 'both', {}]
    client.setQueryData(deep, { items: [jobFailed] })
    const { result } = renderHook(useJobAction, inConsole(client))
    await act(async () => void (await result.current.write({ action: 'restart', job: jobFailed })))
    expect(client.getQueryData(deep)).toMatchObject({ items: [{ job_id: jobFailed.job_id, status }] })
  },
)

test.each([
  ['no longer stands as it has to', 409, '2'],
  ['is gone', 404, '2'],
  ['may have been told to', 504, '2'],
  ['was refused for another reason', 429, undefined],
])('of a job that %s the list is read anew beyond its first page', async (_, status, page) => {
  const asked: (string | null)[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ method, url }) => {
      if (method === 'POST') return Response.json({ error: { message: 'No' } }, { status })
      const { pathname, searchParams } = new URL(url)
      if (pathname.endsWith('/cluster-jobs')) return Response.json([])
      asked.push(searchParams.get('page'))
      const created_at = `2026-11-20T09:0${9 - Number(searchParams.get('page'))}:00Z`
      return Response.json({
        data: [{ ...jobFailed, job_id: `j${searchParams.get('page')}`, created_at }],
        pagination: { total: 3, totalPages: 3 },
      })
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = allJobsQuery(readingOf([], { filters: {}, exact: true, of: 'jobs' }, true))
  const { result } = renderHook(
    () => ({
      action: useJobAction(),
      list: useQuery({ ...query, meta: { inView: () => Date.parse('2026-11-20T09:07:00Z') } }),
    }),
    inConsole(client),
  )
  await waitFor(() => expect(result.current.list.data?.items).toHaveLength(1))
  const reading = { filters: {}, exact: true, of: 'jobs', times: [] }
  const signal = new AbortController().signal
  const isEnough = ({ items }: JobReading) => items.length >= 3
  await readFurther({ client, reading, isEnough, isListed: () => true, signal })
  asked.length = 0
  await act(
    async () => void (await result.current.action.write({ action: 'restart', job: { job_id: 'j2' } })),
  )
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(asked).toEqual(['1', page].filter(Boolean))
})

test('so are the steps of a workflow that was restarted, also where its dialog has been left', async () => {
  const workflow_id = 'w1'
  let status = 'failed'
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ method }) => {
      if (method === 'GET') return Response.json([{ ...jobFailed, status }])
      status = 'running'
      return Response.json({})
    },
  })
  const client = new QueryClient()
  const deep = [...jobKeys.all, 'both', {}]
  client.setQueryData(deep, { items: [jobFailed] })
  const dialog = renderHook(() => useQuery(workflowJobsQuery({ workflow_id })), inConsole(client))
  await waitFor(() => expect(dialog.result.current.data).toHaveLength(1))
  dialog.unmount()
  const { result } = renderHook(() => useWorkflowOrder(workflow_id), inConsole(client))
  act(() => result.current.order({ restart: 'beginning', workflow: { workflow_id } }))
  await waitFor(() => expect(client.getQueryData(deep)).toMatchObject({ items: [{ status: 'running' }] }))
})
