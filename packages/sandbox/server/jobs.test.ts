import { rowsOf, sandboxForFile, sandboxForTest, totalOf } from './testing'

interface Job {
  job_id: string
  status: string
  workflow_id: string | null
  started_at: string | null
  finished_at: string | null
  attempts: {
    number: number
    started_at: string
    finished_at: string | null
    status: string
    error: string | null
  }[]
}

/** The sandbox's clock, which the tests turn forward. */
let moment = Date.parse('2026-11-20T12:00:00Z')
const wait = (seconds: number) => (moment += seconds * 1000)

const { as } = await sandboxForFile({ now: () => new Date(moment) })
const admin = await as('admin@example.com')
const list = async (path: string) => rowsOf<Job>((await admin.get(`/v1/admin/${path}`)).body)
const post = (path: string, body?: unknown) => admin.send('POST', `/v1/admin/${path}`, body)

/** All jobs of a list, a page at a time. */
async function listAll(path: 'jobs' | 'cluster-jobs'): Promise<Job[]> {
  const jobs: Job[] = []
  for (let page = 1; ; page += 1) {
    const rows = await list(`${path}?limit=100&page=${page}`)
    jobs.push(...rows)
    if (rows.length < 100) return jobs
  }
}

test('there are jobs of every status, filtered by what they belong to', async () => {
  const total = async (query: string) => totalOf((await admin.get(`/v1/admin/jobs?${query}`)).body)
  const all = await listAll('jobs')

  expect(new Set(all.map(({ status }) => status)).size).toBe(11)
  expect(all.length + (await listAll('cluster-jobs')).length).toBeGreaterThan(240)
  expect(await total('job_type=RESTART')).toBeGreaterThan(0)
  expect(await total('job_type=nonsense')).toBe(0)
  expect(await total('cluster_name=fra-1')).toBeLessThan(all.length)
  expect(await total('organization_email=.example')).toBe(all.length)
  expect((await admin.get('/v1/admin/jobs?organization_id=nonsense')).status).toBe(400)
})

test('lists are narrowed to statuses, kinds, a cluster and a time, where the platform can', async () => {
  type Told = Job & { job_type: string; cluster_id: string | null; created_at: string; updated_at: string }
  const told = async (query: string) =>
    rowsOf<Told>((await admin.get(`/v1/admin/jobs?limit=100&${query}`)).body)
  const all = await told('')

  const failed = await told('status=failed&status=error')
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['failed', 'error']))
  const types = new Set(
    (await told('job_type_not=backend&job_type_not=index')).map(({ job_type }) => job_type),
  )
  expect([...types].some((type) => /backend|index/.test(type))).toBe(false)
  expect(types.has('verify_backup')).toBe(true)
  const two = new Set(
    (await told('job_type=verify_backup&job_type=rebuild_index')).map(({ job_type }) => job_type),
  )
  expect(two).toEqual(new Set(['verify_backup', 'rebuild_index']))
  const cluster_id = all[0]?.cluster_id
  const onCluster = await told(`cluster_id=${cluster_id}`)
  expect(onCluster.length).toBeGreaterThan(0)
  expect(onCluster.every((job) => job.cluster_id === cluster_id)).toBe(true)
  const [since, until] = [all[9]?.created_at ?? '', all[3]?.created_at ?? '']
  expect((await told(`since=${since}&until=${until}`)).map(({ job_id }) => job_id)).toEqual(
    all.slice(3, 10).map(({ job_id }) => job_id),
  )
  const ascending = (await told('sort=updated_at')).map(({ updated_at }) => Date.parse(updated_at))
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other))
  expect((await admin.get('/v1/admin/jobs?status=nonsense')).status).toBe(400)
  expect((await told('job_type_not=&job_type_not=%20')).map(({ job_id }) => job_id)).toEqual(
    all.map(({ job_id }) => job_id),
  )
  expect(await told('job_type=nonsense&job_type=')).toEqual([])
  // A workflow stands as its jobs do.
  const workflows = rowsOf<{ workflow_id: string }>(
    (await admin.get('/v1/admin/workflows?status=failed')).body,
  )
  const [{ workflow_id } = { workflow_id: '' }] = workflows
  expect((await list(`workflows/${workflow_id}/jobs`)).some(({ status }) => status === 'failed')).toBe(true)
})

