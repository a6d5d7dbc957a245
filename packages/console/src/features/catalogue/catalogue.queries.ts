import { payments, plans, type Price } from '@quarterdeck/api'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
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

/** A provider's products, archived ones too. */
export const productsQuery = (provider: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.payments, 'products', provider],
    queryFn: ({ signal }) => payments.listProducts(provider, { signal }).then(({ items }) => items),
  })

/** A product's prices, archived ones too. */
export const pricesQuery = (provider: string, productId: string) =>
  queryOptions({
    queryKey: [...catalogueKeys.prices, provider, productId],
    queryFn: ({ signal }) => payments.listPrices(provider, productId, { signal }).then(({ items }) => items),
  })

/** A price that sells no plan yet, with its product's name. */
export type AvailablePrice = Price & { product: string }

/**
 * The prices that can be given to a plan: active, of an active product, and selling no plan yet. There is no endpoint
 * for them, so all providers' products and then all products' prices are read, from the cache where that is fresh.
 */
export const availablePricesQuery = () =>
  queryOptions({
    queryKey: [...catalogueKeys.prices, 'available'],
    queryFn: async ({ client }): Promise<AvailablePrice[]> => {
      const providers = await client.fetchQuery(providersQuery())
      const perProvider = await Promise.all(
        providers.map(async ({ name }) => {
          const products = await client.fetchQuery(productsQuery(name))
          const sold = products.filter(({ status }) => status === 'active')
          return Promise.all(
            sold.map(async (product) => {
              const prices = await client.fetchQuery(pricesQuery(name, product.id))
              return prices
                .filter(({ status, plan_id }) => status === 'active' && plan_id === null)
                .map((price) => ({ ...price, product: product.name }))
            }),
          )
        }),
      )
      return perProvider.flat(2)
    },
  })

/**
 * Reads prices, or all of the payment data, again. What is under way is given up first: the available prices are made of
 * other reads, and would take one that began before the change for its result.
 */
export async function readPricesAgain(
  queryClient: QueryClient,
  queryKey: readonly string[] = catalogueKeys.prices,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Which price, and which plan it sells; their names where they are known. */
interface PriceOfPlan {
  planId: string
  priceId: string
  plan?: string
  price?: string
}

/** The plan or the price, whichever the platform says it does not find; both where it does not say. */
function missingOf({ plan, price }: PriceOfPlan, code: string | null): string {
  const named = {
    plan: plan ? `The plan ${plan}` : 'The plan',
    price: price ? `The price ${price}` : 'The price',
  }
  if (code?.startsWith('plan')) return named.plan
  if (code?.startsWith('price')) return named.price
  return `${named.plan} or the price${price ? ` ${price}` : ''}`
}

/** Changes which plan a price sells; plans and prices are read again after it. */
function usePriceWrite(
  name: 'associate' | 'disassociate',
  planId: string | undefined,
  send: (price: PriceOfPlan) => Promise<unknown>,
  whenFailed: string,
) {
  const queryClient = useQueryClient()
  return useWrite({
    ...(planId === undefined
      ? { key: ['prices', name], each: (price: PriceOfPlan) => price.planId }
      : { key: ['prices', name, planId] }),
    send,
    whenFailed,
    whenUnknown: 'Look at the prices, which are read again, to see which plan it sells.',
    subject: missingOf,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.plans })
      void readPricesAgain(queryClient)
    },
  })
}

/** @param planId the plan whose prices the screen shows; left out where it shows prices of any plan */
export const useAssociatePrice = (planId?: string) =>
  usePriceWrite(
    'associate',
    planId,
    ({ planId, priceId }) => plans.associatePrice(planId, priceId),
    'Failed to associate price with plan. Please try again.',
  )

/** @param planId as for `useAssociatePrice` */
export const useDisassociatePrice = (planId?: string) =>
  usePriceWrite(
    'disassociate',
    planId,
    ({ planId, priceId }) => plans.disassociatePrice(planId, priceId),
    'Failed to disassociate price from plan. Please try again.',
  )
