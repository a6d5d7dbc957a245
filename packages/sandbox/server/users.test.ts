import { errorOf, rowsOf, sandboxForFile, totalOf } from './testing'

const { as, anonymous } = await sandboxForFile()
const [admin, standard, user] = await Promise.all([
  as('admin@example.com'),
  as('standard-admin@example.com'),
  as('user@example.com'),
])

const page = async (number: number, search = '') =>
  (await admin.get(`/v1/admin/users?page=${number}&limit=25&search=${encodeURIComponent(search)}`)).body
const emailsOf = (body: unknown) => rowsOf<{ email: string }>(body).map(({ email }) => email)

test('lists users in pages, each exactly once, and no administrator among them', async () => {
  const pages = [await page(1), await page(2)]
  const emails = pages.flatMap(emailsOf)

  expect(pages.map((body) => rowsOf(body).length)).toEqual([25, 20])
  expect(pages[0]).toMatchObject({ pagination: { total: 45, totalPages: 2 } })
  expect(new Set(emails).size).toBe(45)
  expect(emails).not.toContain('admin@example.com')
  expect(await page(3)).toEqual({ data: [], pagination: { total: 45, totalPages: 2 } })
})

test('searches the address, whatever its case, and takes the text literally', async () => {
  expect(emailsOf(await page(1, ' USER@example ')).includes('user@example.com')).toBe(true)
  expect(totalOf(await page(1, '%'))).toBe(0)
  expect(totalOf(await page(1, 'nobody-has-this-name'))).toBe(0)
})

test('tells a user’s organizations, none for somebody new, and 404 for a stranger', async () => {
  const idOf = async (email: string) => rowsOf<{ id: string }>(await page(1, email))[0]?.id ?? ''
  const organizations = (id: string) => admin.get(`/v1/admin/users/${id}/organizations`)

  expect(rowsOf((await organizations(await idOf('user@example.com'))).body)).toHaveLength(5)
  expect(rowsOf((await organizations(await idOf('new@example.com'))).body)).toEqual([])
  const stranger = await organizations('00000000-0000-4000-8000-000000000000')
  expect([stranger.status, errorOf(stranger.body).code]).toEqual([404, 'user_not_found'])
})

test('a standard admin sees users and settings, and may change the settings; others may not look', async () => {
  expect((await standard.get('/v1/admin/users')).status).toBe(200)
  const setting = await standard.send('PUT', '/v1/admin/system/settings/signup', { enabled: true })
  expect(setting.status).toBe(200)
  for (const path of ['/v1/admin/users', '/v1/admin/admins', '/v1/admin/system/settings']) {
    expect((await user.get(path)).status).toBe(403)
    expect((await anonymous.get(path)).status).toBe(401)
  }
})