test.each(['2026-13-45T99:99:99Z', '2026-02-30T10:00:00Z', '2026-11-20T24:00:00Z', 'yesterday'])(
  'there is no time %s to narrow a list to',
  async (moment) => {
    for (const name of ['since', 'until'])
      expect((await admin.get(`/v1/admin/jobs?${name}=${moment}`)).status).toBe(400)
  },
)

test.each(['workflows', 'cluster-workflows'])(
  'workflows (%s) are sorted by when they began, and by when a step last changed',
  async (path) => {
    type Dated = { workflow_id: string; created_at: string; updated_at: string }
    const told = async (sort: string) =>
      rowsOf<Dated>((await admin.get(`/v1/admin/${path}?limit=100&sort=${sort}`)).body)
    const begun = (await told('created_at')).map(({ created_at }) => created_at)
    expect(begun).toEqual(begun.toSorted())
    expect((await told('-created_at')).map(({ created_at }) => created_at)).toEqual(begun.toReversed())
    expect(new Set(begun).size).toBeGreaterThan(1)

    const changed = async (sort: string) => {
      const rows = await told(sort)
      return Promise.all(
        rows.map(async ({ workflow_id, created_at }) => {
          const steps = rowsOf<Dated>((await admin.get(`/v1/admin/${path}/${workflow_id}/jobs`)).body)
          return (
            steps
              .map(({ updated_at }) => updated_at)
              .toSorted()
              .at(-1) ?? created_at
          )
        }),
      )
    }
    const ascending = await changed('updated_at')
    expect(ascending).toEqual(ascending.toSorted())
    expect(await changed('-updated_at')).toEqual(ascending.toReversed())
  },
)

test.each(['jobs', 'cluster-jobs', 'workflows', 'cluster-workflows'])(
  '%s come in pages of at most 100',
  async (path) => {
    expect((await admin.get(`/v1/admin/${path}?limit=100`)).status).toBe(200)
    expect((await admin.get(`/v1/admin/${path}?limit=101`)).status).toBe(400)
  },
)

