import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { organizations, paymentProviders, prices, products, transactions } from '../schema'
import type { Db } from '../db'
import type { Handlers, Schema } from './handlers'
import { wholeList } from './paging'
import { conflict, found } from './refusal'

export const readPrices = (db: Db, where: SQL | undefined): Schema<'Price'>[] =>
  db
    .select({
      id: prices.id,
      name: prices.name,
      description: prices.description,
      status: prices.status,
      unit_price_amount: prices.unit_price_amount,
      unit_price_currency: prices.unit_price_currency,
      billing_cycle_interval: prices.billing_cycle_interval,
      billing_cycle_frequency: prices.billing_cycle_frequency,
      trial_period_interval: prices.trial_period_interval,
      trial_period_frequency: prices.trial_period_frequency,
      type: prices.type,
      tax_mode: prices.tax_mode,
      payment_provider: products.payment_provider,
      provider_price_id: prices.provider_price_id,
      product_id: prices.product_id,
      plan_id: prices.plan_id,
    })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.product_id))
    .where(where)
    .orderBy(asc(prices.status), asc(prices.unit_price_currency), asc(prices.unit_price_amount), prices.id)
    .all()

export const readPrice = (db: Db, id: string) => readPrices(db, eq(prices.id, id))[0]

const requireProvider = (db: Db, name: string) =>
  found(
    db.select().from(paymentProviders).where(eq(paymentProviders.name, name)).get(),
    'Provider',
    'provider_not_found',
  ).name

/** Products the platform knows: a provider may hold more, which the next synchronisation brings in. */
const known = isNotNull(products.synced_at)

/** The databases with a synchronisation under way: a second one beside the first would count everything twice. */
const synchronising = new WeakSet<Db>()

/** Asks the providers, which takes its time, then does the work in one go. */
async function synchronise<T>(db: Db, syncMs: number, work: () => T): Promise<T> {
  if (synchronising.has(db)) throw conflict('A synchronisation is already running', 'sync_running')
  synchronising.add(db)
  try {
    await pause(syncMs, undefined, { ref: false })
    return work()
  } finally {
    synchronising.delete(db)
  }
}

const isSkipped = (skipRate: number) => Math.random() < skipRate

export const paymentHandlers = {
  listPaymentProviders: ({ db }) => db.select().from(paymentProviders).orderBy(paymentProviders.name).all(),

  listProviderProducts: ({ db, path }) =>
    wholeList(
      db
        .select({
          id: products.id,
          name: products.name,
          description: products.description,
          status: products.status,
          tax_category: products.tax_category,
          created_at: products.created_at,
        })
        .from(products)
        .where(and(known, eq(products.payment_provider, requireProvider(db, path.provider))))
        .orderBy(asc(products.status), asc(products.name))
        .all(),
    ),

  listProductPrices({ db, path }) {
    const product = and(
      known,
      eq(products.id, path.productId),
      eq(products.payment_provider, requireProvider(db, path.provider)),
    )
    found(db.select().from(products).where(product).get(), 'Product', 'product_not_found')
    return wholeList(readPrices(db, eq(prices.product_id, path.productId)))
  },

  /** A provider that does not answer is skipped, with what it alone knows. */
  syncPayments: ({ db, now, switches: { syncMs, syncSkipRate } }) =>
    synchronise(db, syncMs, () => {
      // §3: a provider named none stands for no provider.
      const providers = db.select().from(paymentProviders).where(ne(paymentProviders.name, 'none')).all()
      const synced = providers.map(({ name }) => name).filter(() => !isSkipped(syncSkipRate))
      db.update(products)
        .set({ synced_at: now.toISOString() })
        .where(and(isNull(products.synced_at), inArray(products.payment_provider, synced)))
        .run()
      return { providers_synced: synced.length, total_providers: providers.length }
    }),

  /** Gives each organization the plan its last paid transaction bought, and activates it. */
  syncPaymentOrganizations: ({ db, switches: { syncMs, syncSkipRate } }) =>
    synchronise(db, syncMs, () =>
      db.transaction((tx) => {
        const paid = tx
          .select({ email: transactions.email, plan_id: prices.plan_id })
          .from(transactions)
          .innerJoin(prices, eq(prices.id, transactions.price_id))
          .where(inArray(transactions.state, ['completed', 'billed']))
          .orderBy(desc(transactions.created_at))
          .all()
        const latest = new Map<string, string | null>()
        for (const { email, plan_id } of paid) if (!latest.has(email)) latest.set(email, plan_id)

        const result = {
          synced_organizations: 0,
          updated_plans: 0,
          activated_organizations: 0,
          skipped: 0,
          errors: 0,
        }
        for (const [email, plan_id] of latest) {
          const organization = tx.select().from(organizations).where(eq(organizations.email, email)).get()
          // Nobody's any more, or being changed at the provider right now.
          if (!organization || isSkipped(syncSkipRate)) {
            result.skipped += 1
            continue
          }
          // Paid for, but the price sells no plan any more: somebody has to look at it.
          if (plan_id === null) {
            result.errors += 1
            continue
          }
          result.synced_organizations += 1
          if (organization.plan_id !== plan_id) result.updated_plans += 1
          if (!organization.is_active) result.activated_organizations += 1
          tx.update(organizations)
            .set({ plan_id, is_active: true })
            .where(eq(organizations.id, organization.id))
            .run()
        }
        return result
      }),
    ),
} satisfies Handlers
