import fc from 'fast-check'
import { safeReturnTo, withoutSlash } from './landingPaths'
import { isPaymentScreen, paths } from './paths'

const ORIGIN = 'https://console.example.com'
const AUTH = `${ORIGIN}/auth`

describe('safeReturnTo', () => {
  test.each([
    ['/admin/organizations?page=2#top', '/admin/organizations?page=2#top'],
    [`${ORIGIN}/user`, '/user'],
    [ORIGIN, '/'],
    ['/', '/'],
    ['/checkout/?transactionId=t#top', '/checkout?transactionId=t#top'],
    ['/user///', '/user'],
    ['/auth/error?id=1', '/auth/error?id=1'],
  ])('follows %j', (value, path) => {
    expect(safeReturnTo(value, ORIGIN, AUTH)).toBe(path)
  })

  test.each([
    [null],
    [''],
    ['user'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' https://evil.example'],
    ['https:evil.example'],
    ['https:/evil.example'],
    ['https://evil.example'],
    ['https://console.example.com.evil.example/'],
    ['https://console.example.com@evil.example/'],
    ['https://user:pass@console.example.com/'],
    ['http://console.example.com/'],
    ['javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,hello'],
    ['/auth/self-service/settings?flow=1'],
    [`${AUTH}/self-service/settings?flow=1`],
    ['/.//auth/self-service/logout'],
    ['/user/../auth/self-service/logout'],
  ])('refuses %j', (value) => {
    expect(safeReturnTo(value, ORIGIN, AUTH)).toBeNull()
  })

  test('a path it accepts stays on the origin when it is resolved again', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '//',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '\0',
        ':',
        '@',
        'evil.example',
        'https:',
        'javascript:',
        '?',
        '#',
        ORIGIN,
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          nasty.map((parts) => parts.join('')),
          nasty.map((parts) => `/${parts.join('')}`),
        ),
        (value) => {
          const path = safeReturnTo(value, ORIGIN, AUTH)
          if (path === null) return
          expect(path.startsWith('/')).toBe(true)
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
          expect(safeReturnTo(path, ORIGIN, AUTH)).toBe(path)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['/plans/', '/plans'],
  ['/checkout/success//', '/checkout/success'],
  ['/user', '/user'],
  ['/', '/'],
  ['//', '/'],
  ['//evil.example/', '//evil.example'],
])('%s is spelled %s', (pathname, spelled) => {
  expect(withoutSlash(pathname)).toBe(spelled)
})

test('the screens of payment are those without a password field', () => {
  const payment = [
    paths.plans({ email: 'a@b' }),
    paths.checkout({ transactionId: 't' }),
    paths.checkoutSuccess(),
  ]
  const others = [
    paths.login(),
    paths.register(),
    paths.user(),
    paths.account(),
    paths.userSettings(),
    '/plansx',
  ]
  const isPayment = (address: string) => isPaymentScreen(new URL(address, ORIGIN).pathname)
  expect(payment.filter(isPayment)).toEqual(payment)
  expect(others.filter(isPayment)).toEqual([])
})

test('addresses leave out what is empty and escape what is not', () => {
  expect(paths.login()).toBe('/login')
  expect(paths.login({ return_to: '/admin?page=2', aal: 'aal2' })).toBe(
    '/login?return_to=%2Fadmin%3Fpage%3D2&aal=aal2',
  )
  expect(paths.userOrganization('a b')).toBe('/user/organizations/a%20b')
})

test('no id makes an address that of another screen', () => {
  const pieces = fc.constantFrom('.', '..', '/', '\\', '?', '#', '%', '%2e', '%2f', 'a', ' ', '\n')
  const id = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 4 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(id, id, (one, other) => {
      expect(new URL(paths.userOrganization(one), ORIGIN).href).toMatch(
        /^[^/]+\/\/[^/]+\/user\/organizations\/[^/?#]+$/,
      )
      expect(new URL(paths.adminPaymentPrices(one, other), ORIGIN).href).toMatch(
        /^[^/]+\/\/[^/]+\/admin\/payments\/providers\/[^/?#]+\/products\/[^/?#]+$/,
      )
    }),
  )
})
