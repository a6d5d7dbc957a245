import { configure, TIMEOUT_MS } from '@quarterdeck/api'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { config } from '../../lib/runtime'
import type { SessionCheck } from '../../lib/session'
import { Component as Plans } from './plans.route'

const { useSession } = vi.hoisted(() => ({ useSession: vi.fn<() => SessionCheck | undefined>() }))
vi.mock('../../lib/session', async (original) => ({ ...(await original<object>()), useSession }))

const previewPrices = vi.hoisted(() =>
  vi.fn<(settings: object, ids: readonly string[]) => Promise<unknown>>(),
)
vi.mock('../../lib/paddlePrices', () => ({ previewPrices }))
vi.mock('../../lib/paddle', () => ({ loadPaddle: () => Promise.resolve() }))

const FAILED = 'Could not initiate payment. Please try selecting a plan again.'

/** Shows the address that the router is at. */
function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

type Answer = (path: string) => Response | Promise<Response>
const price: Answer = () => Response.json({ provider_price_id: 'pri_pro' })
const checkout: Answer = () => Response.json({ transaction_id: 'txn_1', provider_price_id: 'pri_pro' })
const forever: Answer = () => new Promise<Response>(() => {})

const pageAt = (address: string) => (
  <StrictMode>
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/plans" element={<Plans />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>
  </StrictMode>
)

function open(address: string, answers: { price?: Answer; checkout?: Answer } = {}) {
  const calls: { path: string; body: unknown }[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push({ path: pathname, body: request.method === 'POST' ? await request.json() : undefined })
      return pathname === '/new/checkout'
        ? (answers.checkout ?? checkout)(pathname)
        : (answers.price ?? price)(pathname)
    },
  })
  const page = render(pageAt(address))
  return { calls, answers, page }
}

const address = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.useRealTimers())

const signedIn = (email: string): SessionCheck => ({
  status: 'authenticated',
  session: { id: 's1', aal: 'aal1', authenticated_at: null, method: null },
  user: { id: 'u1', email, name: null, isAdmin: false },
})

describe.each(['/plans', '/plans?email=', '/plans?email=%20'])('%s', (start) => {
  test.each<[string, SessionCheck | undefined, string]>([
    ['leads a visitor back to /register', { status: 'unauthenticated' }, '/register'],
    [
      'takes the address of the account',
      signedIn('mira+pay@x.example'),
      '/plans?email=mira%2Bpay%40x.example',
    ],
    ['leads an account without an address to /register', signedIn(''), '/register'],
    ['waits until it is known who is signed in', undefined, start],
  ])('%s', (_what, session, expected) => {
    useSession.mockReturnValue(session)
    open(start)
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(expected.trim())
  })
})

test('somebody who is signed in chooses for their own account, whatever the address names', async () => {
  useSession.mockReturnValue(signedIn('mira@northwind.example'))
  const { calls } = open('/plans?email=somebody@else.example')
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('/plans?email=mira%40northwind.example')
  expect(screen.queryByText('somebody@else.example')).not.toBeInTheDocument()
  press('Select Pro')
  await settle()
  expect(calls.at(-1)?.body).toEqual({ price_id: 'pri_pro', email: 'mira@northwind.example' })
})

