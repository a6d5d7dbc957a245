import { payments, type Price } from '@quarterdeck/api'
import { failureMessage, organizationSyncMessage, syncMessage, type Message } from '@quarterdeck/ui/payments'
import { queryOptions, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { failureOf, useWrite } from '../../lib/useWrite'
import { organizationKeys } from '../organizations/organizations.queries'

export const paymentKeys = { all: ['payments'] as const, prices: ['payments', 'prices'] as const }

export const providersQuery = () =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'providers'],
    queryFn: ({ signal }) => payments.listProviders({ signal }),
  })

/** A provider's products, archived ones too. */
export const productsQuery = (provider: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all, 'products', provider],
    queryFn: ({ signal }) => payments.listProducts(provider, { signal }).then(({ items }) => items),
  })

/** A product's prices, archived ones too. */
export const pricesQuery = (provider: string, productId: string) =>
  queryOptions({
    queryKey: [...paymentKeys.prices, provider, productId],
    queryFn: ({ signal }) => payments.listPrices(provider, productId, { signal }).then(({ items }) => items),
  })

/** A price that sells no plan yet, with its product's name. */
export type AvailablePrice = Price & { product: string }

/**
 * The active prices of all providers' active products that sell no plan. There is no endpoint for them: the catalogue
 * is read provider by provider and product by product, each of a kind at once, out of the cache where that is fresh.
 */
export const availablePricesQuery = () =>
  queryOptions({
    queryKey: [...paymentKeys.prices, 'available'],
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

const syncKeys = {
  data: [...paymentKeys.all, 'sync', 'data'],
  users: [...paymentKeys.all, 'sync', 'users'],
}

/** Which synchronisation is under way: it goes on while other screens are looked at. */
export function useSyncing(): 'data' | 'users' | undefined {
  const data = useIsMutating({ mutationKey: syncKeys.data }) > 0
  const users = useIsMutating({ mutationKey: syncKeys.users }) > 0
  if (data) return 'data'
  return users ? 'users' : undefined
}

/** Fetches the providers' catalogues anew. It often takes seconds; after 10 s its outcome is unknown (§9). */
export function useSyncPayments(tell: (message: Message) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationKey: syncKeys.data,
    mutationFn: () => payments.sync(),
    onSuccess: (result) => tell(syncMessage(result)),
    onError: (error) =>
      tell(failureMessage(failureOf(error, 'Failed to sync payment data. Please try again.'))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  })
}

/** Brings organizations in line with what was paid for. */
export function useSyncOrganizations(tell: (message: Message) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationKey: syncKeys.users,
    mutationFn: () => payments.syncOrganizations(),
    onSuccess: (result) => tell(organizationSyncMessage(result)),
    onError: (error) =>
      tell(failureMessage(failureOf(error, 'Failed to sync organizations from Paddle. Please try again.'))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: organizationKeys.all }),
  })
}
