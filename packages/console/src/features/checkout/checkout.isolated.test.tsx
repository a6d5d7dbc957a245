import type { SessionCheck } from '@quarterdeck/api'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import {
  isPaid,
  isPayable,
  lastPaidAt,
  rememberClosed,
  rememberOpened,
  rememberPaid,
  unpaidCheckoutOf,
} from '../../lib/checkouts'
import { watchConnection } from '../../lib/connection'
import { openCheckout, type CheckoutEvent } from '../../lib/paddle'
import { useSession } from '../../lib/session'
import { showToast, useToasts } from '../../lib/toasts'
import { Component as Success } from './checkout-success.route'
import { Component as Checkout } from './checkout.route'

vi.mock('../../lib/paddle')
vi.mock('../../lib/session')

const ABANDONED = 'Checkout closed. You can complete your payment after logging in.'
const CHECKOUT = '/checkout?transactionId=txn_1&email=mira%40northwind.example'
const visitor: SessionCheck = { status: 'unauthenticated' }
const own = 'nora@northwind.example'
const signedIn = { status: 'authenticated', user: { email: own } } as SessionCheck

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

/** The open overlays: of each, the function that it reports its events to. */
let overlays: ((event: CheckoutEvent) => void)[] = []

function open(address: string, session: SessionCheck | undefined = visitor) {
  vi.mocked(useSession).mockReturnValue(session)
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/before', address]}>
        <Routes>
          <Route path="/checkout" element={<Checkout />} />
          <Route path="/checkout/success" element={<Success />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </StrictMode>,
  )
}

const says = (event: CheckoutEvent) => act(() => overlays.at(-1)?.(event))
const address = () => screen.getByTestId('address').textContent
const handedOver = () => JSON.parse(sessionStorage.getItem('quarterdeck.login_message') ?? 'null') as unknown
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeAll(() => watchConnection())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  overlays = []
  vi.mocked(openCheckout)
    .mockReset()
    .mockImplementation((_settings, _request, report) => {
      overlays.push(report)
      return () => void (overlays = overlays.filter((overlay) => overlay !== report))
    })
})

test('asks for the transaction of the address, with the way back for wallets', () => {
  open(CHECKOUT)
  expect(overlays).toHaveLength(1)
  expect(vi.mocked(openCheckout).mock.lastCall?.[1]).toEqual({
    transactionId: 'txn_1',
    email: 'mira@northwind.example',
    successUrl: `${window.location.origin}/checkout/success`,
  })
  expect(screen.getByText('Opening secure checkout...')).toBeVisible()
})

test('takes _ptxn for the transaction, and takes it out of the address', () => {
  open('/checkout?_ptxn=txn_9')
  expect(address()).toBe('/checkout?transactionId=txn_9')
  expect(overlays).toHaveLength(1)
})

test.each(['/checkout', '/checkout?transactionId=', '/checkout?_ptxn=%20'])(
  '%s names no transaction: nothing opens, and there is a way back',
  (start) => {
    open(start)
    expect(openCheckout).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Transaction ID is missing. Please go back and select a plan.',
    )
    press('Back to Registration')
    expect(address()).toBe('/register')
  },
)

