import { ApiError, configure, GENERIC_MESSAGE } from '@quarterdeck/api'
import type { FlowOutcome, LoginFlow } from '@quarterdeck/api/identity'
import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { refreshSession } from './session'
import { useIdentityFlow } from './useIdentityFlow'
import { keepWaitingFlow, waitingFlow, type WaitingScreen } from './waitingFlow'

const flow = (id: string) =>
  ({ id, ui: { action: '', method: 'POST', nodes: [], messages: [] } }) as unknown as LoginFlow
const drawn = (id: string): FlowOutcome<LoginFlow> => ({ kind: 'flow', flow: flow(id) })
/** A flow in which a code or a link was sent. */
const sent = (id: string): FlowOutcome<LoginFlow> => ({
  kind: 'flow',
  flow: { ...flow(id), state: 'sent_email' },
})
const withToken = (id: string, value: string): FlowOutcome<LoginFlow> => {
  const attributes = {
    node_type: 'input' as const,
    name: 'csrf_token',
    type: 'hidden' as const,
    value,
    disabled: false,
  }
  const node = { type: 'input' as const, group: 'default' as const, attributes, messages: [], meta: {} }
  const { ui, ...rest } = flow(id)
  return { kind: 'flow', flow: { ...rest, ui: { ...ui, nodes: [node] } } }
}
/** A recorded flow as it is read: the list of messages is there, also where Kratos leaves it out. */
function recorded(name: RecordingName): FlowOutcome<LoginFlow> & { kind: 'flow' } {
  const { ui, ...flow } = recording(name).body as LoginFlow
  return { kind: 'flow', flow: { ...flow, ui: { ...ui, messages: ui.messages ?? [] } } }
}
const failing = (message: string, outcomeUnknown = false): FlowOutcome<LoginFlow> => ({
  kind: 'error',
  message,
  error: new ApiError('network', message, { outcomeUnknown }),
})
const failed = failing('The identity service could not be reached.')

/** Draws the hook on /login, with an identity service that gives these answers one after the other. */
function begin(
  answers: {
    create?: FlowOutcome<LoginFlow>[]
    get?: FlowOutcome<LoginFlow>[]
    submit?: FlowOutcome<LoginFlow>[]
  },
  address = '/login',
  keepAs?: WaitingScreen,
  onFlow?: () => boolean,
  whenLeft: (outcome: FlowOutcome<LoginFlow>) => void = () => {},
  returnTo: string | undefined = 'https://console.example.com/admin',
) {
  const next = (name: keyof typeof answers) =>
    vi.fn<(...parameters: unknown[]) => Promise<FlowOutcome<LoginFlow>>>(async () => {
      const answer = answers[name]?.shift()
      if (!answer) throw new Error(`No answer to ${name} is left`)
      return answer
    })
  const calls = { create: next('create'), get: next('get'), submit: next('submit') }
  const onOutcome = vi.fn<(outcome: unknown) => void>()
  const flowId = new URL(address, 'https://console.example.com').searchParams.get('flow') ?? undefined
  const { result, unmount } = renderHook(
    () => ({
      ...useIdentityFlow({
        calls,
        flowId,
        keepAs,
        params: { returnTo: returnTo || undefined },
        whenUnknown: 'Load this page again.',
        onOutcome,
        onFlow,
        whenLeft,
      }),
      search: useLocation().search,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  )
  const settled = () => waitFor(() => expect(result.current.flow.state).not.toBe('loading'))
  return { calls, onOutcome, result, settled, unmount }
}

/** Keeps the next answer of a call until what this gives is called. */
function hold(call: ReturnType<typeof begin>['calls']['submit']): () => void {
  let answer = () => {}
  const answered = call.getMockImplementation()
  call.mockImplementationOnce(async (...parameters) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return (answered ?? call)(...parameters)
  })
  return () => answer()
}

test('begins a new flow with its return_to, and draws it', async () => {
  const { calls, result, settled } = begin({ create: [drawn('a')] })
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'a' } })
  expect(calls.create).toHaveBeenCalledWith(
    expect.objectContaining({ returnTo: 'https://console.example.com/admin' }),
  )
})

