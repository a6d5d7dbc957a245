import { configure, type SessionCheck } from '@quarterdeck/api'
import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { Component as Login } from '../features/login/login.route'
import { Component as Recovery } from '../features/recovery/recovery.route'
import { Component as Verify } from '../features/verify/verify.route'
import { refreshSession } from '../lib/session'
import { useToasts, type Toast } from '../lib/toasts'

vi.mock('../lib/session')
vi.mock('../lib/useSignupOpen')

/**
 * Opens a screen with this flow, types into its first fields and sends them, goes to another one, and has the form answered
 * then. Gives what is told there.
 */
async function leave(
  address: string,
  flow: RecordingName,
  typed: Record<string, string>,
  answer: RecordingName | 'nothing',
): Promise<Toast | undefined> {
  let go = () => {}
  const left = new Promise<void>((resolve) => (go = resolve))
  let sent = false
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async ({ method }) => {
      if (method === 'GET') return Response.json(recording(flow).body)
      sent = true
      await left
      if (answer === 'nothing') throw new TypeError('failed to fetch')
      const { status, body } = recording(answer)
      return Response.json(body, { status })
    },
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/recovery" element={<Recovery />} />
        <Route path="/user/verify" element={<Verify />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/elsewhere">Leave</Link>
      <output>{<Address />}</output>
    </MemoryRouter>,
  )
  for (const [label, value] of Object.entries(typed))
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}`)), value)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent).toBe(true))
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
  await act(async () => {
    go()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(screen.getByRole('status')).toHaveTextContent(/^\/elsewhere$/)
  return renderHook(() => useToasts()).result.current.shown.at(-1)
}

const Address = () => useLocation().pathname + useLocation().search

const signedIn: SessionCheck = {
  status: 'authenticated',
  user: { id: 'nora', email: 'nora@example.com', isAdmin: false, name: null },
  session: { id: 's', aal: 'aal1', authenticated_at: null, method: 'password' },
}

const person = { Email: 'nora@example.com', Password: 'a long walk home' }

test.each<[string, string, RecordingName, Record<string, string>, RecordingName | 'nothing', Partial<Toast>]>(
  [
    [
      'a sign-in',
      '/login?return_to=%2Fuser%2Fsettings',
      'login-password',
      person,
      'login-password-wrong-credentials',
      {
        type: 'error',
        title: 'You were not signed in',
        message: expect.stringMatching(/credentials/) as string,
        action: { label: 'Open again', href: '/login?return_to=%2Fuser%2Fsettings' },
      },
    ],
    [
      'a sign-in whose address is not verified',
      '/login',
      'login-password',
      person,
      'error-address-not-verified-403',
      { title: 'You were not signed in', message: 'Your email address is not verified yet.' },
    ],
    [
      'a second factor',
      '/login?aal=aal2',
      'login-aal2-totp',
      { 'Authentication code': '123456' },
      'login-aal2-totp-wrong',
      {
        title: 'It was not confirmed that it is you',
        action: { label: 'Open again', href: '/login?aal=aal2' },
      },
    ],
    [
      'the code of a recovery',
      '/recovery?flow=begun',
      'recovery-code-sent',
      { Recovery: '123456' },
      'recovery-code-wrong',
      {
        title: 'The code was not taken',
        action: { label: 'Open again', href: '/recovery?flow=00000000-0000-4000-8000-000000000001' },
      },
    ],
    [
      'the request for a mail of verification, unanswered,',
      '/user/verify',
      'verification-code-choose',
      { Email: 'nora@example.com' },
      'nothing',
      { type: 'warning', message: 'Look into your inbox before you ask for another email.' },
    ],
  ],
)(
  '%s that is refused after its screen was left says so',
  async (_what, address, flow, typed, answer, toast) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await leave(address, flow, typed, answer)).toMatchObject(toast)
  },
)

test.each([
  ['', signedIn, { type: 'success', title: 'You are signed in', action: { label: 'Go on', href: '/user' } }],
  [
    ' as far as the second factor',
    { status: 'aal2_required', redirectTo: null } as const,
    { title: 'Your second factor is asked for next', action: { label: 'Go on', href: '/login?aal=aal2' } },
  ],
])(
  'a sign-in that is accepted then%s says so, and leads nobody away by itself',
  async (_, session, toast) => {
    vi.mocked(refreshSession).mockResolvedValue(session)
    expect(await leave('/login', 'login-password', person, 'login-200')).toMatchObject(toast)
    expect(refreshSession).toHaveBeenCalledWith({ signedIn: true })
  },
)

test('a recovery that is accepted then offers to choose a new password', async () => {
  const toast = await leave(
    '/recovery?flow=begun',
    'recovery-code-sent',
    { Recovery: '123456' },
    'recovery-code-200',
  )
  expect(refreshSession).toHaveBeenCalledWith({ signedIn: true })
  expect(toast).toMatchObject({
    title: 'You are signed in',
    action: { label: 'Choose a new password', href: expect.stringMatching(/^\/account\?flow=/) as string },
  })
})

test('a verification that is accepted then says so', async () => {
  const toast = await leave(
    '/user/verify?flow=begun',
    'verification-code-sent',
    { Verification: '123456' },
    'verification-code-passed',
  )
  expect(toast).toMatchObject({ type: 'success', title: 'Your email has been successfully verified' })
})
