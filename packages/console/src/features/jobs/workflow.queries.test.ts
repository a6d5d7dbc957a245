import { configure, type JobStatus } from '@quarterdeck/api'
import { jobCompleted, jobFailed } from '@quarterdeck/sandbox/fixtures'
import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../lib/queryClient'
import { jobKeys, showAtOnce, workflowJobsQuery } from './workflow.queries'

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
})
afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** Watches the steps of a workflow. Gives how often they are read when somebody looks at the tab again. */
async function looksAt(status: JobStatus) {
  let asked = 0
  const fetch = () => {
    asked += 1
    return Promise.resolve(Response.json([{ ...jobCompleted, status }]))
  }
  configure({ apiUrl: 'https://api.example.com', fetch })
  const steps = new QueryObserver(
    queryClient,
    workflowJobsQuery({ workflow_id: 'w1', source: 'organization' }),
  )
  const stop = steps.subscribe(() => {})
  await pass(1)
  expect(asked).toBe(1)
  return {
    stop,
    look: async () => {
      const before = asked
      window.dispatchEvent(new Event('focus'))
      await pass(1)
      return asked - before
    },
  }
}

test('steps that go on are read whenever somebody looks at the tab again', async () => {
  const { look, stop } = await looksAt('running')
  expect(await look()).toBe(1)
  expect(await look()).toBe(1)
  stop()
})

test('steps that have ended are read then only where they are older than 30 s', async () => {
  const { look, stop } = await looksAt('completed')
  expect(await look()).toBe(0)
  await pass(30)
  expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  stop()
})

test('a job that is shown at once changes the lists that have it, and neither their age nor that a read failed', async () => {
  const [list, other] = [
    [...jobKeys.all, 'one'],
    [...jobKeys.all, 'other'],
  ]
  queryClient.setQueryData(list, { items: [jobFailed] })
  queryClient.setQueryData(other, { items: [jobCompleted] })
  const readAt = Date.now()
  await pass(20)
  const fails = {
    queryKey: list,
    queryFn: () => Promise.reject(new Error('away')),
    retry: false,
    staleTime: 0,
  }
  await expect(queryClient.fetchQuery(fails)).rejects.toThrow('away')
  const untouched = queryClient.getQueryState(other)
  await pass(20)

  showAtOnce(queryClient, (job) => (job.job_id === jobFailed.job_id ? { ...job, status: 'pending' } : job))
  expect(queryClient.getQueryState(list)).toMatchObject({
    data: { items: [{ status: 'pending' }] },
    dataUpdatedAt: readAt,
    status: 'error',
  })
  expect(queryClient.getQueryState(other)).toBe(untouched)
})