test.each<[string, FlowOutcome<LoginFlow>]>([
  ['expired', { kind: 'expired', useFlowId: null }],
  ['unknown', { kind: 'notFound' }],
  ["another's", { kind: 'identityMismatch' }],
  ['without its cookie', { kind: 'csrf' }],
])('a flow of the address that is %s is replaced, and leaves the address', async (_name, answer) => {
  const { result, settled } = begin(
    { get: [answer], create: [drawn('fresh')] },
    '/login?flow=gone&return_to=%2Fadmin',
  )
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
  expect(result.current.search).toBe('?return_to=%2Fadmin')
})

test('a flow that expired on submit goes on with the one Kratos names', async () => {
  const { calls, result, settled } = begin({
    create: [drawn('a')],
    submit: [{ kind: 'expired', useFlowId: 'b' }],
    get: [drawn('b')],
  })
  await settled()
  await act(() => result.current.submit({ method: 'password' }))
  expect(calls.get).toHaveBeenCalledWith('b', expect.anything())
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'b' } })
})

test.each<[string, FlowOutcome<LoginFlow>]>([
  ['expired', { kind: 'expired', useFlowId: null }],
  ['unknown', { kind: 'notFound' }],
  ["another's", { kind: 'identityMismatch' }],
])('a form whose flow is %s when it is sent comes back with a word about it', async (_name, answer) => {
  const { result, settled } = begin({ create: [drawn('a'), drawn('b'), drawn('c')], submit: [answer] })
  await settled()
  expect(result.current.submitError).toBeUndefined()
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'b' } })
  expect(result.current.submitError).toContain('nothing was done')
  await act(async () => result.current.begin())
  await settled()
  expect(result.current.submitError).toBeUndefined()
})

test('where the form that replaces it says so itself, that is enough', async () => {
  const said = { id: 4010001, type: 'error' as const, text: 'The login flow expired, please try again.' }
  const { ui, ...rest } = flow('b')
  const { result, settled } = begin({
    create: [drawn('a')],
    submit: [{ kind: 'expired', useFlowId: 'b' }],
    get: [{ kind: 'flow', flow: { ...rest, ui: { ...ui, messages: [said] } } }],
  })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBeUndefined()
})

test('a return_to that Kratos forbids is left out, also of later flows', async () => {
  const { calls, result, settled } = begin({
    create: [{ kind: 'returnToForbidden' }, drawn('a'), drawn('b')],
  })
  await settled()
  expect(calls.create.mock.lastCall?.[0]).toMatchObject({ returnTo: undefined })
  act(() => result.current.begin())
  await settled()
  expect(calls.create.mock.lastCall?.[0]).toMatchObject({ returnTo: undefined })
})

test.each<[string, FlowOutcome<LoginFlow>]>([
  ['that can still be used', { kind: 'flow', flow: { ...flow('a'), return_to: '/admin/jobs' } }],
  ['that has ended', { kind: 'expired', useFlowId: null, returnTo: '/admin/jobs' }],
])('a flow of the address %s says where those after it lead to', async (_, answer) => {
  const { calls, result, settled } = begin(
    { get: [answer], create: [drawn('b'), drawn('c')] },
    '/login?flow=a',
    undefined,
    undefined,
    undefined,
    '',
  )
  await settled()
  expect(result.current.returnTo()).toBe('/admin/jobs')
  act(() => result.current.begin())
  await settled()
  expect(calls.create.mock.lastCall?.[0]).toMatchObject({ returnTo: '/admin/jobs' })
})

const replacedBy = (useFlowId: string): FlowOutcome<LoginFlow> => ({ kind: 'expired', useFlowId })

