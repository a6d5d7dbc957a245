import { configure, type SessionCheck } from '@quarterdeck/api'
import { recordedFlow, recording } from '@quarterdeck/sandbox/fixtures/recorded'
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

test('a second factor whose session has ended gives way to the sign-in, also where only its flow says what it is', async () => {
  vi.mocked(currentSession).mockResolvedValue({ status: 'unauthenticated' })
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
