import { ApiError, jobs, workflows } from '.'
import { example } from './testing/document'
import { fakeServer, json } from './testing/server'

const organizationRestart = '/v1/admin/jobs/j1/restart'
const clusterRestart = '/v1/admin/cluster-jobs/j1/restart'
const job = example('Job')

/** Answers each path by its own rule; remembers the order they were asked in. */
function serve(replies: Record<string, () => Response | Promise<Response>>) {
  const { seen } = fakeServer(({ url }) => replies[url]?.() ?? json({ error: 'no such path' }, 500))
  return () => seen.map(({ url }) => url)
}

const refuses = (status: number, message: string) => () => json({ error: { message } }, status)

test('the own source answers: the other is not asked', async () => {
  const asked = serve({ [clusterRestart]: () => json(job) })
  expect(await jobs.restart({ job_id: 'j1', source: 'cluster' })).toMatchObject({ source: 'cluster' })
  expect(asked()).toEqual([clusterRestart])
})

test('of an unknown source the organization endpoint is asked first', async () => {
  const asked = serve({ [organizationRestart]: refuses(404, 'not here'), [clusterRestart]: () => json(job) })
  expect(await jobs.restart({ job_id: 'j1' })).toMatchObject({ source: 'cluster' })
  expect(asked()).toEqual([organizationRestart, clusterRestart])
})

test('of a cluster the cluster endpoint is asked first', async () => {
  const asked = serve({ [clusterRestart]: refuses(500, 'boom'), [organizationRestart]: () => json(job) })
  await jobs.restart({ job_id: 'j1', source: 'cluster' })
  expect(asked()).toEqual([clusterRestart, organizationRestart])
})

test.each([
  ['the first, when it knew the job', 409, 'It runs already', 404, 'not here', 'It runs already'],
  ['the second, when the first did not', 404, 'not here', 409, 'It runs already', 'It runs already'],
])('both refuse: what is told is the word of %s', async (_, status1, message1, status2, message2, told) => {
  serve({ [organizationRestart]: refuses(status1, message1), [clusterRestart]: refuses(status2, message2) })
  await expect(jobs.restart({ job_id: 'j1' })).rejects.toThrow(told)
})

test('a broken connection is no answer: nothing is sent again', async () => {
  const asked = serve({ [organizationRestart]: () => Promise.reject(new TypeError('reset')) })
  const error = await jobs.restart({ job_id: 'j1' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'network', message: expect.stringContaining('unknown') as string })
  expect(asked()).toEqual([organizationRestart])
})

test('nor after a time-out', async () => {
  vi.useFakeTimers()
  const asked = serve({ [organizationRestart]: () => new Promise(() => {}) })
  const failure = jobs.restart({ job_id: 'j1' }).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failure).toMatchObject({ kind: 'timeout' })
  expect(asked()).toEqual([organizationRestart])
  vi.useRealTimers()
})

test.each([
  [502, () => json({ error: 'Bad gateway' }, 502)],
  [503, () => json({ error: 'Restarting' }, 503)],
  [504, () => json({ error: 'Too slow' }, 504)],
  ['a success that cannot be read', () => new Response('<!doctype html>')],
])('%s says nothing about what was done: nothing is sent again', async (_, answer) => {
  const asked = serve({ [organizationRestart]: answer })
  await expect(jobs.restart({ job_id: 'j1' })).rejects.toMatchObject({ outcomeUnknown: true })
  expect(asked()).toEqual([organizationRestart])
})

test('a second endpoint that is behind a broken gateway is what is told', async () => {
  serve({
    [organizationRestart]: refuses(500, 'boom'),
    [clusterRestart]: refuses(503, 'Restarting'),
  })
  await expect(jobs.restart({ job_id: 'j1' })).rejects.toMatchObject({ status: 503, outcomeUnknown: true })
})

test('a second endpoint that does not answer is what is told', async () => {
  serve({
    [organizationRestart]: refuses(500, 'boom'),
    [clusterRestart]: () => Promise.reject(new TypeError('reset')),
  })
  await expect(jobs.restart({ job_id: 'j1' })).rejects.toMatchObject({ kind: 'network' })
})

test('without a session the other endpoint is not bothered', async () => {
  const asked = serve({ [organizationRestart]: refuses(401, 'no session') })
  await expect(jobs.restart({ job_id: 'j1' })).rejects.toMatchObject({ status: 401 })
  expect(asked()).toHaveLength(1)
})

test('the jobs of a workflow follow the same rule', async () => {
  const gateway = serve({ '/v1/admin/workflows/w1/jobs': refuses(502, 'Bad gateway') })
  await expect(workflows.listJobs({ workflow_id: 'w1' })).rejects.toMatchObject({ status: 502 })
  expect(gateway()).toHaveLength(1)

  const asked = serve({ '/v1/admin/cluster-workflows/w1/jobs': () => json([job]) })
  const steps = await workflows.listJobs({ workflow_id: 'w1' })
  expect(steps).toMatchObject([{ source: 'cluster' }])
  expect(asked()).toEqual(['/v1/admin/workflows/w1/jobs', '/v1/admin/cluster-workflows/w1/jobs'])
})
