import { ApiError, payments, plans, type Price } from '@quarterdeck/api'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { missingOf, nullWhenNotFound } from '../../lib/notFound'
import { tellStayed } from '../../lib/quietWrites'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

/** What is sold: plans, and the prices that sell them. Plans, payments and organizations all read it. */
export const catalogueKeys = {
  plans: ['plans'] as const,
  planList: ['plans', 'list'] as const,
  payments: ['payments'] as const,
  prices: ['payments', 'prices'] as const,
}

/** All plans, deprecated ones too. */
export const plansQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.planList,
    queryFn: ({ signal }) => plans.list({ signal }).then(({ items }) => items),
  })

/** The payment providers. */
export const providersQuery = () =>
  queryOptions({
    queryKey: [...catalogueKeys.payments, 'providers'],
    queryFn: ({ signal }) => payments.listProviders({ signal }),
  })

/** A provider's products, archived ones too; null where there is no such provider. */
export const productsQuery = (provider: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.payments, 'products', provider],
    queryFn: ({ signal }) =>
      payments
        .listProducts(provider, { signal })
        .then(({ items }) => items)
        .catch(nullWhenNotFound(404, 400)),
  })

const readPrices = (provider: string, productId: string, signal?: AbortSignal) =>
  payments
    .listPrices(provider, productId, { signal })
    .then(({ items }) => items)
    .catch(nullWhenNotFound(404, 400))

/** A product's prices, archived ones too; null where there is no such product. */
export const pricesQuery = (provider: string, productId: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.prices, provider, productId],
    queryFn: ({ signal }) => readPrices(provider, productId, signal),
  })

/** A price that sells no plan yet, with its product's name. */
export type AvailablePrice = Price & { product: string }

/** The prices that can be given to a plan, and the names of the providers of which not all could be read. */
export interface AvailablePrices {
  prices: AvailablePrice[]
  unread: string[]
}

const isRejected = <T>(read: PromiseSettledResult<T>) => read.status === 'rejected'

/**
 * The prices that can be given to a plan: active, of an active product, and selling no plan yet. There is no endpoint
 * for them, so all providers' products and then all products' prices are read, from the cache where that is fresh. What
 * could not be read is left out, unless that is so of all.
 */
export const availablePricesQuery = () =>
  queryOptions({
    queryKey: [...catalogueKeys.prices, 'available'],
    queryFn: async ({ client }): Promise<AvailablePrices> => {
      const providers = await client.fetchQuery(providersQuery())
      const perProvider = await Promise.allSettled(
        providers.map(async ({ name }) => {
          const products = (await client.fetchQuery(productsQuery(name))) ?? []
          const sold = products.filter(({ status }) => status === 'active')
          return Promise.allSettled(
            sold.map(async (product) => {
              const prices = (await client.fetchQuery(pricesQuery(name, product.id))) ?? []
              return prices
                .filter(({ status, plan_id }) => status === 'active' && plan_id === null)
                .map((price) => ({ ...price, product: product.name }))
            }),
          )
        }),
      )
      const reads = perProvider.map((read) => (read.status === 'fulfilled' ? read.value : [read]))
      const all = reads.flat()
      const failure = all.find(isRejected)
      if (failure && all.every(isRejected)) throw failure.reason
      return {
        prices: all.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])),
        unread: providers.filter((_, at) => reads[at]?.some(isRejected)).map(({ name }) => name),
      }
    },
  })

/** Which price, and which plan it sells; their names where they are known. */
interface PriceOfPlan {
  planId: string
  priceId: string
  plan?: string
  price?: string
  /** The price to be associated, as it was shown when that was asked for. */
  shown?: ShownPrice
}

type ShownPrice = Pick<Price, 'id' | 'payment_provider' | 'product_id'> & { plan_id?: string | null }