test('a platform without the feature ignores what it adds', async () => {
  const { as: asOther, url } = await sandboxForTest()
  const other = await asOther('admin@example.com')
  await fetch(`${url}/__sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ 'has jobs.filter': false }),
  })
  const total = async (query: string) => totalOf((await other.get(`/v1/admin/jobs?${query}`)).body)
  expect(await total('status=failed')).toBe(await total(''))
  expect(await total('job_type=verify_backup&job_type=rebuild_index')).toBe(
    await total('job_type=verify_backup'),
  )
  const workflows = async (sort: string) =>
    rowsOf<{ workflow_id: string }>((await other.get(`/v1/admin/workflows?sort=${sort}`)).body)
  expect(await workflows('created_at')).toEqual(await workflows('-created_at'))
})

test('a platform without the feature of tries tells of none', async () => {
  const { as: asOther, url } = await sandboxForTest()
  const other = await asOther('admin@example.com')
  const first = async () => rowsOf<object>((await other.get('/v1/admin/jobs?limit=1')).body)[0]
  const told = ['started_at', 'finished_at', 'attempts']
  expect(Object.keys((await first()) ?? {})).toEqual(expect.arrayContaining(told))
  await fetch(`${url}/__sandbox/switches`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ 'has jobs.attempts': false }),
  })
  expect(Object.keys((await first()) ?? {}).filter((field) => told.includes(field))).toEqual([])
})

test('a custom job waits, runs and completes', async () => {
  const [template] = rowsOf<{ template_id: string }>(
    (await admin.get('/v1/admin/custom-job-templates?target_type=cluster')).body,
  )
  const [cluster] = rowsOf<{ id: string }>((await admin.get('/v1/admin/clusters')).body)
  const { job_id } = (await post(`clusters/${cluster?.id}/custom-jobs`, template)).body as Job
  const status = async () => (await list('cluster-jobs')).find((job) => job.job_id === job_id)?.status

  expect(await status()).toBe('pending')
  wait(4)
  expect(await status()).toBe('running')
  wait(4)
  expect(await status()).toBe('completed')
  expect((await post(`cluster-jobs/${job_id}/restart`)).status).toBe(409)
  expect((await post(`cluster-jobs/${job_id}/cancel`)).status).toBe(409)
  expect((await post(`jobs/${job_id}/cancel`)).status).toBe(404)
})

test('a job is cancelled, and restarted', async () => {
  const job = (await listAll('jobs')).find(({ status }) => status === 'running')
  const path = `jobs/${job?.job_id}`

  expect((await post(`${path}/restart`)).status).toBe(409)
  expect((await post(`${path}/cancel`)).body).toMatchObject({ status: 'cancelled' })
  expect((await post(`${path}/restart`)).body).toMatchObject({ status: 'pending', retries: 0 })
  wait(60)
  const now = (await listAll('jobs')).find(({ job_id }) => job_id === job?.job_id)
  expect(now?.status).toBe('completed')
})

test('a workflow runs its steps in turn, stops where one fails, and goes on from there', async () => {
  const { workflows } = (await admin.get('/v1/admin/custom-workflows')).body as {
    workflows: { workflow_id: string; display_name: string; is_enabled: boolean }[]
  }
  const definition = workflows.find(({ display_name }) => display_name === 'Move namespace')
  const disabled = workflows.find(({ is_enabled }) => !is_enabled)
  const [namespace] = rowsOf<{ organization_id: string }>((await admin.get('/v1/admin/namespaces')).body)
  const target = { target_id: namespace?.organization_id }

  expect((await post(`custom-workflows/${disabled?.workflow_id}/execute`, target)).status).toBe(409)
  const run = (await post(`custom-workflows/${definition?.workflow_id}/execute`, target)).body as Job
  const statuses = async () => (await list(`workflows/${run.workflow_id}/jobs`)).map(({ status }) => status)

  expect(await statuses()).toEqual(['pending', 'pending', 'pending', 'pending', 'pending'])
  wait(7)
  expect(await statuses()).toEqual(['completed', 'pending', 'pending', 'pending', 'pending'])
  wait(120)
  expect(await statuses()).toEqual(['completed', 'completed', 'completed', 'failed', 'pending'])

  await post(`workflows/${run.workflow_id}/restart`)
  wait(120)
  expect(await statuses()).toEqual(Array(5).fill('completed'))
  expect((await post(`workflows/${run.workflow_id}/restart`)).status).toBe(409)
})

test('nothing starts behind a step that was cancelled, until that one is restarted', async () => {
  const { workflows } = (await admin.get('/v1/admin/custom-workflows')).body as {
    workflows: { workflow_id: string; display_name: string }[]
  }
  const definition = workflows.find(({ display_name }) => display_name === 'Move namespace')
  const [namespace] = rowsOf<{ organization_id: string }>((await admin.get('/v1/admin/namespaces')).body)
  const target = { target_id: namespace?.organization_id }
  const run = (await post(`custom-workflows/${definition?.workflow_id}/execute`, target)).body as Job
  const steps = () => list(`workflows/${run.workflow_id}/jobs`)
  const statuses = async () => (await steps()).slice(0, 3).map(({ status }) => status)

  const [, second] = await steps()
  await post(`jobs/${second?.job_id}/cancel`)
  wait(60)
  expect(await statuses()).toEqual(['completed', 'cancelled', 'pending'])
  await post(`jobs/${second?.job_id}/restart`)
  wait(60)
  expect(await statuses()).toEqual(['completed', 'completed', 'completed'])
})

test('a workflow is told what it has to know, and nothing else', async () => {
  const { workflows } = (await admin.get('/v1/admin/custom-workflows')).body as {
    workflows: { workflow_id: string; display_name: string; parameters?: { name: string }[] }[]
  }
  const definition = workflows.find(({ display_name }) => display_name === 'Restore from backup')
  expect(definition?.parameters?.map(({ name }) => name)).toEqual(['backup', 'reason'])
  const [namespace] = rowsOf<{ organization_id: string }>((await admin.get('/v1/admin/namespaces')).body)
  const run = async (parameters?: object) =>
    (
      await post(`custom-workflows/${definition?.workflow_id}/execute`, {
        target_id: namespace?.organization_id,
        ...(parameters && { parameters }),
      })
    ).status
  expect(await run()).toBe(422)
  expect(await run({ backup: ' ' })).toBe(422)
  expect(await run({ backup: 'nightly', colour: 'red' })).toBe(422)
  expect(await run({ backup: 'nightly' })).toBe(200)
})

test('a job that stumbles is tried again, and fails when its tries are used up', async () => {
  const templates = rowsOf<{ template_id: string; job_type: string }>(
    (await admin.get('/v1/admin/custom-job-templates?target_type=organization')).body,
  )
  const [place] = rowsOf<{ organization_id: string; name: string }>(
    (await admin.get('/v1/admin/namespaces')).body,
  )
  const run = async (type: string) => {
    const template = templates.find(({ job_type }) => job_type === type)
    const body = { template_id: template?.template_id, namespace: place?.name }
    return (await post(`organizations/${place?.organization_id}/custom-jobs`, body)).body as Job
  }
  const stumbling = await run('refresh_certificates')
  const failing = await run('verify_backup')
  const read = async ({ job_id }: Job) => (await list('jobs')).find((job) => job.job_id === job_id)

  wait(7)
  expect(await read(stumbling)).toMatchObject({ status: 'retrying', retries: 1 })
  expect(await read(failing)).toMatchObject({ status: 'failed', retries: 0 })
  wait(3)
  expect(await read(stumbling)).toMatchObject({ status: 'running', error_message: null })
  wait(3)
  expect(await read(stumbling)).toMatchObject({ status: 'completed', retries: 1 })

  expect((await read(stumbling))?.attempts.map(({ status, error }) => [status, error])).toEqual([
    ['failed', 'the certificate authority did not answer'],
    ['completed', null],
  ])

  await post(`jobs/${failing.job_id}/restart`)
  expect(await read(failing)).toMatchObject({
    started_at: null,
    finished_at: null,
    attempts: [{ number: 1 }],
  })
  wait(7)
  const again = await read(failing)
  expect(again).toMatchObject({ status: 'completed', attempts: [{ status: 'failed' }, { number: 2 }] })
  const [, last] = again?.attempts ?? []
  expect(again).toMatchObject({ started_at: last?.started_at, finished_at: last?.finished_at })
})

test('a job that is cancelled ends the try that runs, and one that waits ends without any', async () => {
  const templates = rowsOf<{ template_id: string }>(
    (await admin.get('/v1/admin/custom-job-templates?target_type=cluster')).body,
  )
  const [cluster] = rowsOf<{ id: string }>((await admin.get('/v1/admin/clusters')).body)
  const run = async () => (await post(`clusters/${cluster?.id}/custom-jobs`, templates[0])).body as Job
  const running = await run()
  wait(4)
  const waiting = await run()
  const cancelled = async ({ job_id }: Job) => (await post(`cluster-jobs/${job_id}/cancel`)).body as Job
  const now = new Date(moment).toISOString()
  expect(await cancelled(running)).toMatchObject({
    finished_at: now,
    attempts: [{ number: 1, status: 'cancelled', finished_at: now }],
  })
  expect(await cancelled(waiting)).toMatchObject({ started_at: null, finished_at: now, attempts: [] })
})

test('a held engine moves by steps only', async () => {
  const [template] = rowsOf<{ template_id: string }>(
    (await admin.get('/v1/admin/custom-job-templates?target_type=cluster')).body,
  )
  const [cluster] = rowsOf<{ id: string }>((await admin.get('/v1/admin/clusters')).body)
  await admin.send('PUT', '/__sandbox/switches', { jobsHeld: true })
  const { job_id } = (await post(`clusters/${cluster?.id}/custom-jobs`, template)).body as Job
  const status = async () => (await list('cluster-jobs')).find((job) => job.job_id === job_id)?.status

  wait(60)
  expect(await status()).toBe('pending')
  await admin.send('POST', '/__sandbox/jobs/step')
  expect(await status()).toBe('running')
  await post(`cluster-jobs/${job_id}/cancel`)
  await admin.send('POST', '/__sandbox/jobs/step')
  expect(await status()).toBe('cancelled')
  await admin.send('PUT', '/__sandbox/switches', { jobsHeld: false })
})

test('a world with a long history answers from its first page', async () => {
  const { as: inLongWorld } = await sandboxForTest({ jobs: 2000 })
  const client = await inLongWorld('admin@example.com')
  const page = (await client.get('/v1/admin/jobs?limit=15')).body
  expect(rowsOf(page)).toHaveLength(15)
  expect(totalOf(page)).toBeGreaterThan(1500)
})
