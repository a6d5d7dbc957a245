import { configure } from '@quarterdeck/api'
import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { refreshSession } from '../../lib/session'
import { useToasts } from '../../lib/toasts'
import { Component as Register } from './register.route'

vi.mock('../../lib/session')

/** Opens /register, on a platform that answers with this whether people can sign up. */
function open(
  signup: () => Response | Promise<Response>,
  address = '/register',
  submit = (): Promise<Response> => Promise.reject(new TypeError('failed to fetch')),
) {
  const calls: string[] = []
  configure({
    authUrl: 'https://auth.example.com',
    apiUrl: 'https://api.example.com',
    fetch: async ({ url, method }) => {
      const { pathname } = new URL(url)
      calls.push(pathname)
      if (method === 'POST') return submit()
      return pathname === '/new/signup' ? signup() : Response.json(recording('registration-password').body)
    },
  })
  const Address = () => {
    const { pathname, search } = useLocation()
    return <output data-testid="address">{pathname + search}</output>
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/register" element={<Register />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/login">Leave</Link>
      <Address />
    </MemoryRouter>,
  )
  return calls
}

const FLOW = '/self-service/registration/browser'

test('no form is begun or drawn before it is known that sign-up is open', async () => {
  let answer: (response: Response) => void = () => {}
  const calls = open(() => new Promise((resolve) => (answer = resolve)))
  await screen.findByRole('heading', { name: 'Create Account' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toEqual(['/new/signup'])
  expect(document.querySelector('input')).toBeNull()

  answer(Response.json({ signup_enabled: true }))
  expect(await screen.findByLabelText(/^Email/)).toBeVisible()
  expect(calls).toEqual(['/new/signup', FLOW])
})

test('a check that fails means open', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const calls = open(() => new Response('oops', { status: 500 }))
  expect(await screen.findByLabelText(/^Email/)).toBeVisible()
  expect(calls).toContain(FLOW)
})

test('while sign-up is closed nothing is begun, and the sign-in goes where the visitor wanted to', async () => {
  const calls = open(() => Response.json({ signup_enabled: false }), '/register?return_to=%2Fuser%2Fsettings')
  await vi.waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/login?signup=disabled&return_to=%2Fuser%2Fsettings',
    ),
  )
  expect(calls).toEqual(['/new/signup'])
})

describe('an invitation', () => {
  const INVITED = '/register?email=invited%40example.com'

  beforeEach(() => sessionStorage.clear())

  /** Opens an address, types another e-mail address if any, and leaves. Gives the address that stood in the field. */
  async function visit(address: string, typed?: string): Promise<string> {
    open(() => Response.json({ signup_enabled: true }), address)
    const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
    const begun = email.value
    if (typed !== undefined) {
      await userEvent.clear(email)
      await userEvent.type(email, typed)
    }
    cleanup()
    return begun
  }

  test('stands in the field in place of what was typed before it', async () => {
    await visit('/register', 'old@typed.example')
    expect(await visit(INVITED)).toBe('invited@example.com')
    await visit('/register?email=other%40example.com', 'old@typed.example')
    expect(await visit(INVITED)).toBe('invited@example.com')
  })

  test('may have a plus that is not encoded', async () => {
    expect(await visit('/register?email=nora+test@example.com')).toBe('nora+test@example.com')
  })

  test('gives way to what was typed in place of it', async () => {
    expect(await visit(INVITED, 'mine@typed.example')).toBe('invited@example.com')
    expect(await visit(INVITED)).toBe('mine@typed.example')
    expect(await visit('/register')).toBe('mine@typed.example')
  })
})

describe('a sign-up whose screen is left while it is sent', () => {
  const latest = () => renderHook(() => useToasts()).result.current.shown.at(-1)

  /** Signs up and goes to /login. Gives what answers it. */
  async function leave() {
    let answer = (_answer: Response | TypeError) => {}
    const answered = new Promise<Response>((resolve, reject) => {
      answer = (with_) => (with_ instanceof Response ? resolve(with_) : reject(with_))
    })
    window.history.replaceState(null, '', '/register')
    const calls = open(
      () => Response.json({ signup_enabled: true }),
      '/register',
      () => answered,
    )
    await userEvent.type(await screen.findByLabelText(/^Email/), 'mira@example.com')
    await userEvent.type(screen.getByLabelText(/^Password/), 'a-longer-secret-42')
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await vi.waitFor(() => expect(calls).toContain('/self-service/registration'))
    expect(JSON.stringify(sessionStorage)).toContain('mira@example.com')
    await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
    window.history.replaceState(null, '', '/login')
    return (with_: Response | TypeError) => act(async () => answer(with_))
  }

  beforeEach(() => sessionStorage.clear())

  test('and done is told, leads nobody away by itself, and leaves no draft', async () => {
    const answer = await leave()
    await answer(Response.json(recording('registration-200-session-hook').body))
    await vi.waitFor(() =>
      expect(latest()).toMatchObject({
        type: 'success',
        title: 'You are signed up',
        action: { href: '/plans?email=mira%40example.com' },
      }),
    )
    expect(refreshSession).toHaveBeenCalledWith({ signedIn: true })
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/login$/)
    expect(JSON.stringify(sessionStorage)).not.toContain('mira@example.com')
  })

  test('and refused is told, in the words of the service', async () => {
    const answer = await leave()
    await answer(Response.json(recording('registration-duplicate').body, { status: 400 }))
    await vi.waitFor(() =>
      expect(latest()).toMatchObject({
        type: 'error',
        title: 'You were not signed up',
        message: expect.stringContaining('exists already') as string,
      }),
    )
  })

  test('and not answered is told, with the way back to what was typed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const answer = await leave()
    await answer(new TypeError('failed to fetch'))
    await vi.waitFor(() =>
      expect(latest()).toMatchObject({
        type: 'warning',
        message: 'Look whether you can sign in before you register once more.',
        action: { label: 'Open again', href: '/register' },
      }),
    )
    expect(JSON.stringify(sessionStorage)).toContain('mira@example.com')
  })
})
