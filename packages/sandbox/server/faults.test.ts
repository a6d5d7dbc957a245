import { sandboxForFile } from './testing'
import { defaultSwitches } from './switches'

const { anonymous, as, url } = await sandboxForFile()
const turn = (change: unknown) => anonymous.send('PUT', '/__sandbox/switches', change)
const ask = (init?: RequestInit) => fetch(`${url}/new/signup`, init)

beforeEach(() => turn(defaultSwitches))

test.each([
  ['500', 500, 'The sandbox was told to fail'],
  ['429', 429, 'too_many_requests'],
  ['html', 502, '<h1>Bad Gateway</h1>'],
  ['503', 503, 'The sandbox is restarting'],
  ['504', 504, 'Gateway Time-out'],
  ['null', 200, 'null'],
  ['wrong-shape', 200, 'surprise'],
  ['list-of-nulls', 200, '[null,null,null]'],
  ['page-of-nulls', 200, '[null,null]'],
  ['cut-short', 200, '{"data":[{'],
])('fails with %s', async (failureKind, status, text) => {
  await turn({ failureRate: 1, failureKind })

  const response = await ask()
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test('resets the connection', async () => {
  await turn({ failureRate: 1, failureKind: 'reset' })

  await expect(ask()).rejects.toThrow('fetch failed')
})

test('leaves a call without an answer', async () => {
  await turn({ failureRate: 1, failureKind: 'timeout' })

  const call = ask({ signal: AbortSignal.timeout(300) })
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('fails only where it is told to, and never on its own page', async () => {
  await turn({ failureRate: 1, failurePaths: '/v1/user' })

  expect((await anonymous.get('/v1/user/profile')).status).toBe(500)
  expect((await anonymous.get('/v1/admin/plans')).status).toBe(401)
  await turn({ failurePaths: '' })
  expect((await anonymous.get('/new/signup')).status).toBe(500)
  expect((await anonymous.get('/__sandbox/switches')).status).toBe(200)
})

test('lets reads through where only writes are to fail', async () => {
  await turn({ failureRate: 1, failureCalls: 'writes' })

  expect((await ask()).status).toBe(200)
  expect((await anonymous.send('POST', '/new/checkout', {})).status).toBe(500)
})

test.each(['html', 'reset'])('carries a call out before its answer is lost: %s', async (failureKind) => {
  const isOpen = async () =>
    ((await anonymous.get('/new/signup')).body as { signup_enabled: boolean }).signup_enabled
  const admin = await as('admin@example.com')
  const before = await isOpen()
  await turn({ failureRate: 1, failureCalls: 'writes', failureAfter: true, failureKind })

  const logged = vi.spyOn(console, 'error')
  await admin.send('PUT', '/v1/admin/system/settings/signup', { enabled: !before }).catch(() => {})
  expect(await isOpen()).toBe(!before)
  expect(logged).not.toHaveBeenCalled()
})

test('is slow on demand', async () => {
  await turn({ latencyMs: 150 })

  const started = performance.now()
  await ask()
  expect(performance.now() - started).toBeGreaterThanOrEqual(140)
})

test.each([
  [{ latencyMs: -1 }],
  [{ failureRate: 2 }],
  [{ failureKind: 'nonsense' }],
  [{ nonsense: true }],
  [{ twoStepRegistration: 'yes' }],
  [null],
])('refuses the switches %j and changes none', async (change) => {
  const before = (await anonymous.get('/__sandbox/switches')).body

  expect((await anonymous.send('PUT', '/__sandbox/switches', change)).status).toBe(400)
  expect((await anonymous.get('/__sandbox/switches')).body).toEqual(before)
})