test('a declined card is told behind the overlay, and goes with the next attempt', () => {
  open(CHECKOUT)
  says({ type: 'ready' })
  says({ type: 'declined', message: 'Payment failed: Declined. Please try selecting a plan again.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed: Declined.')
  expect(overlays).toHaveLength(1)
  says({ type: 'ready' })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('completed leads to success, where Back does not open the paid transaction again', () => {
  open(CHECKOUT)
  says({ type: 'completed' })
  expect(address()).toBe('/checkout/success')
  expect(overlays).toHaveLength(0)
  press('Back')
  expect(address()).toBe('/before')
})

test('arriving at success pays what was opened in this tab, though the provider did not say so here', async () => {
  open(CHECKOUT)
  // The provider loads the page anew: nothing of the screen before is unmounted.
  open('/checkout/success')
  await vi.waitFor(() => expect(isPaid('txn_1')).toBe(true))
  cleanup()
  vi.mocked(openCheckout).mockClear()
  open(CHECKOUT)
  expect(address()).toBe('/checkout/success')
  expect(openCheckout).not.toHaveBeenCalled()
})

test('arriving at success pays nothing that was left unpaid', () => {
  open(CHECKOUT)
  press('Back')
  cleanup()
  open('/checkout/success')
  expect(isPaid('txn_1')).toBe(false)
})

test('the address of a paid transaction pays nothing else, whatever overlay was left in this tab before', () => {
  rememberPaid('txn_1')
  // Left by the address bar: nothing of its screen is unmounted.
  rememberOpened({ transactionId: 'txn_2' })
  open(CHECKOUT)
  expect(address()).toBe('/checkout/success')
  expect(isPaid('txn_2')).toBe(false)
})

test('a page that Back shows as it was left is paid by arriving at success all the same', () => {
  open(CHECKOUT)
  rememberClosed() // the page between, which started with nothing open
  window.dispatchEvent(new Event('pageshow'))
  open('/checkout/success')
  expect(isPaid('txn_1')).toBe(true)
})

test('the address of a paid transaction shows that it is paid', () => {
  open(CHECKOUT)
  says({ type: 'completed' })
  vi.mocked(openCheckout).mockClear()
  open(CHECKOUT)
  expect(openCheckout).not.toHaveBeenCalled()
  expect(screen.getAllByRole('heading', { name: 'Payment Successful' })).toHaveLength(2)
})

test('success offers two ways: to /login with its message, and home', () => {
  open('/checkout/success')
  press('Go to Login')
  expect(address()).toBe('/login')
  expect(handedOver()).toEqual({
    login: 'Registration and payment completed! Please log in to continue.',
  })
  press('Back')
  press('Back to Home')
  expect(address()).toBe('/')
})

test('success leads somebody who is signed in to their overview, and nobody else', () => {
  open('/checkout/success')
  expect(screen.queryByRole('link', { name: 'go to your overview' })).not.toBeInTheDocument()
  cleanup()
  open('/checkout/success', signedIn)
  expect(screen.getByRole('button', { name: 'Go to Login' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'go to your overview' })).toHaveAttribute('href', '/user')
})

test.each<CheckoutEvent>([
  { type: 'closed' },
  { type: 'failed', message: 'Payment failed: Cannot process payment. Please try selecting a plan again.' },
  { type: 'unopened', message: 'Paddle SDK failed to initialize' },
])('what was paid in another tab meanwhile is paid, also where it ends here: $type', (event) => {
  open(CHECKOUT)
  rememberPaid('txn_1')
  says(event)
  expect(address()).toBe('/checkout/success')
  expect(handedOver()).toBeNull()
})

test('closed unpaid leads to /login with the message; from there both ways lead back to the transaction', () => {
  open(CHECKOUT)
  says({ type: 'closed' })
  expect(address()).toBe(`/login?${new URLSearchParams({ return_to: CHECKOUT }).toString()}`)
  expect(handedOver()).toEqual({ login: ABANDONED, signedIn: ABANDONED, payment: CHECKOUT })
  expect(overlays).toHaveLength(0)
  press('Back')
  expect(address()).toBe(CHECKOUT)
  expect(overlays).toHaveLength(1)
})

test('closed unpaid by somebody signed in, whom /login sends on, is told there', () => {
  open(CHECKOUT, signedIn)
  says({ type: 'closed' })
  // No return_to: it would lead straight back into the overlay.
  expect(address()).toBe('/login')
  expect(handedOver()).toMatchObject({ signedIn: ABANDONED })
})

test('the toast that a checkout was closed goes where one is open again, and no other', () => {
  const action = (label: string, href: string) => ({ action: { label, href }, duration: 0 })
  showToast({
    type: 'info',
    title: ABANDONED,
    ...action('Complete Payment', '/checkout?transactionId=txn_2'),
  })
  showToast({ type: 'error', title: 'Failed to save', ...action('Open again', '/user/settings') })
  const { result } = renderHook(() => useToasts())
  open(CHECKOUT, signedIn)
  expect(result.current.shown.map(({ title }) => title)).toEqual(['Failed to save'])
})

test('a failure is shown with a retry that loads the same address again', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  open(CHECKOUT)
  says({ type: 'unopened', message: 'Paddle SDK failed to initialize' })
  expect(screen.getByRole('alert')).toHaveTextContent('Paddle SDK failed to initialize')
  press('Try Again')
  expect(reload).toHaveBeenCalledOnce()
  expect(address()).toBe(CHECKOUT)
})

test('what did not open is opened by itself once the connection is back; what the provider ended is not', () => {
  open(CHECKOUT)
  const reconnect = () => act(() => void window.dispatchEvent(new Event('online')))
  says({ type: 'unopened', message: 'Paddle SDK failed to initialize' })
  vi.mocked(openCheckout).mockClear()
  reconnect()
  expect(openCheckout).toHaveBeenCalledOnce()
  expect(overlays).toHaveLength(1)
  expect(screen.getByText('Opening secure checkout...')).toBeVisible()

  says({ type: 'failed', message: 'Payment failed: Declined. Please try selecting a plan again.' })
  reconnect()
  expect(openCheckout).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert')).toHaveTextContent('Payment failed: Declined.')
})

test.each([
  [visitor, CHECKOUT, '/register'],
  [visitor, '/checkout?_ptxn=txn_1', '/register'],
  [signedIn, CHECKOUT, '/register?return_to=%2Fplans%3Femail%3Dmira%2540northwind.example'],
  [signedIn, '/checkout?_ptxn=txn_1', '/register?return_to=%2Fplans%3Femail%3Dnora%2540northwind.example'],
])('Back to Plans (%j, %s) is %s, which sends signed-in people on to the plans', (session, start, href) => {
  open(start, session)
  expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', href)
})

const REFUSED = 'Payment failed: Transaction not found. Please try selecting a plan again.'

test('what the provider ends before anything can be paid is not gone on with later', () => {
  open('/checkout?_ptxn=txn_9')
  says({ type: 'failed', message: REFUSED })
  expect(isPayable('txn_9')).toBe(false)
  // Nor where it is known only later who is signed in, or where Back shows the page as it was left.
  vi.mocked(useSession).mockReturnValue(signedIn)
  says({ type: 'failed', message: REFUSED })
  window.dispatchEvent(new Event('pageshow'))
  expect(isPayable('txn_9')).toBe(false)
  expect(unpaidCheckoutOf(own)).toBeUndefined()
})

test('what the provider ends once it could be paid can be gone on with', () => {
  open(CHECKOUT)
  says({ type: 'ready' })
  says({ type: 'failed', message: REFUSED })
  expect(unpaidCheckoutOf('mira@northwind.example')).toMatchObject({ transactionId: 'txn_1' })
})

test('a link that names no address is remembered for whoever is signed in, any other for the address it names', () => {
  open('/checkout?_ptxn=txn_9', signedIn)
  expect(vi.mocked(openCheckout).mock.lastCall?.[1].email).toBeUndefined()
  expect(unpaidCheckoutOf(own)).toMatchObject({ transactionId: 'txn_9' })
  says({ type: 'completed' })
  expect(lastPaidAt(own)).not.toBeNull()
  cleanup()

  open(CHECKOUT, signedIn)
  expect(unpaidCheckoutOf('mira@northwind.example')).toMatchObject({ transactionId: 'txn_1' })
  expect(unpaidCheckoutOf(own)).toBeUndefined()
})

test('it is remembered for somebody who signs in while the overlay is open, which stays as it is', () => {
  open('/checkout?_ptxn=txn_9')
  vi.mocked(openCheckout).mockClear()
  vi.mocked(useSession).mockReturnValue(signedIn)
  says({ type: 'ready' })
  expect(unpaidCheckoutOf(own)).toMatchObject({ transactionId: 'txn_9' })
  expect(openCheckout).not.toHaveBeenCalled()
})
