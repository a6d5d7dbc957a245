import {
  ApiError,
  clusters,
  configure,
  errorMessage,
  isOutcomeUnknown,
  isRetryable,
  logoutUrl,
  organizations,
  signup,
  sync,
  user,
  whoami,
} from '.'
import { SLOW_MS, TIMEOUT_MS, withDeadline } from './deadline'
import { getFlowError, login, sessions } from './identity'
import { fakeServer, json, nothing, plain } from './testing/server'

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => expect.unreachable('should have failed'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

/** A body that starts and then breaks off. */
function brokenBody(start: string) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start))
      controller.error(new TypeError('terminated'))
    },
  })
}

test('sends the session cookie and asks for JSON', async () => {
  const { seen } = fakeServer(() => json([]))
  await organizations.list()
  expect(seen[0]?.request.credentials).toBe('include')
  expect(seen[0]?.request.headers.get('accept')).toBe('application/json')
})

test.each([
  [
    'an object with a code',
    { error: { message: 'Plan is deprecated', code: 'plan_deprecated' } },
    'plan_deprecated',
  ],
  ['an error text', { error: 'Plan is deprecated' }, null],
  ['a message', { message: 'Plan is deprecated' }, null],
])('an error body that is %s gives its message', async (_, body, code) => {
  fakeServer(() => json(body, 409))
  const error = await failureOf(organizations.setPlan('id', null))
  expect(error).toMatchObject({ kind: 'http', status: 409, message: 'Plan is deprecated', code })
})

test.each([
  ['HTML', plain('<!doctype html><h1>Bad gateway</h1>', 502)],
  ['empty', plain('', 500)],
  ['cut short', plain('{"error":{"mess', 500)],
  ['broken off', new Response(brokenBody('{"error":'), { status: 500 })],
  ['null', json(null, 500)],
  ['a bare text', json('boom', 500)],
  ['an empty message', json({ error: { message: ' ' } }, 500)],
  ['a message that is no text', json({ error: { message: { nested: true } } }, 500)],
])('an error body that is %s gives the generic text', async (_, response) => {
  fakeServer(() => response)
  const error = await failureOf(organizations.list())
  expect(error).toMatchObject({ kind: 'http', status: response.status })
  expect(errorMessage(error)).toBe('An unexpected error occurred')
})

test.each([
  ['HTML', plain('<!doctype html>')],
  ['empty', plain('')],
  ['204', nothing()],
  ['null', json(null)],
  ['cut short', plain('{"data":[{"id":')],
  ['another shape', json({ ok: true })],
])('a success that is %s is malformed', async (_, response) => {
  fakeServer(() => response)
  const error = await failureOf(organizations.list())
  expect(error.kind).toBe('malformed')
  expect(error.message).toBe('An unexpected error occurred')
})

