import { configure } from '@quarterdeck/api'
import { type RecordingName, recording, recordingNames } from '@quarterdeck/sandbox/fixtures/recorded'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Component as Account } from '../features/account/account.route'
import { Component as Login } from '../features/login/login.route'
import { Component as Recovery } from '../features/recovery/recovery.route'
import { Component as Register } from '../features/register/register.route'
import { Component as Verify } from '../features/verify/verify.route'
import { queryClient } from '../lib/queryClient'
import { currentSession, refreshSession } from '../lib/session'
import { useSignupOpen } from '../lib/useSignupOpen'

vi.mock('../lib/session')
vi.mock('../lib/useSignupOpen')

/*
 * Whatever a running Kratos was recorded to answer to a call of a flow in place of a form, the screen that made it goes
 * on: it draws a form with something to press, says what is wrong beside a way out, or opens another page. It never waits
 * for ever. That the forms themselves are no dead ends is held where they are drawn (`recordings.test.tsx` of ui).
 */

/** Forms that are not drawn: they mean that something else is to be done. */
const NOT_DRAWN: RecordingName[] = [
  'login-aal2-submit-expired',
  'login-address-not-verified-legacy',
  'login-posted-while-signed-in',
  'recovery-code-200',
  'verification-code-passed',
  'verification-link-passed',
]

/** The screen of each kind of flow, and a recording of how such a flow begins. */
const screens: Record<string, { Screen: ComponentType; path: string; begun: RecordingName }> = {
  login: { Screen: Login, path: '/login', begun: 'login-password' },
  registration: { Screen: Register, path: '/register', begun: 'registration-password' },
  recovery: { Screen: Recovery, path: '/recovery', begun: 'recovery-code-choose' },
  verification: { Screen: Verify, path: '/user/verify', begun: 'verification-code-choose' },
  settings: { Screen: Account, path: '/account', begun: 'settings' },
}

interface Call {
  name: RecordingName
  kind: string
  isSent: boolean
  /** What the address asks for: a flow by its id, or a step-up. */
  search: string
}

/** The recorded calls of scripts to flows; what a browser is answered to navigation has no body. */
const calls = recordingNames.flatMap((name): Call[] => {
  const { request, body } = recording(name)
  const [, kind = '', call = '', query = ''] =
    /^\/self-service\/(\w+)(\/\w+)?(\?.*)?$/.exec(request.path) ?? []
  if (!(kind in screens) || typeof body !== 'object' || body === null) return []
  if ('ui' in body && !NOT_DRAWN.includes(name)) return []
  const isSent = request.method === 'POST'
  const search = call === '/flows' ? query.replace('?id=', '?flow=') : isSent ? '' : query
  return [{ name, kind, isSent, search }]
})

/** Opens the screen; each call of a flow is given the next answer, and beyond them a flow that was just begun. */
function open({ kind, search }: Call, answers: RecordingName[]) {
  const { Screen, path, begun } = screens[kind] ?? { Screen: Login, path: '/login', begun: 'login-password' }
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: ({ url }) => {
      if (!url.includes('/self-service/')) return Promise.resolve(Response.json([]))
      const { status, body } = recording(answers.shift() ?? begun)
      return Promise.resolve(Response.json(body, { status }))
    },
  })
  const Address = () => <output data-testid="address">{useLocation().pathname}</output>
  const { container, getByTestId } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path + search]}>
        <Screen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { container, path, address: () => getByTestId('address').textContent }
}

const buttonsIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLButtonElement>('button[data-position]:not(:disabled)'),
]

/** Fills the form with anything and presses its first button. Gives what the screen said until then. */
async function send(container: HTMLElement) {
  await waitFor(() => expect(buttonsIn(container)).not.toEqual([]))
  const [button] = buttonsIn(container)
  for (const field of button?.form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])
    fireEvent.change(field, { target: { value: field.type === 'email' ? 'nora@example.com' : 'anything' } })
  const { textContent } = container
  await act(async () => button?.click())
  return textContent
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(useSignupOpen).mockReturnValue(true)
  const user = { email: 'nora@example.com', isAdmin: false }
  const signedIn = { status: 'authenticated', user, session: { aal: 'aal1' } }
  vi.mocked(currentSession).mockResolvedValue(signedIn as Awaited<ReturnType<typeof currentSession>>)
  vi.mocked(refreshSession).mockResolvedValue(signedIn as Awaited<ReturnType<typeof refreshSession>>)
})

test('there are calls of every kind', () => {
  expect(new Set(calls.map(({ kind }) => kind))).toEqual(new Set(Object.keys(screens)))
  expect(calls.length).toBeGreaterThan(40)
})

test.each(calls)('$name lets people go on', async (call) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { begun } = screens[call.kind] ?? { begun: call.name }
  const answers = call.isSent ? [begun, call.name] : [call.name]
  const { container, path, address } = open(call, answers)
  const before = call.isSent ? await send(container) : ''
  await waitFor(() => {
    expect(answers).toEqual([])
    if (left.mock.calls.length > 0 || address() !== path) return
    expect(container.textContent).not.toBe(before)
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
    if (buttonsIn(container).length > 0) return
    const said = [...container.querySelectorAll('[role=alert], [role=status]')]
    expect(said.map(({ textContent }) => textContent).join('')).toMatch(/\w/)
    expect(container.querySelector('a[href], button:not(:disabled)')).not.toBeNull()
  })
})
