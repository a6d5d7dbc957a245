import Driver from 'better-sqlite3'
import { reseed, seedOnce } from './seed'
import { openStore } from './store'
import { databaseFile, rowsOf, sandboxForTest, totalOf } from './testing'

const now = new Date('2026-11-20T12:00:00Z')

test('a believable world, the same on every machine', async () => {
  const world = async () => {
    const { store } = openStore(':memory:')
    await seedOnce(store, now)
    return [store.organizations.all(), store.prices.all(), store.jobs.all()]
  }
  expect(await world()).toEqual(await world())
})

test('is there within two seconds, once, and still there after the next start', async () => {
  const file = databaseFile()
  const first = openStore(file)
  const before = process.cpuUsage()
  await seedOnce(first.store, now)
  const { user, system } = process.cpuUsage(before) // not the clock: other work on the machine is not ours
  expect((user + system) / 1000).toBeLessThan(2000)
  first.store.transactions.clear()
  const kept = first.store.jobs.all()
  first.close()

  const { store, close } = openStore(file)
  await seedOnce(store, now)
  expect(store.jobs.all()).toEqual(kept)
  expect(store.transactions.size).toBe(0)
  await reseed(store, now)
  expect(store.transactions.size).toBeGreaterThan(10)
  close()
})

test('a file of another version is replaced, and says so', async () => {
  const file = databaseFile()
  const older = new Driver(file)
  older.exec('CREATE TABLE plans (id TEXT)')
  older.close()
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})

  const { store, close } = openStore(file)
  expect(told).toHaveBeenCalledWith(expect.stringContaining('begin anew'))
  await seedOnce(store, now)
  expect(store.plans.size).toBe(9)
  close()
})

test('as many organizations as asked for, the named ones first', async () => {
  const { as } = await sandboxForTest({ organizations: 3000 })
  const admin = await as('admin@example.com')
  const list = async (query: string) => (await admin.get(`/v1/admin/organizations?${query}`)).body

  const pages = await Promise.all([1, 2, 3, 119, 120].map((page) => list(`page=${page}`)))
  expect(pages.map(totalOf)).toEqual([3000, 3000, 3000, 3000, 3000])
  const rows = pages.flatMap((page) => rowsOf<{ id: string; created_at: string; cluster_name: string }>(page))
  expect(rows).toHaveLength(125)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(125)
  const dates = rows.map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(rows.slice(64).every(({ cluster_name }) => cluster_name)).toBe(true)
  expect(totalOf(await list('search=-2900.EXAMPLE'))).toBe(1)
  expect(rowsOf(await list('page=121'))).toEqual([])
})

test('fewer organizations, too', async () => {
  const { as } = await sandboxForTest({ organizations: 60 })
  expect(totalOf((await (await as('admin@example.com')).get('/v1/admin/organizations')).body)).toBe(60)
})

test('holds everything the console has a screen for', async () => {
  const { as } = await sandboxForTest()
  const admin = await as('admin@example.com')
  const body = async (path: string) => (await admin.get(`/v1/admin/${path}`)).body
  const users = rowsOf<{ is_active: boolean | null; email: string }>(await body('users?limit=100'))

  expect(users).toHaveLength(45)
  expect(new Set(users.map(({ is_active }) => is_active))).toEqual(new Set([true, false, null]))
  expect(totalOf(await body('users?search=NYSTROM'))).toBe(1)
  expect(totalOf(await body('admins'))).toBe(5)
  expect(totalOf(await body('workflows'))).toBeGreaterThan(20)
  expect(totalOf(await body('cluster-workflows'))).toBeGreaterThan(10)
  expect(rowsOf(await body('payments/providers'))).toEqual([
    { name: 'paddle' },
    { name: 'stripe' },
    { name: 'none' },
  ])
  const products = rowsOf<{ status: string }>(await body('payments/providers/paddle/products'))
  expect(new Set(products.map(({ status }) => status))).toEqual(new Set(['active', 'archived']))
})
