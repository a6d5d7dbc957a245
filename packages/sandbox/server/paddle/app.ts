import { readFileSync } from 'node:fs'
import { isRecord } from '@quarterdeck/api'
import { Hono, type Context } from 'hono'
import { csrf } from 'hono/csrf'
import type { ProductStore } from '../../product/records'
import { chargedIn, type Currency } from './amount'
import { checkoutData, previewData } from './document'
import { portalPage } from './portal'
import { PaddleRefusal } from './refusal'
import type { Sale } from './sale'
import { cancel, decline, newestSales, pay, requirePayable } from './transactions'

export interface PaddleApp {
  store: ProductStore
  now: () => Date
  /** What the provider charges in, in the country of whoever asks. */
  currency: () => Currency
}

/** What `/config.js` says of the provider (§10.2): its script is the one served here. */
export const paddleConfig = {
  token: 'test_quarterdeck_sandbox',
  environment: 'sandbox',
  scriptUrl: '/__sandbox/paddle.js',
  customerPortalUrl: '/__sandbox/portal',
} as const

// Read once: the overlay is part of the program, as the provider's is of the provider's.
const script = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')
const scripts: Record<string, string> = {
  '/paddle.js': script('paddle.js'),
  '/paddle/checkout.js': script('checkout.js'),
  '/paddle/overlay.js': script('overlay.js'),
  '/paddle/prices.js': script('prices.js'),
  '/paddle/style.js': script('style.js'),
}

/** A payment provider of the sandbox's own, under `/__sandbox`: its browser script, what that calls, and a portal. */
export function paddleApp({ store, now, currency }: PaddleApp): Hono {
  const app = new Hono()
  for (const path of ['/paddle.js', '/paddle/*', '/portal', '/portal/*'])
    app.use(path, csrf(), async (c, next) => {
      await next()
      c.header('Cache-Control', 'no-store')
    })
  for (const [path, text] of Object.entries(scripts))
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))

  app.get('/paddle/price-preview', (c) =>
    c.json(previewData(requirePrices(store, c.req.queries('id') ?? []), currency())),
  )

  const charged = (sale: Sale) => checkoutData({ ...sale, price: chargedIn(sale.price, currency()) })
  const one = '/paddle/transactions/:id'
  app.get(one, (c) => c.json(charged(requirePayable(store, c.req.param('id')))))
  app.post(`${one}/pay`, async (c) =>
    c.json(charged(pay(store, c.req.param('id'), await readEmail(c), now()))),
  )
  app.post(`${one}/decline`, async (c) =>
    c.json(charged(decline(store, c.req.param('id'), await readEmail(c)))),
  )

  app.get('/portal', (c) => c.html(portalPage(newestSales(store))))
  app.post('/portal/:id/cancel', (c) => {
    cancel(store, c.req.param('id'))
    return c.redirect('/__sandbox/portal', 303)
  })

  app.onError((error, c) => {
    if (error instanceof PaddleRefusal) return c.json(error.body, error.status)
    throw error
  })
  return app
}

/** The prices with these ids; one that there is not, or that is not sold, refuses them all. */
function requirePrices(store: ProductStore, ids: readonly string[]) {
  return ids.map((id) => {
    const price = store.prices.first('provider_price_id', id)
    if (price?.status === 'active') return price
    throw new PaddleRefusal(400, 'price_not_found', `There is no active price ${id}`)
  })
}

async function readEmail(c: Context): Promise<string | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (!isRecord(body) || !('email' in body)) return undefined
  const { email } = body
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)) return email
  throw new PaddleRefusal(400, 'invalid_email_address', "The email address supplied isn't valid.")
}