test('a chain of flows that replace each other and have all ended leads to a new one', async () => {
  const chain = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(replacedBy)
  const { calls, result, settled } = begin({ get: chain, create: [drawn('fresh')] }, '/login?flow=a')
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
  expect(calls.get.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(result.current.search).toBe('')
})

test('two ended flows that name each other lead to a new one', async () => {
  const { result, settled } = begin(
    { get: [replacedBy('b'), replacedBy('a'), replacedBy('b'), replacedBy('a')], create: [drawn('fresh')] },
    '/login?flow=a',
  )
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
})

test('Try Again begins a new flow and leaves the one of the address behind', async () => {
  const { calls, result, settled } = begin(
    { get: [failed], create: [drawn('fresh')] },
    '/login?flow=a&return_to=%2Fadmin',
  )
  await settled()
  await act(async () => {
    if (result.current.flow.state === 'error') result.current.flow.onRetry?.()
  })
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
  expect(calls.get).toHaveBeenCalledOnce()
  expect(result.current.search).toBe('?return_to=%2Fadmin')
})

test('a submit refused for its CSRF token is sent once more, with the token of a new flow', async () => {
  const { calls, result, settled } = begin({
    create: [drawn('a'), withToken('b', 'fresh token')],
    submit: [{ kind: 'csrf' }, drawn('b')],
  })
  await settled()
  await act(() => result.current.submit({ password: 'typed', csrf_token: 'old' }))
  expect(calls.submit.mock.lastCall).toEqual(['b', { password: 'typed', csrf_token: 'fresh token' }])
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'b' } })
})

const done: FlowOutcome<LoginFlow> = { kind: 'success', flow: null, continueWith: [] }

test('one that is sent once more says nothing but what comes of that', async () => {
  const onFlow = vi.fn<() => boolean>(() => false)
  const { onOutcome, result, settled } = begin(
    {
      create: [drawn('a'), withToken('b', 'fresh'), withToken('c', 'fresh')],
      submit: [done, { kind: 'csrf' }, done, { kind: 'csrf' }, done],
    },
    '/account',
    undefined,
    onFlow,
  )
  await settled()
  for (let press = 0; press < 3; press++) await act(() => result.current.submit({}))
  expect(onOutcome).toHaveBeenCalledTimes(3)
  expect(onFlow).toHaveBeenCalledOnce()
  expect(result.current.submitError).toBeUndefined()
  expect(result.current.flow).toMatchObject({ state: 'ready' })
})

test('one that is sent once more without an answer goes on with the flow that takes it', async () => {
  const { calls, result, settled } = begin({
    create: [drawn('a'), withToken('b', 'fresh')],
    submit: [{ kind: 'csrf' }, failed, drawn('b')],
  })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toContain('could not be reached')
  await act(() => result.current.submit({}))
  expect(calls.submit.mock.lastCall?.[0]).toBe('b')
})

test('a first CSRF refusal after an expired flow is no word about cookies', async () => {
  const expired: FlowOutcome<LoginFlow> = { kind: 'expired', useFlowId: null }
  const { result, settled } = begin({
    create: [drawn('a'), drawn('b'), drawn('c')],
    submit: [expired, { kind: 'csrf' }, drawn('c'), { kind: 'csrf' }, { kind: 'csrf' }],
  })
  await settled()
  await act(() => result.current.submit({}))
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'c' } })
})

test('a read that is answered like a done write is not begun anew for ever', async () => {
  const { calls, onOutcome, result, settled } = begin({ create: [done] })
  await settled()
  expect(result.current.flow.state).toBe('error')
  expect(calls.create).toHaveBeenCalledOnce()
  expect(onOutcome).not.toHaveBeenCalled()
})

