import { html, raw } from 'hono/html'
import { style } from '../pageStyle'
import { formatAmount } from './amount'
import type { Sale } from './sale'
import { isCancelable, isPayable } from './transactions'

/** The customer portal: plain HTML, as the sandbox's own page. */
export const portalPage = (payments: Sale[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>Customer portal · Sandbox</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>Customer portal</h1>
          <nav aria-label="Sections"><a href="/">Console</a> <a href="/__sandbox">Sandbox</a></nav>
        </header>
        <main>
          <section aria-labelledby="payments-title">
            <h2 id="payments-title">Payments</h2>
            ${payments.length === 0 ? html`<p class="muted">Nobody has bought anything yet.</p>` : ''}
            ${payments.map(payment)}
          </section>
        </main>
      </body>
    </html>`

function payment({ transaction, price, product }: Sale) {
  const { id, email, state, created_at, declined_attempts } = transaction
  const amount = formatAmount(price.unit_price_amount, price.unit_price_currency)
  return html`
    <article aria-labelledby="${id}">
      <h3 id="${id}">${price.name ?? product.name}, ${amount}: ${state.replace('_', ' ')}</h3>
      <p class="muted">
        ${email} · <time datetime="${created_at}">${created_at.slice(0, 16).replace('T', ' ')} UTC</time> ·
        ${id}
        ${declined_attempts > 0 ? html` · declined ${declined_attempts === 1 ? 'once' : `${declined_attempts} times`}` : ''}
      </p>
      ${isPayable(state) ? html`<p><a href="/checkout?_ptxn=${id}">Pay ${amount}</a></p>` : ''}
      ${
        isCancelable(state)
          ? html`<form method="post" action="/__sandbox/portal/${id}/cancel">
              <button class="quiet" aria-label="Cancel ${price.name ?? product.name} for ${email}">
                Cancel
              </button>
            </form>`
          : ''
      }
    </article>
  `
}
