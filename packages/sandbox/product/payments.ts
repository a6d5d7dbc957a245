import { by, wholeList } from './lists'
import type { Conditions, Some } from './operation'
import { assignPlan } from './organizations'
import type { ProductStore, Schema, Transaction } from './records'
import { conflict, found } from './refusal'

/** The prices of a plan or product. */
export const pricesOf = (
  store: ProductStore,
  owner: 'plan_id' | 'product_id',
  id: string,
): Schema<'Price'>[] =>
  store.prices.where(owner, id).sort(by('status', 'unit_price_currency', 'unit_price_amount', 'id'))

/** The price that any of some plans is sold for; undefined where none is. */
export function soldPrice(
  store: ProductStore,
  plans: readonly Pick<Schema<'Plan'>, 'id'>[],
): Schema<'Price'> | undefined {
  const sold = plans
    .flatMap(({ id }) => store.prices.where('plan_id', id))
    .filter(({ status, payment_provider }) => status === 'active' && payment_provider === 'paddle')
    .map((price) => ({
      ...price,
      // §1.2 names dollars a month; a price in anything else is better than none.
      inDollars: price.unit_price_currency === 'USD',
      monthly: price.billing_cycle_interval === 'month',
    }))
  return sold.sort(by('-inDollars', '-monthly', 'unit_price_amount', 'id'))[0]
}

/** The products of a provider that the platform knows: the provider may hold more. */
const productsOf = (store: ProductStore, provider: string) => {
  found(store.providers.get(provider), 'Provider', 'provider_not_found')
  return store.products.where('payment_provider', provider).filter(({ unsynced }) => !unsynced)
}

/** The stores with a synchronisation under way: a second one beside the first would count everything twice. */
const synchronising = new WeakSet<ProductStore>()

interface SyncCall {
  store: ProductStore
  conditions: Conditions
}

/** Asks the providers, which takes its time, then does the work in one step. */
async function synchronise<T>({ store, conditions }: SyncCall, work: () => T): Promise<T> {
  if (synchronising.has(store)) throw conflict('A synchronisation is already running', 'sync_running')
  synchronising.add(store)
  try {
    await new Promise((resolve) => setTimeout(resolve, conditions.syncMs))
    return store.transaction(work)
  } finally {
    synchronising.delete(store)
  }
}

const isSkipped = ({ conditions }: SyncCall) => Math.random() < conditions.syncSkipRate

export const paymentOperations = {
  listPaymentProviders: ({ store }) => store.providers.all(),

  listProviderProducts: ({ store, path }) =>
    wholeList(
      productsOf(store, path.provider)
        .sort(by('status', 'name'))
        .map(({ payment_provider: _provider, unsynced: _unsynced, ...product }) => product),
    ),

  listProductPrices({ store, path }) {
    const product = productsOf(store, path.provider).find(({ id }) => id === path.productId)
    return wholeList(pricesOf(store, 'product_id', found(product, 'Product', 'product_not_found').id))
  },

  /** A provider that does not answer is skipped, with what it alone knows. */
  syncPayments: (call) =>
    synchronise(call, () => {
      const { store } = call
      // §3.15: a provider named none stands for no provider.
      const providers = store.providers.all().filter(({ name }) => name !== 'none')
      const synced = providers.filter(() => !isSkipped(call))
      for (const { name } of synced)
        for (const { id } of store.products.where('payment_provider', name))
          store.products.patch(id, { unsynced: false })
      return { providers_synced: synced.length, total_providers: providers.length }
    }),

  /** Gives each organization the plan its last paid transaction bought, and activates it. */
  syncPaymentOrganizations: (call) =>
    synchronise(call, () => {
      const { store } = call
      const paid = store.transactions
        .all()
        .filter(({ state }) => state === 'completed' || state === 'billed')
        .sort(by('created_at'))
      // An address may have several organizations: it tells whose a payment is only where nothing else does.
      const payerOf = ({ organization_id, email }: Transaction) =>
        organization_id === null
          ? store.organizations.first('email', email)
          : store.organizations.get(organization_id)
      // A map keeps the last entry of each key, which is the latest payment.
      const latest = new Map(paid.map((payment) => [payerOf(payment)?.id ?? payment.email, payment]))

      const result = {
        synced_organizations: 0,
        updated_plans: 0,
        activated_organizations: 0,
        skipped: 0,
        errors: [] as string[],
      }
      for (const payment of latest.values()) {
        const organization = payerOf(payment)
        const plan_id = store.prices.get(payment.price_id)?.plan_id
        // Nobody's any more, or being changed at the provider right now.
        if (!organization || isSkipped(call)) result.skipped += 1
        // Paid for, but the price sells no plan any more: somebody has to look at it.
        else if (!plan_id) result.errors.push(`${payment.email}: the price that was paid for sells no plan`)
        else {
          result.synced_organizations += 1
          if (organization.plan_id !== plan_id) result.updated_plans += 1
          if (!organization.is_active) result.activated_organizations += 1
          assignPlan(store, organization.id, plan_id)
          store.organizations.patch(organization.id, { is_active: true })
        }
      }
      return result
    }),
} satisfies Some