test('a second CSRF refusal in a row shows a message instead of another try', async () => {
  const { calls, result, settled } = begin({
    create: [drawn('a'), drawn('b')],
    submit: [{ kind: 'csrf' }, { kind: 'csrf' }],
  })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'error', message: expect.stringContaining('cookie') })
  expect(calls.create).toHaveBeenCalledTimes(2)
})

test('a browser that says it keeps no cookies is not tried twice', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { calls, result, settled } = begin({ create: [drawn('a')], submit: [{ kind: 'csrf' }] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'error', message: expect.stringContaining('cookie') })
  expect(calls.create).toHaveBeenCalledOnce()
})

test('after too many expired flows a message is shown; Try Again starts over', async () => {
  const expired: FlowOutcome<LoginFlow> = { kind: 'expired', useFlowId: null }
  const { calls, result, settled } = begin({ create: [expired, expired, expired, expired, drawn('a')] })
  await settled()
  expect(result.current.flow.state).toBe('error')
  expect(calls.create).toHaveBeenCalledTimes(4)
  await act(async () => {
    if (result.current.flow.state === 'error') result.current.flow.onRetry?.()
  })
  await settled()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'a' } })
})

test('a failing submit keeps the form and says what failed', async () => {
  const { result, settled } = begin({ create: [drawn('a')], submit: [failed, done] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'a' } })
  expect(result.current.submitError).toContain('could not be reached')
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBeUndefined()
})

test.each([
  [GENERIC_MESSAGE, 'An unexpected error occurred (403).'],
  ['this account was closed', 'This account was closed.'],
])('a submit that is refused with the words "%s" says: %s', async (message, said) => {
  const error = new ApiError('http', message, { status: 403 })
  const { result, settled } = begin({ create: [drawn('a')], submit: [{ kind: 'error', message, error }] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBe(said)
})

describe('a form that is answered with itself', () => {
  const silent = (name: RecordingName) => {
    const { kind, flow: document } = recorded(name)
    return { kind, flow: { ...document, ui: { ...document.ui, messages: [] } } }
  }

  test.each<[string, FlowOutcome<LoginFlow>, FlowOutcome<LoginFlow>]>([
    ['no message', recorded('login-password'), recorded('login-password')],
    [
      'none any more',
      recorded('login-password-wrong-credentials'),
      silent('login-password-wrong-credentials'),
    ],
    ['what it said before', recorded('login-refresh-password'), recorded('login-refresh-password')],
    ['none after it was saved', recorded('settings-profile-saved'), recorded('settings-totp-setup')],
  ])('and %s is told as refused', async (_name, shown, answer) => {
    const { result, settled } = begin({ create: [shown], submit: [answer, failed, done] })
    await settled()
    await act(() => result.current.submit({}))
    expect(result.current.submitError).toBe('An unexpected error occurred')
    await act(() => result.current.submit({}))
    await act(() => result.current.submit({}))
    expect(result.current.submitError).toBeUndefined()
  })

  test.each<[string, FlowOutcome<LoginFlow>, FlowOutcome<LoginFlow>]>([
    ['a refusal', recorded('login-password-wrong-credentials'), recorded('login-password-wrong-credentials')],
    ['another mail', silent('verification-link-sent'), silent('verification-link-sent')],
    ['the next step', recorded('login-identifier-first'), recorded('login-identifier-first-choice')],
    ['the codes', recorded('settings-lookup-revealed'), recorded('settings-lookup-generated')],
  ])('or with %s says nothing else', async (_name, shown, answer) => {
    const { result, settled } = begin({ create: [shown], submit: [answer] })
    await settled()
    await act(() => result.current.submit({}))
    expect(result.current.flow).toMatchObject({ state: 'ready' })
    expect(result.current.submitError).toBeUndefined()
  })
})

test('a submit that may have been taken says what to look at, and is not sent again', async () => {
  const unknown = failing('No answer came. The outcome is unknown.', true)
  const { calls, result, settled } = begin({ create: [drawn('a')], submit: [unknown] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBe('No answer came. The outcome is unknown. Load this page again.')
  expect(calls.submit).toHaveBeenCalledOnce()
})

test.each<[string, FlowOutcome<LoginFlow>]>([
  ['expired', { kind: 'expired', useFlowId: null }],
  ['unknown', { kind: 'notFound' }],
])(
  'a form that may have been taken is not said to be untouched when its flow is %s',
  async (_name, ended) => {
    const unknown = failing('No answer came. The outcome is unknown.', true)
    const { result, settled } = begin({
      create: [drawn('a'), drawn('b'), drawn('c')],
      submit: [unknown, ended, drawn('b'), ended],
    })
    await settled()
    await act(() => result.current.submit({}))
    await act(() => result.current.submit({}))
    expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'b' } })
    expect(result.current.submitError).toContain('may have been done')

    await act(() => result.current.submit({}))
    await act(() => result.current.submit({}))
    expect(result.current.submitError).toContain('nothing was done')
  },
)

test('a failing start says so in place of the form', async () => {
  const { result, settled } = begin({ create: [failed] })
  await settled()
  expect(result.current.flow).toMatchObject({
    state: 'error',
    message: expect.stringContaining('could not be reached'),
  })
})

test('an outcome that the screen decides about is handed to the screen', async () => {
  const { onOutcome } = begin({ create: [{ kind: 'alreadySignedIn' }] })
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ kind: 'alreadySignedIn' }, false))
})

