import { earlyFetch, keepEarlyReadsOf, type EarlyRead } from './early'

const URL_ = 'https://console.example.com/v1/user/profile'
const early = (response: Promise<Response>, more: Partial<EarlyRead> = {}) => {
  window.__EARLY_READS__ = new Map([[URL_, { response, startedAt: performance.now(), ...more }]])
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('fresh')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.__EARLY_READS__
})

const text = async (request: Request) => (await earlyFetch(request)).text()

test('hands an early read out once', async () => {
  early(Promise.resolve(new Response('early')))
  expect(await text(new Request(URL_))).toBe('early')
  expect(await text(new Request(URL_))).toBe('fresh')
})

test('leaves other addresses and writes alone', async () => {
  early(Promise.resolve(new Response('early')))
  expect(await text(new Request(`${URL_}?page=2`))).toBe('fresh')
  expect(await text(new Request(URL_, { method: 'POST' }))).toBe('fresh')
  expect(await text(new Request(URL_))).toBe('early')
})

test('asks again when the early read has grown old', async () => {
  early(Promise.resolve(new Response('early')), { startedAt: performance.now() - 60_000 })
  expect(await text(new Request(URL_))).toBe('fresh')
})

test('a caller that aborts no longer waits for the early read', async () => {
  early(new Promise(() => {}))
  const controller = new AbortController()
  const answer = earlyFetch(new Request(URL_, { signal: controller.signal }))
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test("asks again for a person's data that was refused", async () => {
  early(Promise.resolve(new Response('refused', { status: 401 })), { personId: 'mira' })
  expect(await text(new Request(URL_))).toBe('fresh')
})

test('hands out that there are no data of a person', async () => {
  early(Promise.resolve(new Response('no plan', { status: 404 })), { personId: 'mira' })
  expect(await text(new Request(URL_))).toBe('no plan')
})

test('hands out a refusal that is the same for everybody', async () => {
  early(Promise.resolve(new Response('nobody is signed in', { status: 401 })))
  expect(await text(new Request(URL_))).toBe('nobody is signed in')
})

test.each([
  ['the same person', 'mira', 'early'],
  ['somebody else', 'nora', 'fresh'],
  ['nobody', null, 'fresh'],
])("a person's data, once %s is signed in", async (_who, now, expected) => {
  early(Promise.resolve(new Response('early')), { personId: 'mira' })
  keepEarlyReadsOf(now)
  expect(await text(new Request(URL_))).toBe(expected)
})
