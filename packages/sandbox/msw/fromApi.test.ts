import { organizations, signup, whoami } from '@quarterdeck/api'
import { organizationOnPro, sessionAdmin, sessionUser } from '../fixtures'
import { dataFromApi, fromApi } from './fromApi'
import { fails, loadingForever } from './reply'
import { handlers, identity } from '.'
import { mockPlatform, PLATFORM_URL } from './node'

const platform = mockPlatform()

beforeEach(() => vi.stubGlobal('location', { origin: PLATFORM_URL }))
afterEach(() => vi.unstubAllGlobals())

const calls = { organizations: () => organizations.list({ page: 1 }), status: () => signup.getStatus() }

test('puts what was loaded into the args of the same names', async () => {
  platform.use(handlers.organizations([organizationOnPro]))
  const context = { args: { title: 'Organizations' } as object }
  const loaded = await fromApi({ organizations: calls.organizations })(context)

  expect(loaded.organizations).toMatchObject({ state: 'ready', data: { total: 1 } })
  expect(context.args).toEqual({ title: 'Organizations', ...loaded })
})

test('a failure says its own message, or the words given for it', async () => {
  platform.use(handlers.organizations(fails(500, 'The database is away')))
  const { organizations: own } = await fromApi(calls)({ args: {} })
  expect(own).toMatchObject({ state: 'error', message: 'The database is away' })

  const words = 'Failed to load organizations. Please try again.'
  const loaded = await fromApi(calls, { organizations: words })({ args: {} })
  expect(loaded.organizations).toMatchObject({
    state: 'error',
    message: words,
    reason: 'The database is away',
  })
  expect(loaded.status.state).toBe('ready')
})

test('an answer that never comes leaves its own arg loading', async () => {
  platform.use(handlers.organizations(loadingForever))
  const loaded = await fromApi(calls)({ args: {} })
  expect(loaded.organizations).toEqual({ state: 'loading' })
  expect(loaded.status.state).toBe('ready')
})

test('data comes without its wrapping for components that take it so', async () => {
  const data = await dataFromApi({ page: calls.organizations })({ args: {} })
  expect(data.page.items.length).toBeGreaterThan(3)
})

test('the identity service answers the session check', async () => {
  expect(await whoami()).toMatchObject({
    status: 'authenticated',
    user: { email: sessionUser.identity.traits.email },
  })
  platform.use(identity.whoami(sessionAdmin))
  expect(await whoami()).toMatchObject({ user: { isAdmin: true } })
  platform.use(identity.signedOut())
  expect(await whoami()).toEqual({ status: 'unauthenticated' })
  platform.use(identity.secondFactorRequired())
  expect(await whoami()).toMatchObject({ status: 'aal2_required' })
})