/** Has somebody signed in, or nobody, which the console notices. */
async function signIn(person: string | null): Promise<void> {
  signInElsewhere(person)
  await refreshSession()
}

/** The same, which the console has not heard of. */
function signInElsewhere(person: string | null): void {
  const identity = { id: person, traits: { email: 'a@b.example' } }
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () =>
      person === null
        ? new Response(null, { status: 401 })
        : Response.json({ id: 's', active: true, identity }),
  })
}

test('what was sent as somebody who is signed in no longer is not sent as somebody else, and says so', async () => {
  await signIn('nora')
  onTestFinished(() => signIn(null))
  const { calls, result, settled } = begin({
    create: [drawn('a'), withToken('b', 'of mira'), withToken('c', 'newer')],
    submit: [{ kind: 'csrf' }, { kind: 'csrf' }, done],
  })
  await settled()
  await signIn('mira')
  await act(() => result.current.submit({ password: 'typed' }))
  expect(calls.submit).toHaveBeenCalledOnce()
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'b' } })
  expect(result.current.submitError).toBe('Somebody else is signed in now, so nothing was done.')

  // From then on it is the form of that person.
  await act(() => result.current.submit({ password: 'typed' }))
  expect(calls.submit.mock.lastCall?.[0]).toBe('c')
  expect(result.current.submitError).toBeUndefined()
})

test('what was typed is not put into a form for somebody else, who signed in without a word of it here', async () => {
  await signIn('nora')
  onTestFinished(() => signIn(null))
  const { calls, result, settled } = begin({
    create: [drawn('of nora'), drawn('of mira')],
    submit: [{ kind: 'identityMismatch' }],
  })
  await settled()
  signInElsewhere('mira')
  await act(() => result.current.submit({ method: 'profile' }))
  expect(calls.create).toHaveBeenCalledOnce()
  expect(result.current.flow).toMatchObject({
    state: 'error',
    message: 'Somebody else is signed in now, so nothing was done.',
  })
})

