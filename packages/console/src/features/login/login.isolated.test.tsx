import { configure, type SessionCheck } from '@quarterdeck/api'
import { recordedFlow, recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { currentSession, isSessionUnanswered, refreshSession } from '../../lib/session'
import { Component as Login } from './login.route'

vi.mock('../../lib/session')
vi.mock('../../lib/useSignupOpen')

const signedIn = (aal: string): SessionCheck => ({
  status: 'authenticated',
  user: { id: 'nora', email: 'nora@example.com', isAdmin: false, name: null },
  session: { id: 's', aal, authenticated_at: null, method: 'password' },
})

/** Opens an address under /login; the identity service gives these answers one after the other. */
function open(address: string, ...answers: { status: number; body?: unknown }[]) {
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: () => {
      const { status, body } = answers.shift() ?? { status: 500, body: null }
      return Promise.resolve(Response.json(body, { status }))
    },
  })
  const Address = () => <output>{useLocation().pathname + useLocation().search}</output>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Login />
      <Address />
    </MemoryRouter>,
  )
}

test.each<[string, RecordingName, string]>([
  ['/login', 'login-password', 'Load this page again: you may be signed in.'],
  [
    '/login?refresh=true',
    'login-refresh-password',
    'Confirm once more that it is you: nothing is done twice.',
  ],
  ['/login?flow=1', 'login-refresh-password', 'Confirm once more that it is you: nothing is done twice.'],
])('without an answer at %s, with %s: %s', async (address, name, advice) => {
  open(address, recording(name), { status: 502 })
  if (name === 'login-password')
    await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(await screen.findByLabelText(/^Password/), 'a long walk home{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(`The outcome is unknown. ${advice}`)
})

test('a second factor whose session has ended gives way to the sign-in, also where only its flow says what it is', async () => {
  // As it was known before.
  vi.mocked(currentSession).mockResolvedValue({ status: 'aal2_required', redirectTo: null })
  open(
    '/login?flow=00000000-0000-4000-8000-000000000001&return_to=%2Fuser%2Fsettings',
    recording('login-aal2-totp'),
    recording('error-login-aal2-signed-out-401'),
    recording('login-password'),
  )
  await userEvent.type(await screen.findByLabelText(/^Authentication code/), '123456')

  expect(await screen.findByLabelText(/^Email/)).toBeVisible()
  expect(await screen.findByText('Nobody is signed in any more. Sign in to go on.')).toBeVisible()
  expect(screen.getByText('/login?return_to=%2Fuser%2Fsettings')).toBeInTheDocument()
  expect(screen.queryByLabelText(/^Authentication code/)).not.toBeInTheDocument()
})

test('a service that knows nobody, whatever is asked of it, is not asked for ever', async () => {
  vi.mocked(currentSession).mockResolvedValue({ status: 'unauthenticated' })
  const nobody = recording('error-login-aal2-signed-out-401')
  open('/login?flow=00000000-0000-4000-8000-000000000001', ...Array.from({ length: 20 }, () => nobody))
  expect(await screen.findByText('This page could not be started. Please try again.')).toBeVisible()
})

/** The form of the second factor as it is answered where a session already has what it asks for. */
const refused = structuredClone(recordedFlow('login-aal2-totp'))
refused.ui.messages = [{ id: 4000001, text: 'A valid session was detected.', type: 'error' }]

test.each([
  ['/user/settings', 'aal2'],
  ['/login?aal=aal2&return_to=%2Fuser%2Fsettings', 'aal1'],
])('a second factor leads to %s where the session is of level %s already', async (address, aal) => {
  vi.mocked(refreshSession).mockResolvedValue(signedIn(aal))
  open('/login?aal=aal2&return_to=%2Fuser%2Fsettings', recording('login-aal2-totp'), {
    status: 400,
    body: refused,
  })
  await userEvent.type(await screen.findByLabelText(/^Authentication code/), '123456')
  await waitFor(() => expect(refreshSession).toHaveBeenCalled())
  expect(await screen.findByText(address)).toBeInTheDocument()
})

test('a sign-in leads to the second factor where another tab has signed in as far as that', async () => {
  vi.mocked(refreshSession).mockResolvedValue({ status: 'aal2_required', redirectTo: null })
  open(
    '/login?return_to=%2Fuser%2Fsettings',
    recording('login-password'),
    recording('login-posted-while-signed-in'),
    recording('login-aal2-totp'),
  )
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'a long walk home{Enter}')
  expect(await screen.findByText('/login?aal=aal2&return_to=%2Fuser%2Fsettings')).toBeInTheDocument()
})