test('what was begun before it was known who is signed in opens no checkout for somebody else', async () => {
  useSession.mockReturnValue(undefined)
  let answer: (response: Response) => void = () => {}
  const { page } = open('/plans?email=somebody@else.example', {
    price: () => new Promise((resolve) => (answer = resolve)),
  })
  press('Select Plus')
  useSession.mockReturnValue(signedIn('mira@northwind.example'))
  page.rerender(pageAt('/plans'))
  answer(Response.json({ provider_price_id: 'pri_plus' }))
  await settle()
  expect(address()).toBe('/plans?email=mira%40northwind.example')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('while it is not known who is signed in, what is sold stands, and nothing can be chosen', () => {
  useSession.mockReturnValue(undefined)
  open('/plans')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan')
  expect(screen.getByRole('button', { name: 'Select Plus' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Back to Registration' })).toBeEnabled()
})

test('a chosen plan leads to its checkout, with the account’s address', async () => {
  const { calls } = open('/plans?email=mira+pay@northwind.example')
  press('Select Pro')
  await settle()
  expect(calls).toEqual([
    { path: '/new/plan/pro/price', body: undefined },
    { path: '/new/checkout', body: { price_id: 'pri_pro', email: 'mira+pay@northwind.example' } },
  ])
  expect(address()).toBe('/checkout?transactionId=txn_1&email=mira%2Bpay%40northwind.example')
})

test('pressing a plan twice, and another one besides, creates one transaction', async () => {
  const { calls } = open('/plans?email=mira@northwind.example')
  const [plus, pro] = ['Select Plus', 'Select Pro'].map((name) => screen.getByRole('button', { name }))
  act(() => {
    pro?.click()
    pro?.click()
    plus?.click()
  })
  await settle()
  expect(calls.filter(({ path }) => path === '/new/checkout')).toHaveLength(1)
})

test('a failure is told in the words of §8.3, and Try Again tries the same plan', async () => {
  const { answers, calls } = open('/plans?email=mira@northwind.example', {
    price: () => Response.json({ error: { message: 'This price is no longer sold' } }, { status: 422 }),
  })
  press('Select Plus')
  await settle()
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  expect(screen.getByRole('alert')).toHaveTextContent('This price is no longer sold')

  answers.price = price
  press('Try Again')
  await settle()
  expect(calls.map(({ path }) => path)).toEqual([
    '/new/plan/plus/price',
    '/new/plan/plus/price',
    '/new/checkout',
  ])
  expect(address()).toContain('/checkout?transactionId=txn_1')
})

test('what failed stays while the same plan is tried again, and goes while another one is', async () => {
  const failing: Answer = () => Response.json({ error: { message: 'This price is gone' } }, { status: 500 })
  const { answers } = open('/plans?email=mira@northwind.example', { price: failing })
  press('Select Plus')
  await settle()
  const tryAgain = screen.getByRole('button', { name: 'Try Again' })
  tryAgain.focus()

  let answer: (response: Response) => void = () => {}
  answers.price = () => new Promise((resolve) => (answer = resolve))
  const words = screen.getByText(FAILED)
  press('Try Again')
  await settle(100)
  expect(tryAgain).toHaveFocus()
  expect(tryAgain).toHaveAttribute('aria-busy', 'true')
  expect(words).toBeVisible()
  answer(Response.json({ error: { message: 'Still away' } }, { status: 500 }))
  await settle()
  expect(tryAgain).toHaveFocus()
  expect(tryAgain).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('alert')).toHaveTextContent('Still away')
  // Words that stayed would not be read out once more.
  expect(words).not.toBeInTheDocument()
  expect(screen.getByText(FAILED)).toBeVisible()

  answers.price = forever
  press('Select Pro')
  await settle(100)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a plan that is not sold any more says so in its card, and others can be chosen', async () => {
  const { answers, calls } = open('/plans?email=mira@northwind.example', {
    price: () =>
      Response.json({ error: { message: 'Not offered', code: 'plan_not_offered' } }, { status: 404 }),
  })
  press('Select Pro')
  await settle()
  const pro = screen.getByRole('region', { name: 'Pro' })
  expect(within(pro).getByRole('alert')).toHaveTextContent('No longer offered')
  expect(within(pro).getByRole('alert')).toHaveFocus()
  expect(within(pro).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()

  answers.price = price
  press('Select Plus')
  await settle()
  expect(calls.map(({ path }) => path)).toEqual([
    '/new/plan/pro/price',
    '/new/plan/plus/price',
    '/new/checkout',
  ])
  expect(address()).toContain('/checkout?transactionId=txn_1')
})

test.each<[string, { price?: Answer; checkout?: Answer }]>([
  ['price', { price: forever }],
  ['transaction', { checkout: forever }],
])('no spinner outlasts 10 s when the %s never comes', async (_name, answers) => {
  open('/plans?email=mira@northwind.example', answers)
  press('Select Plus')
  await settle(TIMEOUT_MS - 1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await settle(1)
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  expect(screen.getByRole('alert')).not.toHaveTextContent('No answer in time')
  expect(screen.getByRole('button', { name: 'Select Pro' })).toBeEnabled()
})

test('an answer that comes after the screen was left opens no checkout', async () => {
  let answer: (response: Response) => void = () => {}
  const { calls } = open('/plans?email=mira@northwind.example', {
    price: () => new Promise((resolve) => (answer = resolve)),
  })
  press('Select Plus')
  press('Back to Registration')
  answer(Response.json({ provider_price_id: 'pri_plus' }))
  await settle()
  expect(address()).toBe('/register')
  expect(calls.map(({ path }) => path)).toEqual(['/new/plan/plus/price'])
})

describe('with a token of the payment provider', () => {
  // Loaded once, so that each page has it as soon as it asks.
  beforeAll(() => import('./localPrices'))
  const priceOf = (plan: string) =>
    within(screen.getByRole('region', { name: plan })).getByText(/\/|price/i, {
      selector: '[data-part=price]',
    }).textContent
  const cost = (price: string) =>
    previewPrices.mockResolvedValue(new Map([['pri_pro', { price, period: 'month' }]]))
  beforeEach(() => {
    config.paddle.token = 'test_1'
    previewPrices.mockReset()
  })
  afterEach(() => {
    config.paddle.token = null
  })

  test('plans cost what they cost in the person’s country, told after the page stands', async () => {
    cost('€46')
    const { calls } = open('/plans?email=mira@northwind.example')
    expect([priceOf('Plus'), priceOf('Pro'), priceOf('Enterprise')]).toEqual([
      '$20/month',
      '$50/month',
      '$99/month',
    ])
    expect(calls).toEqual([])
    await settle(300)
    await settle()
    expect(priceOf('Pro')).toBe('€46/month')
    expect(priceOf('Enterprise')).toBe('$99/month')
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/new/plan/plus/price', '/new/plan/pro/price']),
    )
    expect(calls.map(({ path }) => path)).not.toContain('/new/plan/enterprise/price')
  })

  test.each<[string, () => void]>([
    ['tells the other prices', () => cost('€18.40')],
    ['refuses', () => previewPrices.mockRejectedValue(new Error('away'))],
    ['answers too late', () => previewPrices.mockReturnValue(new Promise(() => {}))],
  ])('a plan that is not sold says so without a press, where the provider %s', async (_what, answer) => {
    answer()
    const { calls } = open('/plans?email=mira@northwind.example', {
      price: (path) =>
        path.includes('/pro/')
          ? Response.json({ error: { message: 'Not offered', code: 'plan_not_offered' } }, { status: 404 })
          : price(path),
    })
    await settle(300)
    await settle()
    const pro = within(screen.getByRole('region', { name: 'Pro' }))
    expect(pro.getByText('No longer offered')).toBeVisible()
    expect(pro.queryByRole('button')).not.toBeInTheDocument()
    expect(pro.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Select Plus' })).toBeEnabled()
    expect(calls.map(({ path }) => path)).toEqual(['/new/plan/plus/price', '/new/plan/pro/price'])
  })

  test('a price that could not be asked for is logged, unless the screen was left', async () => {
    cost('€46')
    const failed: Answer = () => Response.json({ error: { message: 'down' } }, { status: 500 })
    const { page } = open('/plans?email=mira@northwind.example', {
      price: (path) => (path.includes('/pro/') ? failed(path) : price(path)),
    })
    await settle(300)
    await settle()
    const said = "The price of the plan 'pro' could not be read"
    expect(vi.mocked(console.warn).mock.calls).toEqual([[said, expect.objectContaining({ status: 500 })]])
    page.unmount()
    vi.mocked(console.warn).mockClear()

    const left = open('/plans?email=mira@northwind.example', { price: forever })
    await settle(300)
    left.page.unmount()
    await settle(300)
    expect(console.warn).not.toHaveBeenCalled()
  })

  test.each<[string, () => void]>([
    ['refuses', () => previewPrices.mockRejectedValue(new Error('away'))],
    ['answers too late', () => previewPrices.mockReturnValue(new Promise(() => {}))],
    ['knows none of them', () => previewPrices.mockResolvedValue(new Map())],
  ])('where the provider %s, what was drawn stays', async (_what, answer) => {
    answer()
    open('/plans?email=mira@northwind.example')
    await settle(300)
    expect(previewPrices).toHaveBeenCalledOnce()
    await settle(TIMEOUT_MS)
    expect([priceOf('Plus'), priceOf('Pro')]).toEqual(['$20/month', '$50/month'])
  })
})

test('without a token nobody is asked for prices', async () => {
  const { calls } = open('/plans?email=mira@northwind.example')
  await settle(3000)
  expect(calls).toEqual([])
})