describe('the answer to what was sent from a screen that was left', () => {
  /** Sends the form, and leaves. Gives what has it answered with this. */
  async function leave(answers: FlowOutcome<LoginFlow>[]) {
    const whenLeft = vi.fn<() => void>()
    const screen = begin(
      { create: [drawn('a'), withToken('b', 'of somebody else')], submit: answers },
      '/account',
      undefined,
      undefined,
      whenLeft,
    )
    await screen.settled()
    const answer = hold(screen.calls.submit)
    const sent = act(() => screen.result.current.submit({ password: 'typed' }))
    screen.unmount()
    return { ...screen, whenLeft, answer: () => (answer(), sent) }
  }

  beforeEach(() => signIn('nora'))
  afterEach(() => signIn(null))

  test('is told to the person who sent it', async () => {
    const { whenLeft, onOutcome, answer } = await leave([done])
    await answer()
    expect(whenLeft).toHaveBeenCalledWith(done, expect.any(Object))
    expect(onOutcome).not.toHaveBeenCalled()
  })

  test('is told to nobody else', async () => {
    const { whenLeft, onOutcome, answer } = await leave([done])
    await signIn('mira')
    await answer()
    expect(whenLeft).not.toHaveBeenCalled()
    expect(onOutcome).not.toHaveBeenCalled()
  })

  test('does not have it sent once more as somebody else', async () => {
    const { calls, whenLeft, answer } = await leave([{ kind: 'csrf' }, done])
    await signIn('mira')
    await answer()
    expect(calls.submit).toHaveBeenCalledOnce()
    expect(whenLeft).not.toHaveBeenCalled()
  })
})

describe('a read that is answered after its screen was left', () => {
  /** Starts over and leaves; gives what has the new flow answered with this. */
  async function startOver(answer: FlowOutcome<LoginFlow>) {
    const screen = begin({ create: [failed, answer] }, '/login', 'login')
    await screen.settled()
    const go = hold(screen.calls.create)
    act(() => screen.result.current.begin())
    screen.unmount()
    await act(async () => go())
    return screen
  }

  afterEach(() => sessionStorage.clear())

  test.each<FlowOutcome<LoginFlow>>([
    { kind: 'aal2', to: 'https://auth.example.com/self-service/login/browser?aal=aal2' },
    { kind: 'alreadySignedIn' },
  ])('leads nowhere: $kind', async (outcome) => {
    const { onOutcome } = await startOver(outcome)
    expect(onOutcome).not.toHaveBeenCalled()
  })

  test('leads to no other page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    await startOver({ kind: 'redirect', to: 'https://auth.example.com/elsewhere' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('is not gone on with later', async () => {
    await startOver(sent('late'))
    expect(waitingFlow('login')).toBeUndefined()
  })
})

describe('what was sent before somebody started over', () => {
  /** Sends the form and starts over; gives what has it answered with these. */
  async function startOver(answers: FlowOutcome<LoginFlow>[], create: FlowOutcome<LoginFlow>[]) {
    const screen = begin({ create, submit: answers }, '/login', 'login')
    await screen.settled()
    const answer = hold(screen.calls.submit)
    let sending: Promise<void> | undefined
    act(() => void (sending = screen.result.current.submit({ identifier: 'mistyped@example.com' })))
    await act(async () => screen.result.current.begin())
    expect(screen.result.current.flow).toMatchObject({ data: { id: 'fresh' } })
    return { ...screen, answer: () => act(() => (answer(), sending)) }
  }

  afterEach(() => sessionStorage.clear())

  test.each<[string, FlowOutcome<LoginFlow>]>([
    ['a code', sent('a')],
    ['a refusal of its token', { kind: 'csrf' }],
    ['an ended flow', { kind: 'expired', useFlowId: null }],
    ['a failure', failed],
  ])('and is answered late with %s changes nothing', async (_name, late) => {
    const { calls, result, answer } = await startOver([late], [drawn('a'), drawn('fresh')])
    await answer()
    expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
    expect(result.current).toMatchObject({ submitError: undefined, codeSentAt: undefined })
    expect(waitingFlow('login')).toBeUndefined()
    expect(calls.create).toHaveBeenCalledTimes(2)
  })

  test('still counts where it was taken', async () => {
    const { onOutcome, answer } = await startOver([done], [drawn('a'), drawn('fresh')])
    await answer()
    expect(onOutcome).toHaveBeenCalledWith(done, expect.any(Object))
  })

  test.each<[string, FlowOutcome<LoginFlow>]>([
    ['leads to no other flow', { kind: 'expired', useFlowId: null }],
    ['is not sent once more', { kind: 'csrf' }],
  ])('%s, also where another flow was under way already', async (_what, refusal) => {
    const { calls, result, settled } = begin({
      create: [drawn('a'), drawn('fresh'), withToken('b', 'of the form before')],
      submit: [refusal],
    })
    await settled()
    const answer = hold(calls.create)
    let sending: Promise<void> | undefined
    await act(async () => void (sending = result.current.submit({})))
    expect(calls.create).toHaveBeenCalledTimes(2)
    await act(async () => result.current.begin())
    await act(() => (answer(), sending))
    expect(calls.submit).toHaveBeenCalledOnce()
    expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
  })
})