describe('a step-up that was open too long is begun anew, with a word about it', () => {
  const NOT_TAKEN = /^The form was no longer valid, so nothing was done/
  const RETURN_TO = 'return_to=%2Fuser%2Fsettings'

  /** A flow that leads back to this console, as it is first, and as it is answered when it was sent too late. */
  function late(name: RecordingName) {
    const document = { ...recordedFlow(name), return_to: `${window.location.origin}/user/settings` }
    const { messages } = (recording('login-aal2-submit-expired').body as typeof document).ui
    return [
      { status: 200, body: document },
      { status: 400, body: { ...document, ui: { ...document.ui, messages } } },
      recording('error-get-login-expired-410'),
    ]
  }

  beforeEach(() => {
    vi.mocked(currentSession).mockResolvedValue(signedIn('aal1'))
    vi.mocked(refreshSession).mockResolvedValue({ status: 'aal2_required', redirectTo: null })
  })

  test.each([`/login?aal=aal2&${RETURN_TO}`, '/login?flow=1'])('a second factor at %s', async (address) => {
    open(address, ...late('login-aal2-totp'), recording('login-aal2-totp'))
    await userEvent.type(await screen.findByLabelText(/^Authentication code/), '123456')
    expect(await screen.findByText(NOT_TAKEN)).toBeVisible()
    expect(screen.getByText(`/login?aal=aal2&${RETURN_TO}`)).toBeInTheDocument()
    expect(await screen.findByLabelText(/^Authentication code/)).toHaveValue('')
    expect(screen.queryByText(/valid session was detected/)).not.toBeInTheDocument()
  })

  test.each([`/login?refresh=true&${RETURN_TO}`, '/login?flow=1'])(
    'a confirmation at %s',
    async (address) => {
      open(address, ...late('login-refresh-password'), recording('login-refresh-password'))
      await userEvent.type(await screen.findByLabelText(/^Password/), 'a long walk home{Enter}')
      expect(await screen.findByText(NOT_TAKEN)).toBeVisible()
      expect(screen.getByText(`/login?refresh=true&${RETURN_TO}`)).toBeInTheDocument()
      expect(await screen.findByLabelText(/^Password/)).toHaveValue('')
    },
  )

  test('but not where its flow is still there', async () => {
    const [begun, refused] = late('login-refresh-password')
    open(
      `/login?refresh=true&${RETURN_TO}`,
      { status: 200, ...begun },
      { status: 400, ...refused },
      recording('login-refresh-password'),
    )
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a long walk home{Enter}')
    expect(await screen.findByText(/valid session was detected/)).toBeVisible()
    expect(screen.queryByText(NOT_TAKEN)).not.toBeInTheDocument()
  })
})

describe('after a confirmation', () => {
  const AUTH_URL = `${window.location.origin}/auth`

  /** Confirms who one is; the answer leads on to an address. Gives what the browser is led to. */
  async function confirm(address: string, redirect_browser_to: string) {
    vi.mocked(currentSession).mockResolvedValue(signedIn('aal1'))
    vi.mocked(refreshSession).mockResolvedValue(signedIn('aal1'))
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const continue_with = [{ action: 'redirect_browser_to', redirect_browser_to }]
    open(address, recording('login-refresh-password'), {
      status: 200,
      body: { ...(recording('login-200').body as object), continue_with },
    })
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a long walk home{Enter}')
    return assign
  }

  test('the identity service goes on with what it asked it for', async () => {
    const settings = `${AUTH_URL}/self-service/settings?flow=1`
    const assign = await confirm('/login?flow=1', settings)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(settings))
    expect(screen.getByText(/^\/login/)).toBeInTheDocument()
  })

  test.each([
    'https://evil.example/self-service/settings?flow=1',
    `${AUTH_URL}.evil.example/self-service/settings?flow=1`,
    `${AUTH_URL}/elsewhere`,
  ])('nothing leads to %s', async (next) => {
    const assign = await confirm('/login?refresh=true&return_to=%2Fuser%2Fsettings', next)
    expect(await screen.findByText('/user/settings')).toBeInTheDocument()
    expect(assign).not.toHaveBeenCalled()
  })

  test('no address is returned to that is a step of the identity service', async () => {
    await confirm('/login?refresh=true&return_to=%2Fauth%2Fself-service%2Fsettings', window.location.origin)
    expect(await screen.findByText('/user')).toBeInTheDocument()
  })
})

test.each([
  ['without an answer leads on', false, '/user/settings'],
  ['that says nobody tells of cookies', true, /did not keep the session/],
])('after a sign-in a session check %s', async (_name, answered, text) => {
  vi.mocked(refreshSession).mockResolvedValue({ status: 'unauthenticated' })
  vi.mocked(isSessionUnanswered).mockReturnValue(!answered)
  open('/login?return_to=%2Fuser%2Fsettings', recording('login-password'), recording('login-200'))
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'a long walk home{Enter}')
  await waitFor(() => expect(refreshSession).toHaveBeenCalledWith({ signedIn: true }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('a confirmation that is asked of nobody is a sign-in', async () => {
  vi.mocked(currentSession).mockResolvedValue({ status: 'unauthenticated' })
  open('/login?refresh=true', recording('login-password'))
  expect(await screen.findByLabelText(/^Email/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('who has to show a second factor after the sign-in still gets to where they wanted to go', async () => {
  vi.mocked(refreshSession).mockResolvedValue({ status: 'aal2_required', redirectTo: null })
  open(
    '/login?return_to=%2Fuser%2Fsettings',
    recording('login-password'),
    recording('login-200'),
    recording('login-aal2-totp'),
  )
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'a long walk home{Enter}')
  expect(await screen.findByLabelText(/^Authentication code/)).toBeVisible()
  expect(screen.getByText('/login?aal=aal2&return_to=%2Fuser%2Fsettings')).toBeInTheDocument()
})

test.each([['error-address-not-verified-403'], ['login-address-not-verified-legacy']] as const)(
  'who has to verify an address first (%s), or forgot the password, still gets to where they wanted to go',
  async (refusal) => {
    open('/login?return_to=%2Fuser%2Fsettings', recording('login-password'), recording(refusal))
    await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/recovery?return_to=%2Fuser%2Fsettings',
    )
    await userEvent.type(screen.getByLabelText(/^Password/), 'a long walk home{Enter}')
    expect(await screen.findByText(/^\/user\/verify\?.*return_to=%2Fuser%2Fsettings$/)).toBeInTheDocument()
  },
)
