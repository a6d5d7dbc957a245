import { organizations, signup, whoami } from '@quarterdeck/api'
import { organizationOnPro, sessionAdmin, sessionUser } from '../fixtures'
import { dataFromApi, fromApi, liveArgs, resetLiveArgs, type Loaded } from './fromApi'
import { announceHang, fails, loadingForever, Reply } from './reply'
import { handlers, identity, setNetwork } from '.'
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

/** Try Again of a failed arg. */
function retry(loaded: Loaded<unknown>): void {
  if (loaded.state !== 'error') throw new Error(`It has not failed: ${loaded.state}`)
  loaded.onRetry()
}

test('Try Again asks the mocks again, and what they say is shown', async () => {
  platform.use(handlers.organizations(fails(500)))
  const { organizations: failed } = await fromApi(calls)({ args: {} })
  const live = liveArgs()
  const shown: unknown[] = []
  live.subscribe(() => shown.push(live.get().organizations))

  retry(failed)
  await vi.waitFor(() => expect(shown).toHaveLength(2))
  expect(shown).toMatchObject([{ state: 'loading' }, { state: 'error' }])

  platform.use(handlers.organizations([organizationOnPro]))
  retry(live.get().organizations as Loaded<unknown>)
  await vi.waitFor(() => expect(shown).toHaveLength(4))
  expect(shown[3]).toMatchObject({ state: 'ready', data: { total: 1 } })
})

test('an answer that had to be waited for is shown when it comes', async () => {
  let answer: (response: Response) => void = () => {}
  const late = new Reply(() => {
    announceHang()
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  platform.use(handlers.organizations(late))
  const loaded = await fromApi(calls)({ args: {} })
  expect(loaded.organizations).toEqual({ state: 'loading' })
  answer(Response.json({ data: [], pagination: { total: 0, totalPages: 0 } }))
  await vi.waitFor(() => expect(liveArgs().get().organizations).toMatchObject({ state: 'ready' }))
})

test('what was asked for one story does not reach the next', async () => {
  platform.use(handlers.organizations(fails(500)))
  const { organizations: failed } = await fromApi(calls)({ args: {} })
  const before = liveArgs()
  resetLiveArgs()
  retry(failed)
  await vi.waitFor(() => expect(before.get().organizations).toMatchObject({ state: 'error' }))
  expect(liveArgs().get()).toEqual({})
})

test('an arg that was changed in Controls stands in place of what is loaded', async () => {
  const changedArgs = { organizations: { state: 'loading' } }
  const context = { args: { ...changedArgs }, changedArgs }
  await fromApi(calls)(context)
  expect(context.args).toMatchObject({ organizations: { state: 'loading' }, status: { state: 'ready' } })
})

test('data that a component needs comes whatever network is chosen', async () => {
  setNetwork('error')
  const { page } = await dataFromApi({ page: calls.organizations })({ args: {} })
  const { organizations } = await fromApi({ organizations: calls.organizations })({ args: {} })
  setNetwork('normal')
  expect(page.items.length).toBeGreaterThan(3)
  expect(organizations).toMatchObject({ state: 'error', message: 'The database did not answer' })
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
