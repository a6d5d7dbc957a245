import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { plans, prices, products, systemSettings, transactions } from '../schema'
import type { Db } from '../db'
import type { PublicHandlers } from './handlers'
import { found, Refusal, unprocessable } from './refusal'

/** The setting that opens and closes registration (contract §4). */
export const signupKey = 'signup_enabled'

/** Whether new users may register. */
export function isSignupEnabled(db: Db): boolean {
  const setting = db
    .select({ value: systemSettings.value })
    .from(systemSettings)
    .where(eq(systemSettings.key, signupKey))
    .get()
  return setting?.value ?? true
}

export const signupHandlers = {
  getSignupStatus: ({ db }) => ({ signup_enabled: isSignupEnabled(db) }),

  // §4 Plan selection: the key is the plan's name; only an offered plan with a price that is sold counts.
  getPlanPrice: ({ db, path }) =>
    found(
      db
        .select({ provider_price_id: prices.provider_price_id })
        .from(prices)
        .innerJoin(plans, eq(plans.id, prices.plan_id))
        .innerJoin(products, eq(products.id, prices.product_id))
        .where(
          and(
            sql`lower(${plans.name}) = ${path.key}`,
            eq(plans.deprecated, false),
            eq(prices.status, 'active'),
            eq(products.payment_provider, 'paddle'),
          ),
        )
        // §1 names dollars a month; a price in anything else is better than none.
        .orderBy(
          desc(eq(prices.unit_price_currency, 'USD')),
          desc(sql`${prices.billing_cycle_interval} is 'month'`),
          prices.unit_price_amount,
          prices.id,
        )
        .get(),
      'Price',
      'price_not_found',
    ),

  createCheckout({ db, body, now }) {
    if (!isSignupEnabled(db)) throw new Refusal(403, 'Registration is currently disabled', 'signup_disabled')
    const offer = db
      .select({ price: prices, plan: plans })
      .from(prices)
      .innerJoin(products, eq(products.id, prices.product_id))
      .leftJoin(plans, eq(plans.id, prices.plan_id))
      .where(and(eq(prices.provider_price_id, body.price_id), eq(products.payment_provider, 'paddle')))
      .get()
    if (!offer) throw unprocessable('There is no such price', 'price_not_found')
    const { price, plan } = offer
    // What is paid for here is an organization's plan: nobody is charged for a price that gives none.
    if (price.status === 'archived' || !plan || plan.deprecated)
      throw unprocessable('This price is not sold any more', 'price_not_sold')

    const id = `txn_${randomBytes(13).toString('hex')}`
    db.insert(transactions)
      .values({ id, price_id: price.id, email: body.email.toLowerCase(), created_at: now.toISOString() })
      .run()
    return { transaction_id: id, provider_price_id: price.provider_price_id }
  },
} satisfies PublicHandlers
