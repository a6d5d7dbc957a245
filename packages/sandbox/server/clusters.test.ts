import { rowsOf, sandboxForFile, sandboxForTest, totalOf } from './testing'

const { as } = await sandboxForFile()
const admin = await as('admin@example.com')

const input = {
  name: 'osl-1',
  dashboard_url: 'https://dashboard.osl-1.example',
  region: 'eu-north-1',
  domain: 'osl-1.example',
  priority: 50,
}

test('eight clusters: one archived, two unhealthy, one closed to scheduling', async () => {
  const inUse = rowsOf((await admin.get('/v1/admin/clusters')).body)

  expect(inUse).toHaveLength(7)
  expect(inUse.filter(({ healthy }) => !healthy)).toHaveLength(2)
  expect(inUse.filter(({ enabled }) => !enabled)).toHaveLength(1)
  expect(totalOf((await admin.get('/v1/admin/clusters/archived')).body)).toBe(1)
})

test('a new cluster is unhealthy until the list is read again', async () => {
  const created = await admin.send('POST', '/v1/admin/clusters', input)

  expect(created.body).toMatchObject({ name: 'osl-1', healthy: false, enabled: true })
  expect(created.body).not.toHaveProperty('kubeconfig')
  const listed = rowsOf((await admin.get('/v1/admin/clusters')).body).find(({ name }) => name === 'osl-1')
  expect(listed).toMatchObject({ healthy: true })
  expect((await admin.send('POST', '/v1/admin/clusters', input)).status).toBe(409)
})

test('a cluster has a name, which blanks are not', async () => {
  const [cluster] = rowsOf<{ id: string }>((await admin.get('/v1/admin/clusters')).body)
  const blank = { ...input, name: '   ' }

  const created = await admin.send('POST', '/v1/admin/clusters', blank)
  expect(created).toMatchObject({ status: 422, body: { error: { code: 'name_invalid' } } })
  expect((await admin.send('PUT', `/v1/admin/clusters/${cluster?.id}`, blank)).status).toBe(422)
})

test('the sandbox has the five priorities that have a word, and no other', async () => {
  const other = await admin.send('POST', '/v1/admin/clusters', { ...input, name: 'osl-3', priority: 60 })
  expect(other).toMatchObject({ status: 422, body: { error: { code: 'priority_invalid' } } })
})

test('a blank image keeps the old one in an edit, and stays blank in the advanced settings', async () => {
  const { id } = (
    await admin.send('POST', '/v1/admin/clusters', { ...input, name: 'osl-2', caddy_image: 'caddy:2' })
  ).body as {
    id: string
  }
  const path = `/v1/admin/clusters/${id}`

  const edited = await admin.send('PUT', path, {
    ...input,
    name: 'osl-2',
    region: 'eu-north-2',
    caddy_image: '',
  })
  expect(edited.body).toMatchObject({ region: 'eu-north-2', caddy_image: 'caddy:2' })
  const config = { postgres_image: '', backend_image: 'b:1', frontend_image: '', caddy_image: '' }
  const advanced = await admin.send('PATCH', `${path}/config`, { ...config, ingress_annotations: { a: 'b' } })
  expect(advanced.body).toMatchObject({ ...config, ingress_annotations: { a: 'b' } })
})

test('scheduling, archiving and coming back', async () => {
  const count = async () => totalOf((await admin.get('/v1/admin/clusters')).body)
  const [cluster] = rowsOf<{ id: string }>((await admin.get('/v1/admin/clusters')).body)
  const before = await count()
  const path = `/v1/admin/clusters/${cluster?.id}`

  expect((await admin.send('PATCH', path, { scheduling_enabled: false })).body).toMatchObject({
    enabled: false,
  })
  expect((await admin.send('DELETE', path)).body).toMatchObject({ archived: true })
  expect(await count()).toBe(before - 1)
  expect((await admin.send('POST', `${path}/unarchive`)).body).toMatchObject({ archived: false })
  expect(await count()).toBe(before)
})

describe('health', () => {
  const start = Date.parse('2026-11-20T12:00:00Z')
  const minute = 60_000

  /** A platform whose clock is set by hand, and what its clusters looked like at each quarter of an hour. */
  async function clock() {
    let now = start
    const { as, anonymous } = await sandboxForTest({ now: () => new Date(now) })
    const admin = await as('admin@example.com')
    const look = async (time: number) => {
      now = time
      const rows = rowsOf<{ name: string; healthy: boolean }>((await admin.get('/v1/admin/clusters')).body)
      return rows.map(({ name, healthy }) => `${name} ${healthy ? 'healthy' : 'unhealthy'}`)
    }
    const day = async () => {
      const looks: string[][] = []
      for (let quarter = 0; quarter < 40; quarter++) looks.push(await look(start + quarter * 15 * minute))
      return looks
    }
    return { look, day, hold: () => anonymous.send('PUT', '/__sandbox/switches', { healthMinutes: 0 }) }
  }

  test('changes now and then, the same way every time', async () => {
    const looks = await (await clock()).day()

    expect(await (await clock()).day()).toEqual(looks)
    const outages = looks.flat().filter((look) => look.endsWith(' unhealthy'))
    expect(new Set(outages).size).toBeGreaterThan(1)
    expect(outages.length).toBeLessThan(looks.flat().length / 2)
  })

  test('a platform that slept is as one that was watched', async () => {
    const watched = await (await clock()).day()
    const slept = await clock()

    expect(await slept.look(start + 39 * 15 * minute)).toEqual(watched.at(-1))
  })

  test('can be held still', async () => {
    const still = await clock()
    await still.hold()
    const first = await still.look(start)

    expect(await still.look(start + 39 * 15 * minute)).toEqual(first)
  })
})
