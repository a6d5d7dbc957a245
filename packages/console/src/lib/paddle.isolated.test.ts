import { createRequire } from 'node:module'
import type { PaddleSetupOptions } from '@paddle/paddle-js'
import type { CheckoutEvent } from './paddle'

const SCRIPT = 'https://pay.example.com/paddle.js'
const CDN = 'https://cdn.paddle.com/paddle/v2/paddle.js'
const settings = {
  token: 'test_token',
  environment: 'sandbox' as const,
  scriptUrl: SCRIPT as string | null,
  customerPortalUrl: null,
}
const request = {
  transactionId: 'txn_1',
  email: 'mira@northwind.example',
  successUrl: 'https://console.example.com/checkout/success',
}

/** The part of Paddle.js that opens overlays, behaving as Paddle's documentation describes it. */
class FakePaddle {
  Initialized = false
  overlays = 0
  callback: PaddleSetupOptions['eventCallback']
  Environment = { set: vi.fn<(environment: string) => void>() }
  Initialize = vi.fn<(options: PaddleSetupOptions) => void>((options) => {
    if (this.Initialized) throw new Error('Initialize was called twice')
    this.Initialized = true
    this.callback = options.eventCallback
  })
  Update = vi.fn<(options: Partial<PaddleSetupOptions>) => void>(({ eventCallback }) => {
    this.callback = eventCallback
  })
  Checkout = {
    open: vi.fn<(options: unknown) => void>(() => {
      this.overlays += 1
    }),
    close: vi.fn<() => void>(() => {
      if (this.overlays === 0) return
      this.overlays -= 1
      this.say('checkout.closed')
    }),
  }
  say(name: string, rest: object = {}) {
    this.callback?.({ name, ...rest } as never)
  }
}

const win = window as unknown as { PaddleBillingV1?: FakePaddle }

/** A newly loaded page: neither our module nor Paddle's loader remembers anything. */
async function freshPage() {
  vi.resetModules()
  // resetModules leaves modules of packages alone, and Paddle's loader keeps the promise of its script in a variable.
  vi.doMock('@paddle/paddle-js', () => {
    const require = createRequire(import.meta.url)
    delete require.cache[require.resolve('@paddle/paddle-js')]
    return require('@paddle/paddle-js') as object
  })
  return import('./paddle')
}

/** The script elements that were added to the page. They load nothing here; `scriptEnds` says how loading ended. */
const scripts: HTMLScriptElement[] = []

async function scriptEnds(how: 'load' | 'error', defines?: FakePaddle): Promise<void> {
  if (defines) win.PaddleBillingV1 = defines
  scripts.at(-1)?.dispatchEvent(new Event(how))
  await vi.advanceTimersByTimeAsync(0)
}

/** A page on which Paddle's script is already loaded, with a checkout opened on it. */
async function openedCheckout(over: Partial<typeof settings> = {}) {
  const paddle = new FakePaddle()
  win.PaddleBillingV1 = paddle
  const { openCheckout } = await freshPage()
  const events: CheckoutEvent[] = []
  const cancel = openCheckout({ ...settings, ...over }, request, (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(100)
  return { paddle, events, cancel, openCheckout }
}

const failed = (message: string): CheckoutEvent => ({ type: 'failed', message })
const unopened = (message: string): CheckoutEvent => ({ type: 'unopened', message })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  scripts.length = 0
  const want = <T>(node: T): T => {
    if (node instanceof HTMLScriptElement) scripts.push(node)
    return node
  }
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => nodes.forEach(want))
  vi.spyOn(document.head, 'appendChild').mockImplementation(want)
})

afterEach(() => {
  vi.useRealTimers()
  delete win.PaddleBillingV1
})