/** A price that somebody else has given to another plan since it was shown is not taken from that plan unasked. */
async function requireAsShown(client: QueryClient, shown: ShownPrice, planId: string): Promise<void> {
  const prices = await readPrices(shown.payment_provider, shown.product_id)
  const sells = prices?.find(({ id }) => id === shown.id)?.plan_id ?? null
  if (sells === null || sells === planId || sells === shown.plan_id) return
  const plan = client.getQueryData(plansQuery().queryKey)?.find(({ id }) => id === sells)
  throw new ApiError('http', `This price sells ${plan?.name ?? 'another plan'} by now.`, {
    status: 409,
    code: 'priceId_invalid', // so that it stands at the choice of the price (§13.7)
  })
}

interface PriceWriteOptions {
  /** The plan whose prices the screen shows; left out where it shows prices of any plan. */
  planId?: string
  /** Called with what is to be said once the change is carried out, from whichever screen it was begun. */
  onChanged?: (text: string) => void
}

/** How one of the two changes is sent and told. */
interface PriceWrite {
  name: 'associate' | 'disassociate'
  send: (planId: string, priceId: string) => Promise<Price | null>
  whenFailed: string
  /** What is said of the price once it is carried out. */
  done: (plan: string) => string
  /** What is said of it where the platform's answer shows it without the change. */
  stayed: (plan: string) => string
}

/** Changes which plan a price sells; plans and prices are read again after it. */
function usePriceWrite(
  { name, send, whenFailed, done, stayed }: PriceWrite,
  { planId, onChanged }: PriceWriteOptions,
) {
  // A platform may answer with something else, as with the plan, which does not tell.
  const isCarriedOut = (answer: Price | null, price: PriceOfPlan) =>
    answer?.id !== price.priceId || (answer.plan_id === price.planId) === (name === 'associate')
  const said = ({ plan = 'the plan', price = 'The price' }: PriceOfPlan, of: (plan: string) => string) =>
    `${price} ${of(plan)}`
  const queryClient = useQueryClient()
  return useWrite({
    ...(planId === undefined
      ? { key: ['prices', name], each: (price: PriceOfPlan) => price.planId }
      : { key: ['prices', name, planId] }),
    send: async ({ planId: id, priceId, shown }: PriceOfPlan, checkPerson) => {
      if (shown) {
        await requireAsShown(queryClient, shown, id)
        checkPerson()
      }
      return send(id, priceId)
    },
    whenFailed,
    whenUnknown: 'Look at the prices, which are read again, to see which plan it sells.',
    subject: ({ plan, price }, code) =>
      missingOf(code, { plan: plan ? `plan ${plan}` : 'plan', price: price ? `price ${price}` : 'price' }),
    onDone: (answer, price) => {
      if (!isCarriedOut(answer, price)) tellStayed(said(price, stayed))
    },
    tellDone: (answer, price) => {
      if (isCarriedOut(answer, price)) showToast({ type: 'success', title: said(price, done) })
    },
    whenEnded: (ending) => {
      if (ending.outcome === 'done' && isCarriedOut(ending.result, ending.variables))
        onChanged?.(said(ending.variables, done))
    },
    onSettled: () => {
      void readAgain(queryClient, { queryKey: catalogueKeys.plans })
      void readAgain(queryClient, { queryKey: catalogueKeys.prices })
    },
  })
}

const associating: PriceWrite = {
  name: 'associate',
  send: plans.associatePrice,
  whenFailed: 'Failed to associate price with plan. Please try again.',
  done: (plan) => `is associated with ${plan}`,
  stayed: (plan) => `is not associated with ${plan}`,
}

const disassociating: PriceWrite = {
  name: 'disassociate',
  send: plans.disassociatePrice,
  whenFailed: 'Failed to disassociate price from plan. Please try again.',
  done: (plan) => `is disconnected from ${plan}`,
  stayed: (plan) => `is still associated with ${plan}`,
}

export const useAssociatePrice = (options: PriceWriteOptions = {}) => usePriceWrite(associating, options)
export const useDisassociatePrice = (options: PriceWriteOptions = {}) =>
  usePriceWrite(disassociating, options)
