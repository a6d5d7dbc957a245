import { drawFirstPaint } from './firstPaint'

const ORIGIN = 'https://console.example'
const BRAND = 'Harbour <b>& Sons'

/** Draws at an address of a page without any code; gives that page and what was drawn. */
function draw(address: string, { logoUrl = null, accentColor = null }: Record<string, string | null> = {}) {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  page.body.innerHTML = '<div id="root"></div>'
  drawFirstPaint(page, new URL(address, ORIGIN), { brandName: BRAND, logoUrl, accentColor })
  return { page, drawn: page.querySelector('#root + *') }
}

test.each([
  ['/login', 'Welcome back', 2],
  ['/login?refresh=true', 'Confirm it is you', 1],
  ['/login?aal=aal2&return_to=%2Fadmin', 'One more step', 1],
  ['/register', 'Create Account', 3],
])('%s begins with the outline of its card', (address, title, fields) => {
  const { drawn } = draw(address)
  expect(drawn?.getAttribute('aria-hidden')).toBe('true')
  expect(drawn?.querySelector('.public-screen > .public-card > header > h1')?.textContent).toBe(title)
  expect(drawn?.querySelector('header > span')?.textContent).toBe(BRAND)
  expect(drawn?.querySelectorAll('.first-form > b')).toHaveLength(fields)
})

test.each(['/', '/user', '/admin/organizations?page=2', '/account', '/nowhere'])(
  '%s begins with the loading overlay',
  (address) => {
    const { page, drawn } = draw(address)
    expect(drawn?.getAttribute('aria-hidden')).toBe('true')
    expect(drawn?.querySelector('.loading-overlay > strong')?.textContent).toBe(BRAND)
    expect(page.title).toBe(BRAND)
  },
)

test.each(['/plans', '/checkout?plan=pro', '/checkout/success'])('%s begins with nothing', (address) => {
  const { page, drawn } = draw(address)
  expect(drawn).toBeNull()
  expect(page.title).toBe(BRAND)
})

test('a deployment’s logo stands in place of the mark', () => {
  const { drawn } = draw('/login', { logoUrl: 'https://cdn.example/logo.svg' })
  expect(drawn?.querySelector('img')?.src).toBe('https://cdn.example/logo.svg')
  expect(drawn?.querySelector('.first-mark')).toBeNull()
})

test('a brand’s colour is there from the beginning, where the browser knows it', () => {
  vi.stubGlobal('CSS', { supports: (_: string, colour: string) => colour.includes('teal ') })
  expect(
    draw('/login', { accentColor: 'teal' }).page.documentElement.style.getPropertyValue('--accent'),
  ).toBe('teal')
  expect(draw('/login', { accentColor: 'teel' }).page.documentElement.style.length).toBe(0)
  vi.unstubAllGlobals()
})

test('it goes when a screen is drawn, and not before', async () => {
  const { page, drawn } = draw('/user')
  const root = page.getElementById('root')
  root?.append(page.createElement('ol'))
  await Promise.resolve()
  expect(drawn?.isConnected).toBe(true)

  root?.append(page.createElement('main'))
  await vi.waitFor(() => expect(drawn?.isConnected).toBe(false))
})

test('waits for a body, and draws nothing over a screen', () => {
  const page = document.implementation.createHTMLDocument('Quarterdeck')
  const { body } = page
  body.innerHTML = '<div id="root"></div>'
  body.remove()
  drawFirstPaint(page, new URL('/user', ORIGIN), { brandName: BRAND, logoUrl: null, accentColor: null })
  page.documentElement.append(body)
  page.dispatchEvent(new Event('readystatechange'))
  expect(page.querySelector('.loading-overlay')).not.toBeNull()

  body.innerHTML = '<div id="root"><main></main></div>'
  drawFirstPaint(page, new URL('/user', ORIGIN), { brandName: BRAND, logoUrl: null, accentColor: null })
  expect(page.querySelector('.loading-overlay')).toBeNull()
})