describe('the script', () => {
  test('comes from scriptUrl, and then Paddle’s loader asks no CDN', async () => {
    const { loadPaddle } = await freshPage()
    const paddle = new FakePaddle()
    const loading = loadPaddle(settings)
    await scriptEnds('load', paddle)
    expect(await loading).toBe(paddle)
    expect(scripts.map(({ src }) => src)).toEqual([SCRIPT])
  })

  test('comes from Paddle’s CDN where no other is named', async () => {
    const { loadPaddle } = await freshPage()
    const paddle = new FakePaddle()
    const loading = loadPaddle({ ...settings, scriptUrl: null })
    await scriptEnds('load', paddle)
    expect(await loading).toBe(paddle)
    expect(scripts.map(({ src }) => src)).toEqual([CDN])
  })

  test('is loaded once, however many ask', async () => {
    const { loadPaddle } = await freshPage()
    expect(loadPaddle(settings)).toBe(loadPaddle(settings))
    expect(scripts).toHaveLength(1)
  })

  test.each(['error', 'load'] as const)(
    'that is blocked, empty or throws (%s, nothing defined) ends in the words of §8.5',
    async (how) => {
      const { openCheckout } = await freshPage()
      const events: CheckoutEvent[] = []
      openCheckout(settings, request, (event) => events.push(event))
      await scriptEnds(how)
      await vi.advanceTimersByTimeAsync(100)
      expect(events).toEqual([unopened('Paddle SDK failed to initialize')])
    },
  )

  test.each([SCRIPT, null])('that failed is loaded anew when it is needed next (%s)', async (scriptUrl) => {
    const { loadPaddle, openCheckout } = await freshPage()
    const ahead = loadPaddle({ ...settings, scriptUrl }).catch(() => 'failed')
    await scriptEnds('error')
    expect(await ahead).toBe('failed')

    const paddle = new FakePaddle()
    openCheckout({ ...settings, scriptUrl }, request, () => {})
    await scriptEnds('load', paddle)
    await vi.advanceTimersByTimeAsync(100)
    expect(scripts.map(({ src }) => src)).toEqual([scriptUrl ?? CDN, scriptUrl ?? CDN])
    expect(paddle.Checkout.open).toHaveBeenCalledWith(expect.objectContaining({ transactionId: 'txn_1' }))
  })

  test('is not even loaded without a token', async () => {
    const { openCheckout } = await freshPage()
    const events: CheckoutEvent[] = []
    openCheckout({ ...settings, token: null }, request, (event) => events.push(event))
    await vi.advanceTimersByTimeAsync(100)
    expect(events).toEqual([unopened('Paddle SDK failed to initialize')])
    expect(scripts).toEqual([])
  })

  test('is given up after 10 s without an answer, and opens nothing if it loads later', async () => {
    const { openCheckout } = await freshPage()
    const events: CheckoutEvent[] = []
    const paddle = new FakePaddle()
    openCheckout(settings, request, (event) => events.push(event))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual([unopened('Paddle SDK failed to initialize')])

    await scriptEnds('load', paddle)
    expect(paddle.Checkout.open).not.toHaveBeenCalled()
  })
})

