import { configure } from '@quarterdeck/api'
import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { currentSession } from '../../lib/session'
import { Component as Login } from './login.route'

vi.mock('../../lib/session')
vi.mock('../../lib/useSignupOpen')

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

test('a confirmation that is asked of nobody is a sign-in', async () => {
  vi.mocked(currentSession).mockResolvedValue({ status: 'unauthenticated' })
  open('/login?refresh=true', recording('login-password'))
  expect(await screen.findByLabelText(/^Email/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