describe('a flow in which something was sent', () => {
  test('has its id in the address, after a refused code too', async () => {
    const { result, settled } = begin(
      { create: [drawn('a')], submit: [sent('a'), sent('a')] },
      '/recovery?x=1',
    )
    await settled()
    expect(result.current.search).toBe('?x=1')
    await act(() => result.current.submit({ email: 'nora@example.com' }))
    expect(result.current.search).toBe('?x=1&flow=a')
    await act(() => result.current.submit({ code: '000000' }))
    expect(result.current.search).toBe('?x=1&flow=a')
  })

  test('leaves the address when another one, in which nothing was sent, takes its place', async () => {
    const { result, settled } = begin(
      { get: [sent('a')], submit: [drawn('b')], create: [drawn('c')] },
      '/recovery?flow=a',
    )
    await settled()
    expect(result.current.search).toBe('?flow=a')
    await act(() => result.current.submit({ code: '000000' }))
    expect(result.current.flow).toMatchObject({ data: { id: 'b' } })
    expect(result.current.search).toBe('')
  })

  test('does not touch the address of the screen that was gone to meanwhile', async () => {
    const calls = {
      create: async () => drawn('a'),
      get: async () => failed,
      submit: vi.fn<() => Promise<FlowOutcome<LoginFlow>>>(async () => sent('a')),
    }
    let press: (() => Promise<void>) | undefined
    function Screen() {
      const { flow: current, submit } = useIdentityFlow({
        calls,
        params: {},
        whenUnknown: '',
        onOutcome() {},
        whenLeft() {},
      })
      if (current.state === 'ready') press = () => submit({ email: 'nora@example.com' })
      return <Link to="/elsewhere">Leave</Link>
    }
    const Elsewhere = () => <output>{JSON.stringify(useLocation().search)}</output>
    render(
      <MemoryRouter initialEntries={['/recovery']}>
        <Routes>
          <Route path="/recovery" element={<Screen />} />
          <Route path="/elsewhere" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>,
    )
    await waitFor(() => expect(press).toBeDefined())
    fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
    await act(async () => press?.())
    expect(calls.submit).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toHaveTextContent('""')
  })
})

