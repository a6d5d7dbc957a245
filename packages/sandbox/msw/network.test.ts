// @vitest-environment happy-dom
import { getResponse } from 'msw'
import { recordedFlow } from '../fixtures/recorded'
import { apartFromNetwork } from './network'
import { nextHang } from './reply'
import { everyOperation, fails, handlers, identity, setNetwork, world } from '.'

const ask = (path: string, mocks = world) =>
  getResponse(mocks, new Request(`https://platform.example${path}`))
const USERS = '/v1/admin/users'

afterEach(() => setNetwork('normal'))

test('slow answers take longer than the console calls slow, and say so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    setNetwork('slow')
    const wait = nextHang()
    let status: number | undefined
    const answer = ask(USERS).then((response) => (status = response?.status))
    await wait
    await vi.advanceTimersByTimeAsync(3500)
    expect(status).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await answer).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test.each([USERS, '/v1/user/profile', '/self-service/login/browser', '/transactions/txn_1'])(
  'an error is the answer to %s, with a reason',
  async (path) => {
    setNetwork('error')
    const response = await ask(path)
    expect(response?.status).toBe(500)
    expect(await response?.json()).toEqual({ error: { message: 'The database did not answer' } })
  },
)

test('what a story mocks itself comes over the same network', async () => {
  setNetwork('error')
  expect((await ask(USERS, [handlers.users([])]))?.status).toBe(500)
  expect((await ask(USERS, [everyOperation(fails(404))]))?.status).toBe(500)
  const flow = identity.flow('login', recordedFlow('login-password'))
  expect((await ask('/self-service/login/browser', [flow]))?.status).toBe(500)
  const flows = identity.recorded('login', 'login-password', 'login-200')
  expect((await ask('/self-service/login/browser', flows))?.status).toBe(500)
})

test('nothing comes while it is offline, and the page is told', async () => {
  const told: string[] = []
  const listener = ({ type }: Event) => told.push(type)
  window.addEventListener('offline', listener)
  window.addEventListener('online', listener)

  setNetwork('offline')
  setNetwork('offline')
  expect(navigator.onLine).toBe(false)
  expect((await ask(USERS))?.type).toBe('error')

  setNetwork('normal')
  expect(navigator.onLine).toBe(true)
  expect((await ask(USERS))?.status).toBe(200)
  expect(told).toEqual(['offline', 'online'])
  window.removeEventListener('offline', listener)
  window.removeEventListener('online', listener)
})

test.each(['error', 'offline', 'empty'] as const)('the session comes even so: %s', async (network) => {
  setNetwork(network)
  expect((await ask('/sessions/whoami'))?.status).toBe(200)
})

test('lists are empty, and nothing else is', async () => {
  setNetwork('empty')
  expect(await (await ask(USERS))?.json()).toEqual({ data: [], pagination: { total: 0, totalPages: 0 } })
  expect(await (await ask('/sessions'))?.json()).toEqual([])
  expect(await (await ask('/v1/user/profile'))?.json()).toMatchObject({ email: 'user@example.com' })
})

test('a failure stays one where lists are empty', async () => {
  setNetwork('empty')
  expect((await ask(USERS, [handlers.users(fails(503))]))?.status).toBe(503)
})

test('what a story takes as given comes whatever the network is like', async () => {
  setNetwork('offline')
  expect((await apartFromNetwork(() => ask(USERS)))?.status).toBe(200)
  await expect(apartFromNetwork(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await ask(USERS))?.type).toBe('error')
})
