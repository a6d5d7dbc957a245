import { configure } from '@quarterdeck/api'
import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { Component as Register } from './register.route'

vi.mock('../../lib/session')

/** Opens /register, on a platform that answers with this whether people can sign up. */
function open(signup: () => Response | Promise<Response>, address = '/register') {
  const calls: string[] = []
  configure({
    authUrl: 'https://auth.example.com',
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      calls.push(pathname)
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
