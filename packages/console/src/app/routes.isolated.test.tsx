import { render, screen } from '@testing-library/react'
import { matchRoutes, MemoryRouter } from 'react-router-dom'
import { useSession } from '../lib/session'
import { routes } from './routes'
import { signedInRoutes } from './signedInRoutes'
import { useScreen } from './useScreen'

vi.mock('../lib/session')

const pathAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

test.each(['/login', '/register', '/plans', '/checkout', '/checkout/success', '/user/verify', '/recovery'])(
  '%s in another case is no screen',
  (address) => {
    expect(pathAt(address)).toBe(address.slice(1))
    expect(pathAt(address.toUpperCase())).toBe('*')
    expect(pathAt(address.replace(/\w$/, (letter) => letter.toUpperCase()))).toMatch(/\*$/)
  },
)

test.each(['account', 'user', 'admin'] as const)('nor is one of /%s', (area) => {
  expect(pathAt(`/${area}/settings`)).toBe(`${area}/*`)
  expect(pathAt(`/${area.toUpperCase()}/settings`)).toBe('*')
  expect(matchRoutes(signedInRoutes[area], `/${area}/Settings`, `/${area}`)?.at(-1)?.route.path).toBe('*')
})

function Screen() {
  return useScreen(routes)
}

test.each([
  [
    'is covered',
    ['/user', '/account', '/admin/users', '/user/verify', '/recovery', '/auth/error', '/nowhere'],
  ],
  ['is not', ['/login', '/register', '/plans', '/checkout', '/checkout/success']],
])('while it is not known who is there, %s: %j', (covered, addresses) => {
  vi.mocked(useSession).mockReturnValue(undefined)
  for (const address of addresses) {
    const { unmount } = render(
      <MemoryRouter initialEntries={[address]}>
        <Screen />
      </MemoryRouter>,
    )
    expect(screen.queryAllByText('Quarterdeck')).toHaveLength(covered === 'is covered' ? 1 : 0)
    unmount()
  }
})