describe('opening', () => {
  test('happens once, 100 ms later, with §9.9’s settings', async () => {
    const paddle = new FakePaddle()
    win.PaddleBillingV1 = paddle
    const { openCheckout } = await freshPage()
    openCheckout(settings, request, () => {})
    await vi.advanceTimersByTimeAsync(99)
    expect(paddle.Checkout.open).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(paddle.Checkout.open).toHaveBeenCalledOnce()
    expect(paddle.Checkout.open).toHaveBeenCalledWith({
      transactionId: 'txn_1',
      customer: { email: 'mira@northwind.example' },
      settings: {
        displayMode: 'overlay',
        theme: 'light',
        locale: 'en',
        allowLogout: false,
        showAddDiscounts: false,
        allowDiscountRemoval: false,
        successUrl: 'https://console.example.com/checkout/success',
      },
    })
  })

  test('initializes with the deployment’s token and environment', async () => {
    const { paddle } = await openedCheckout()
    expect(paddle.Environment.set).toHaveBeenCalledWith('sandbox')
    expect(paddle.Initialize).toHaveBeenCalledWith(expect.objectContaining({ token: 'test_token' }))
    const production = await openedCheckout({ environment: 'production' as never })
    expect(production.paddle.Environment.set).not.toHaveBeenCalled()
  })

  test('names no customer where no e-mail is known', async () => {
    const paddle = new FakePaddle()
    win.PaddleBillingV1 = paddle
    const { openCheckout } = await freshPage()
    openCheckout(settings, { ...request, email: undefined }, () => {})
    await vi.advanceTimersByTimeAsync(100)
    expect(paddle.Checkout.open.mock.calls[0]?.[0]).not.toHaveProperty('customer')
  })

  test('cancelled and begun again, as StrictMode does, makes one overlay', async () => {
    const paddle = new FakePaddle()
    win.PaddleBillingV1 = paddle
    const { openCheckout } = await freshPage()
    const events: CheckoutEvent[] = []
    openCheckout(settings, request, () => events.push({ type: 'closed' }))()
    openCheckout(settings, request, (event) => events.push(event))
    await vi.advanceTimersByTimeAsync(200)
    paddle.say('checkout.loaded')
    expect(paddle.overlays).toBe(1)
    expect(events).toEqual([{ type: 'ready' }])
  })

  test('once more on the same page does not initialize again but replaces the callback', async () => {
    const { paddle, events, cancel, openCheckout } = await openedCheckout()
    cancel()
    expect(paddle.overlays).toBe(0)
    const later: CheckoutEvent[] = []
    openCheckout(settings, request, (event) => later.push(event))
    await vi.advanceTimersByTimeAsync(100)
    paddle.say('checkout.loaded')
    expect(paddle.Initialize).toHaveBeenCalledOnce()
    expect(paddle.Update).toHaveBeenCalledOnce()
    expect(paddle.overlays).toBe(1)
    expect([events, later]).toEqual([[], [{ type: 'ready' }]])
  })

  test('says so when Paddle refuses to initialize or to open', async () => {
    const refusing = async (spoil: (paddle: FakePaddle) => void) => {
      const paddle = new FakePaddle()
      spoil(paddle)
      win.PaddleBillingV1 = paddle
      const { openCheckout } = await freshPage()
      const events: CheckoutEvent[] = []
      openCheckout(settings, request, (event) => events.push(event))
      await vi.advanceTimersByTimeAsync(100)
      return events
    }
    const refuse = () => {
      throw new Error('refused')
    }
    expect(await refusing((paddle) => paddle.Initialize.mockImplementation(refuse))).toEqual([
      unopened('Paddle SDK failed to initialize'),
    ])
    expect(await refusing((paddle) => paddle.Checkout.open.mockImplementation(refuse))).toEqual([
      unopened('Failed to open checkout'),
    ])
  })

  test('is given up when the overlay has not loaded after 10 s; if it loads later, it is closed', async () => {
    const { paddle, events } = await openedCheckout()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(events).toEqual([unopened('Failed to open checkout')])
    expect(paddle.overlays).toBe(0)

    paddle.overlays = 1
    paddle.say('checkout.loaded')
    expect(paddle.overlays).toBe(0)
    expect(events).toHaveLength(1)
  })
})

