import { errorOf, rowsOf, sandboxForTest } from './testing'

interface Admin {
  id: string
  email: string
  can_create_new_admins: boolean
}

const start = async () => {
  const { as } = await sandboxForTest()
  const creator = await as('admin@example.com')
  const standard = await as('standard-admin@example.com')
  const list = async () => rowsOf<Admin>((await creator.get('/v1/admin/admins')).body)
  const find = async (email: string) => (await list()).find((admin) => admin.email === email)
  return { as, creator, standard, list, find }
}

test('only those who can create admins may add, change or remove them', async () => {
  const { standard, list, find } = await start()
  const before = await list()
  const target = await find('kim.aldous@platform.example')

  for (const [method, path, body] of [
    ['POST', '', { email: 'x@example.com', can_create_new_admins: true }],
    ['PUT', `/${target?.id}`, { can_create_new_admins: false }],
    ['DELETE', `/${target?.id}`, undefined],
  ] as const) {
    expect((await standard.send(method, `/v1/admin/admins${path}`, body)).status).toBe(403)
  }
  expect(await list()).toEqual(before)
})

test('promotes a user, changes the permission, and gives the user back', async () => {
  const { as, creator, find } = await start()
  const user = await as('user@example.com')
  expect((await user.get('/v1/admin/admins')).status).toBe(403)

  const created = await creator.send('POST', '/v1/admin/admins', {
    email: 'User@example.com',
    can_create_new_admins: false,
  })
  const { id } = created.body as Admin
  expect((await user.get('/v1/admin/admins')).status).toBe(200)
  expect((await user.get('/v1/user/profile')).body).toMatchObject({ isAdmin: true })

  await creator.send('PUT', `/v1/admin/admins/${id}`, { can_create_new_admins: true })
  expect(await find('user@example.com')).toMatchObject({ can_create_new_admins: true })

  expect((await creator.send('DELETE', `/v1/admin/admins/${id}`)).status).toBe(204)
  expect((await user.get('/v1/admin/admins')).status).toBe(403)
  expect((await user.get('/v1/user/profile')).body).toMatchObject({ isAdmin: false })
})

test('an admin with a new address gets an account', async () => {
  const { creator, find } = await start()
  const body = { email: 'fresh@example.com', can_create_new_admins: false }

  expect((await creator.send('POST', '/v1/admin/admins', body)).status).toBe(200)
  expect(await find('fresh@example.com')).toMatchObject(body)
  expect((await creator.send('POST', '/v1/admin/admins', body)).status).toBe(409)
  expect((await creator.send('POST', '/v1/admin/admins', { ...body, email: 'nonsense' })).status).toBe(400)
})

test('nobody removes themselves, and somebody who can create admins always stays', async () => {
  const { creator, find } = await start()
  const self = await find('admin@example.com')
  const other = await find('kim.aldous@platform.example')

  const removed = await creator.send('DELETE', `/v1/admin/admins/${self?.id}`)
  expect([removed.status, errorOf(removed.body).code]).toEqual([409, 'own_account'])

  await creator.send('DELETE', `/v1/admin/admins/${other?.id}`)
  const demoted = await creator.send('PUT', `/v1/admin/admins/${self?.id}`, { can_create_new_admins: false })
  expect([demoted.status, errorOf(demoted.body).code]).toEqual([409, 'last_admin'])
})