describe('an answer that names itself or asks to wait', () => {
  const refused = (status: number, headers: Record<string, string>) =>
    Response.json({ error: { message: 'Plan is deprecated' } }, { status, headers })

  test('its id is kept, and shown with the message', async () => {
    fakeServer(() => refused(409, { 'X-Request-Id': 'req-7f3a' }))
    const error = await failureOf(organizations.setPlan('id', null))
    expect(error).toMatchObject({ requestId: 'req-7f3a', message: 'Plan is deprecated' })
    expect(errorMessage(error)).toBe('Plan is deprecated (request req-7f3a)')
  })

  test('an id that is a page long is cut', async () => {
    fakeServer(() => refused(409, { 'X-Request-Id': 'x'.repeat(5000) }))
    expect((await failureOf(organizations.list())).requestId).toHaveLength(64)
  })

  test('without an id nothing is added', async () => {
    fakeServer(() => refused(409, {}))
    const error = await failureOf(organizations.list())
    expect(error.requestId).toBeNull()
    expect(errorMessage(error)).toBe('Plan is deprecated')
  })

  const unreadable: [string, string][] = [
    ['HTML', '<!doctype html>'],
    ['a wrong shape', '{"ok":true}'],
    ['broken rows alone', '[{}]'],
  ]
  const named = (body: string, status = 200) =>
    new Response(body, { status, headers: { 'X-Request-Id': 'req-7f3a', 'Retry-After': '30' } })

  test.each(unreadable)('of a success that is %s its status and id are kept', async (_, body) => {
    fakeServer(() => named(body))
    const error = await failureOf(organizations.list())
    expect(error).toMatchObject({ kind: 'malformed', status: 200, requestId: 'req-7f3a', retryAfter: 30 })
    expect(errorMessage(error)).toBe('An unexpected error occurred (request req-7f3a)')
  })

  test.each(unreadable)('so they are of a write whose outcome is unknown for it: %s', async (_, body) => {
    fakeServer(() => named(body))
    const error = await failureOf(clusters.setScheduling('id', true))
    expect(error).toMatchObject({ outcomeUnknown: true, status: 200, requestId: 'req-7f3a', retryAfter: 30 })
  })

  test('and of a write that a gateway answered', async () => {
    fakeServer(() => named('', 503))
    const error = await failureOf(clusters.archive('id'))
    expect(error).toMatchObject({ outcomeUnknown: true, status: 503, requestId: 'req-7f3a', retryAfter: 30 })
  })

  test.each([
    ['whoami', whoami],
    ['sync', sync],
    ['logoutUrl', logoutUrl],
    ['the state of sign-up', signup.getStatus],
    ['sessions', sessions.all],
    ['revoke', () => sessions.revoke('id')],
    ['a flow’s error', () => getFlowError('id')],
  ])('and of %s', async (_, call) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fakeServer(() => named('', 500))
    expect(await failureOf(call())).toMatchObject({ status: 500, requestId: 'req-7f3a', retryAfter: 30 })
    if (call === sync) return // its answer says nothing
    fakeServer(() => named('<!doctype html>'))
    expect(await failureOf(call())).toMatchObject({
      kind: 'malformed',
      status: 200,
      requestId: 'req-7f3a',
    })
  })

  test('and of a flow', async () => {
    fakeServer(() => named('<!doctype html>'))
    expect(await login.get('id')).toMatchObject({
      kind: 'error',
      message: expect.stringContaining('(request req-7f3a)'),
      error: { kind: 'malformed', status: 200, requestId: 'req-7f3a' },
    })
    fakeServer(() => named('', 500))
    expect(await login.submit('id', {})).toMatchObject({
      kind: 'error',
      message: expect.stringContaining('(request req-7f3a)'),
    })
  })

  const now = new Date('2026-03-01T14:05:00Z')
  const dates = (retryAfter: string, date: string) => ({ 'Retry-After': retryAfter, Date: date })
  test.each([
    ['seconds', { 'Retry-After': '30' }, 30],
    ['a date', { 'Retry-After': 'Sun, 01 Mar 2026 14:06:00 GMT' }, 60],
    [
      'a date by a clock that is wrong by hours',
      dates('Sun, 01 Mar 2026 02:00:10 GMT', 'Sun, 01 Mar 2026 02:00:00 GMT'),
      10,
    ],
    ['nothing', {}, null],
    ['a date that is past', { 'Retry-After': 'Sun, 01 Mar 2026 14:00:00 GMT' }, null],
    ['more than a day', { 'Retry-After': '99999999999999999999' }, null],
    ['a word', { 'Retry-After': 'soon' }, null],
    ['a negative number', { 'Retry-After': '-5' }, null],
  ])('429 with %s', async (_, headers, seconds) => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    try {
      fakeServer(() => refused(429, headers))
      const error = await failureOf(organizations.list())
      expect(error.retryAfter).toBe(seconds)
      const time = seconds === null ? null : new Date(now.getTime() + seconds * 1000)
      expect(errorMessage(error)).toBe(
        time
          ? `Too many requests. Try again after ${time.toTimeString().slice(0, 8)}.`
          : 'Too many requests. Try again later.',
      )
      expect(isRetryable(error)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('a 401 tells the console before the call fails', async () => {
  const { onUnauthorized } = fakeServer(() => json({ error: 'no session' }, 401))
  const error = await failureOf(organizations.list())
  expect(error.status).toBe(401)
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a 403 tells the console where only administrators may ask, and is no lost session', async () => {
  const { onUnauthorized, onForbidden } = fakeServer(() => json({ error: 'not allowed' }, 403))
  await failureOf(organizations.list())
  expect(onForbidden).toHaveBeenCalledOnce()
  await failureOf(user.getProfile())
  expect(onForbidden).toHaveBeenCalledOnce()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

describe('without an answer', () => {
  afterEach(() => vi.useRealTimers())

  test('a read ends after 10 s and is not to be retried', async () => {
    vi.useFakeTimers()
    const { seen } = fakeServer(() => new Promise(() => {}))
    const failure = failureOf(organizations.list())
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(seen[0]?.request.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const error = await failure
    expect(error.kind).toBe('timeout')
    expect(isRetryable(error)).toBe(false)
    expect(seen[0]?.request.signal.aborted).toBe(true)
  })

  test('after 3 s it is told that the answer is slow, until it is over', async () => {
    vi.useFakeTimers()
    const onSlow = vi.fn<(exchange: Promise<unknown>) => void>()
    fakeServer(() => new Promise(() => {}))
    configure({ onSlow })
    onTestFinished(() => configure({ onSlow: () => {} }))
    const failure = failureOf(organizations.list())
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(onSlow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onSlow).toHaveBeenCalledOnce()
    const over = failureOf(onSlow.mock.calls[0]?.[0] ?? Promise.resolve())
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - SLOW_MS)
    expect((await over).kind).toBe('timeout')
    expect((await failure).kind).toBe('timeout')
  })

  test('a quick answer is not', async () => {
    vi.useFakeTimers()
    const onSlow = vi.fn<(exchange: Promise<unknown>) => void>()
    fakeServer(() => json([]))
    configure({ onSlow })
    onTestFinished(() => configure({ onSlow: () => {} }))
    await organizations.list()
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(onSlow).not.toHaveBeenCalled()
  })

  test('what fails before it begins is over at once, and nothing of it is left', async () => {
    vi.useFakeTimers()
    const onSlow = vi.fn<(exchange: Promise<unknown>) => void>()
    configure({ onSlow })
    onTestFinished(() => configure({ onSlow: () => {} }))
    const caller = new AbortController()
    const added = vi.spyOn(caller.signal, 'addEventListener')
    const removed = vi.spyOn(caller.signal, 'removeEventListener')
    const exchange = withDeadline(caller.signal, () => {
      throw new Error('not begun')
    })
    await expect(exchange).rejects.toThrow('not begun')
    expect(vi.getTimerCount()).toBe(0)
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    )
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(onSlow).not.toHaveBeenCalled()
  })

  test('the 10 s hold for the body too', async () => {
    vi.useFakeTimers()
    fakeServer(() => new Response(new ReadableStream({ start() {} })))
    const failure = failureOf(organizations.list())
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect((await failure).kind).toBe('timeout')
  })

  test('a write that timed out says that its outcome is unknown, and was sent once', async () => {
    vi.useFakeTimers()
    const { seen } = fakeServer(() => new Promise(() => {}))
    const failure = failureOf(clusters.archive('id'))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    const error = await failure
    expect(isOutcomeUnknown(error)).toBe(true)
    expect(error.message).toContain('outcome is unknown')
    expect(seen).toHaveLength(1)
  })

  test.each([
    ['before it was sent was not carried out', false, true],
    ['while it was under way may have been carried out', true, false],
  ])('a write whose browser lost the connection %s', async (_, first, then) => {
    vi.stubGlobal('navigator', { onLine: first })
    fakeServer(() => {
      vi.stubGlobal('navigator', { onLine: then })
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const error = await failureOf(clusters.archive('id'))
    vi.unstubAllGlobals()
    expect(error).toMatchObject({ kind: 'network', outcomeUnknown: first })
  })

  test('a connection that fails is a network error, retryable for reads', async () => {
    const { seen } = fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failureOf(organizations.list())
    expect(error.kind).toBe('network')
    expect(isRetryable(error)).toBe(true)
    expect(seen).toHaveLength(1)
  })

  test('so is a success that breaks off', async () => {
    fakeServer(() => new Response(brokenBody('{"data":[')))
    expect((await failureOf(organizations.list())).kind).toBe('network')
  })

  test('a caller that calls off gets no late answer', async () => {
    const { seen } = fakeServer(() => new Promise(() => {}))
    const caller = new AbortController()
    const failure = failureOf(organizations.list({ signal: caller.signal }))
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    caller.abort()
    expect((await failure).kind).toBe('aborted')
    expect(seen[0]?.request.signal.aborted).toBe(true)
  })

  test('a caller that had called off before sends nothing', async () => {
    const { seen } = fakeServer(() => json([]))
    const error = await failureOf(organizations.list({ signal: AbortSignal.abort() }))
    expect(error.kind).toBe('aborted')
    expect(seen).toHaveLength(0)
  })

  test('an answer leaves no timer behind', async () => {
    vi.useFakeTimers()
    fakeServer(() => json([]))
    await organizations.list()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [404, false],
])('a %i is retryable: %s', async (status, retryable) => {
  fakeServer(() => json({ error: 'no' }, status))
  expect(isRetryable(await failureOf(organizations.list()))).toBe(retryable)
})

test('an action that is done is no failure, whatever it answers with', async () => {
  for (const response of [nothing(), plain(''), json({ ok: true }), json(null)]) {
    fakeServer(() => response)
    expect(await clusters.archive('id')).toBeNull()
  }
})

test.each([
  ['a page of HTML', () => plain('<!doctype html>'), 'The answer could not be read. The outcome is unknown.'],
  ['a success cut short', () => plain('{"id":'), 'The answer could not be read. The outcome is unknown.'],
  [
    'a gateway without words',
    () => plain('<h1>Bad Gateway</h1>', 502),
    'The server is not available (502). The outcome is unknown.',
  ],
  ['a gateway with words', () => json({ error: 'Restarting' }, 503), 'Restarting. The outcome is unknown.'],
  [
    'a gateway that waited',
    () => plain('', 504),
    'The server is not available (504). The outcome is unknown.',
  ],
])('after %s the outcome of a write is unknown, and nothing is sent again', async (_, answer, message) => {
  const { seen } = fakeServer(answer)
  const error = await failureOf(clusters.archive('id'))
  expect(isOutcomeUnknown(error)).toBe(true)
  expect(error.message).toBe(message)
  expect(seen).toHaveLength(1)
})

test('so is the outcome of a write whose success holds something else than it promises', async () => {
  fakeServer(() => json({ surprise: true }))
  const error = await failureOf(clusters.setScheduling('id', true))
  expect(isOutcomeUnknown(error)).toBe(true)
  expect(error.kind).toBe('malformed')
})

test.each([400, 401, 403, 404, 409, 422, 429, 500, 501])(
  'a %i is an answer: the write failed',
  async (status) => {
    fakeServer(() => json({ error: 'no' }, status))
    expect(isOutcomeUnknown(await failureOf(clusters.archive('id')))).toBe(false)
  },
)

test('the outcome of a read is never unknown', async () => {
  for (const answer of [plain('', 502), plain('<html>')]) {
    fakeServer(() => answer)
    expect(isOutcomeUnknown(await failureOf(organizations.list()))).toBe(false)
  }
})

test('base URLs may end in a slash', async () => {
  const { seen } = fakeServer(() => json([]))
  configure({ apiUrl: 'http://api.test/base/' })
  await organizations.list()
  expect(seen[0]?.request.url).toBe('http://api.test/base/v1/admin/organizations')
})

test('what is in force is kept where undefined is given', async () => {
  const { onUnauthorized } = fakeServer(() => json({}, 401))
  configure({ apiUrl: undefined, fetch: undefined, onUnauthorized: undefined })
  expect(await failureOf(organizations.list())).toMatchObject({ kind: 'http', status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('path parameters are encoded', async () => {
  const { seen } = fakeServer(() => nothing())
  await clusters.archive('a b;c=&')
  expect(seen[0]?.url).toBe('/v1/admin/clusters/a%20b%3Bc%3D%26')
})

test.each([
  [{ ui: { messages: [{ text: 'First.' }, { text: 'Second.' }] } }, 'First. Second.'],
  [{ error: { message: 'From the error' } }, 'From the error'],
  [new Error('Its own message'), 'Its own message'],
  [undefined, 'An unexpected error occurred'],
  [{ ui: { messages: [] } }, 'An unexpected error occurred'],
  ['a text', 'An unexpected error occurred'],
])('errorMessage: %o reads %s', (error, text) => {
  expect(errorMessage(error)).toBe(text)
})
