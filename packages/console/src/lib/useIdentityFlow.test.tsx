import { ApiError } from '@quarterdeck/api'
import type { FlowOutcome, LoginFlow } from '@quarterdeck/api/identity'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useIdentityFlow } from './useIdentityFlow'

const flow = (id: string) =>
  ({ id, ui: { action: '', method: 'POST', nodes: [], messages: [] } }) as unknown as LoginFlow
const drawn = (id: string): FlowOutcome<LoginFlow> => ({ kind: 'flow', flow: flow(id) })
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
  const { result } = renderHook(
    () => ({
      ...useIdentityFlow({
        calls,
        flowId,
        params: { returnTo: 'https://console.example.com/admin' },
        whenUnknown: 'Load this page again.',
        onOutcome,
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
  return { calls, onOutcome, result, settled }
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

test('a return_to that Kratos forbids is left out', async () => {
  const { calls, settled } = begin({ create: [{ kind: 'returnToForbidden' }, drawn('a')] })
  await settled()
  expect(calls.create.mock.lastCall?.[0]).toMatchObject({ returnTo: undefined })
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
  const done: FlowOutcome<LoginFlow> = { kind: 'success', flow: null, session: null, continueWith: [] }
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
  const { result, settled } = begin({ create: [drawn('a')], submit: [failed, drawn('a')] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.flow).toMatchObject({ state: 'ready', data: { id: 'a' } })
  expect(result.current.submitError).toContain('could not be reached')
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBeUndefined()
})

test('a submit that may have been taken says what to look at, and is not sent again', async () => {
  const unknown = failing('No answer came. The outcome is unknown.', true)
  const { calls, result, settled } = begin({ create: [drawn('a')], submit: [unknown] })
  await settled()
  await act(() => result.current.submit({}))
  expect(result.current.submitError).toBe('No answer came. The outcome is unknown. Load this page again.')
  expect(calls.submit).toHaveBeenCalledOnce()
})

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
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ kind: 'alreadySignedIn' }))
})