describe('while a checkout is open', () => {
  /** Whether the page is loaded anew by itself when it finds that a newer version was deployed. */
  async function isLoadedAnew() {
    sessionStorage.clear()
    const { findMissingCode } = await import('./missingCode')
    return findMissingCode()
  }
  beforeEach(() => {
    document.head.innerHTML = '<meta name="build" content="2026-11-20T12:00:00.000Z">'
    vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ built_at: '2026-11-21T12:00:00.000Z' })))
  })
  afterEach(() => {
    document.head.innerHTML = ''
    vi.unstubAllGlobals()
  })

  test.each<[string, (paddle: FakePaddle, cancel: () => void) => void]>([
    ['paid', (paddle) => paddle.say('checkout.completed')],
    ['left', (paddle) => paddle.say('checkout.closed')],
    ['broken off by an error', (paddle) => paddle.say('checkout.error')],
    ['cancelled', (_, cancel) => cancel()],
  ])('the page is not loaded anew by itself until it is %s', async (_, ends) => {
    const { paddle, cancel } = await openedCheckout()
    expect(await isLoadedAnew()).toBe(false)
    paddle.say('checkout.loaded')
    paddle.say('checkout.payment.failed')
    expect(await isLoadedAnew()).toBe(false)
    ends(paddle, cancel)
    cancel() // as its screen does when it is left
    expect(await isLoadedAnew()).toBe(true)
  })

  test('one that ended leaves the other counted', async () => {
    const { cancel, openCheckout } = await openedCheckout()
    const cancelOther = openCheckout(settings, request, () => {})
    cancel()
    expect(await isLoadedAnew()).toBe(false)
    cancelOther()
    expect(await isLoadedAnew()).toBe(true)
  })
})

describe('events of an open checkout', () => {
  test('loaded means ready, and from then on there is no time limit', async () => {
    const { paddle, events } = await openedCheckout()
    paddle.say('checkout.loaded')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(events).toEqual([{ type: 'ready' }])
    expect(paddle.overlays).toBe(1)
  })

  test('completed is not reported as abandoned because of the close that follows', async () => {
    const { paddle, events } = await openedCheckout()
    paddle.say('checkout.loaded')
    paddle.say('checkout.completed')
    paddle.say('checkout.closed')
    expect(events).toEqual([{ type: 'ready' }, { type: 'completed' }])
    expect(paddle.overlays).toBe(0)
  })

  test('closed without completing is reported, and Paddle is not asked to close again', async () => {
    const { paddle, events } = await openedCheckout()
    paddle.say('checkout.loaded')
    paddle.overlays = 0
    paddle.say('checkout.closed')
    expect(events.at(-1)).toEqual({ type: 'closed' })
    expect(paddle.Checkout.close).not.toHaveBeenCalled()
  })

  test.each(['checkout.payment.failed', 'checkout.payment.error'])(
    '%s keeps the overlay open; the next attempt takes the message away and can succeed',
    async (name) => {
      const { paddle, events } = await openedCheckout()
      paddle.say('checkout.loaded')
      paddle.say(name, { detail: 'The card was declined.' })
      expect(paddle.overlays).toBe(1)
      paddle.say('checkout.payment.initiated')
      paddle.say('checkout.completed')
      expect(events.slice(1)).toEqual([
        {
          type: 'declined',
          message: 'Payment failed: The card was declined. Please try selecting a plan again.',
        },
        { type: 'ready' },
        { type: 'completed' },
      ])
    },
  )

  test.each([
    ['checkout.error', { detail: 'Transaction not found' }, 'Transaction not found'],
    ['checkout.failed', { detail: '  ' }, 'An unknown payment error occurred'],
    ['checkout.failed', { detail: { odd: true } }, 'An unknown payment error occurred'],
    ['checkout.error', {}, 'An unknown payment error occurred'],
  ])('%s %j ends it, with its overlay out of the way', async (name, rest, message) => {
    const { paddle, events } = await openedCheckout()
    paddle.say(name, rest)
    expect(events).toEqual([failed(`Payment failed: ${message}. Please try selecting a plan again.`)])
    expect(paddle.overlays).toBe(0)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(events).toHaveLength(1)
  })

  test('cancelled: the overlay is closed and nothing is reported', async () => {
    const { paddle, events, cancel } = await openedCheckout()
    cancel()
    paddle.say('checkout.completed')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(paddle.overlays).toBe(0)
    expect(events).toEqual([])
  })

  test.each([undefined, null, 'text', {}, { name: 7 }, { name: 'checkout.items.updated' }])(
    'an event that says nothing of use (%j) changes nothing',
    async (event) => {
      const { paddle, events } = await openedCheckout()
      paddle.callback?.(event as never)
      expect(events).toEqual([])
      expect(paddle.overlays).toBe(1)
    },
  )
})