describe('a flow of a screen with a plain address', () => {
  afterEach(() => sessionStorage.clear())

  test('is kept for this tab while it waits for a code', async () => {
    const { result, settled } = begin({ create: [drawn('a')], submit: [sent('a')] }, '/login', 'login')
    await settled()
    expect(waitingFlow('login')).toBeUndefined()
    await act(() => result.current.submit({ method: 'code' }))
    expect(waitingFlow('login')).toBe('a')
    expect(waitingFlow('register')).toBeUndefined()
    expect(result.current.search).toBe('')
  })

  test('is gone on with', async () => {
    keepWaitingFlow('register', 'a')
    const { calls, result, settled } = begin({ get: [sent('a')] }, '/register', 'register')
    await settled()
    expect(calls.get.mock.lastCall?.[0]).toBe('a')
    expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'a' } })
    expect(waitingFlow('register')).toBe('a')
  })

  test.each<[string, FlowOutcome<LoginFlow>]>([
    ['expired', { kind: 'expired', useFlowId: null }],
    ['unknown', { kind: 'notFound' }],
    ['without its cookie', { kind: 'csrf' }],
    ['back at its first step', drawn('a')],
  ])('is forgotten once it is %s', async (_name, answer) => {
    keepWaitingFlow('login', 'a')
    const { result, settled } = begin({ get: [answer], create: [drawn('fresh')] }, '/login', 'login')
    await settled()
    expect(result.current.flow.state).toBe('ready')
    expect(waitingFlow('login')).toBeUndefined()
  })

  test('is forgotten when it is done, and by starting over', async () => {
    keepWaitingFlow('login', 'a')
    const first = begin({ get: [sent('a')], submit: [done] }, '/login', 'login')
    await first.settled()
    await act(() => first.result.current.submit({ code: '123456' }))
    expect(first.onOutcome).toHaveBeenCalledWith(done, expect.any(Object))
    expect(waitingFlow('login')).toBeUndefined()

    keepWaitingFlow('login', 'b')
    const second = begin({ get: [sent('b')], create: [drawn('fresh')] }, '/login', 'login')
    await second.settled()
    await act(async () => second.result.current.begin())
    await second.settled()
    expect(second.result.current.flow).toMatchObject({ state: 'ready', data: { id: 'fresh' } })
    expect(waitingFlow('login')).toBeUndefined()
  })

  test('stays kept while it cannot be read', async () => {
    keepWaitingFlow('login', 'a')
    const { settled } = begin({ get: [failed] }, '/login', 'login')
    await settled()
    expect(waitingFlow('login')).toBe('a')
  })
})

describe('when a code was sent', () => {
  const { kind, flow: document } = recorded('recovery-code-sent')
  const asking: FlowOutcome<LoginFlow> = { kind, flow: document }

  test('is known from the answer to what sent it, and stays known while wrong codes are tried', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
    const { result, settled } = begin({
      create: [drawn('a')],
      submit: [asking, recorded('recovery-code-wrong'), asking],
    })
    await settled()
    await act(() => result.current.submit({ method: 'code', email: 'nora@example.com' }))
    expect(result.current.codeSentAt).toBe(1000)
    vi.setSystemTime(5000)
    await act(() => result.current.submit({ method: 'code', code: '000000' }))
    expect(result.current.codeSentAt).toBe(1000)
    await act(() => result.current.submit({ method: 'code', email: 'nora@example.com' }))
    expect(result.current.codeSentAt).toBe(5000)
    vi.useRealTimers()
  })

  test.each<[string, FlowOutcome<LoginFlow>]>([
    ['no answer came', failed],
    ['nothing is asked for', drawn('a')],
  ])('is not known where %s', async (_name, answer) => {
    const { result, settled } = begin({ create: [drawn('a')], submit: [answer] })
    await settled()
    await act(() => result.current.submit({ method: 'code', email: 'nora@example.com' }))
    expect(result.current.codeSentAt).toBeUndefined()
  })

  test('is not known of a flow that is only read', async () => {
    const { result, settled } = begin({ get: [asking] }, '/recovery?flow=1')
    await settled()
    expect(result.current.codeSentAt).toBeUndefined()
  })
})

test.each(['sent_email', 'recovery_awaiting_code', 'recovery_awaiting_address_choice'])(
  'a flow in the state %s has its id in the address',
  async (state) => {
    const { result, settled } = begin({
      create: [drawn('a')],
      submit: [{ kind: 'flow', flow: { ...flow('a'), state } as LoginFlow }],
    })
    await settled()
    expect(result.current.search).toBe('')
    await act(() => result.current.submit({ method: 'code' }))
    expect(result.current.search).toBe('?flow=a')
  },
)
