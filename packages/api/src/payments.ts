import { read, write } from './client'
import { one, page } from './decode/answer'
import { organizationSync, paymentSync, price, product, provider } from './decode/plan'
import type { Cancellable, OrganizationSync, Page, PaymentSync, Price, Product, Provider } from './models'

/** The payment providers. One named `none` stands for no provider and is skipped (§3). */
export async function listProviders({ signal }: Cancellable = {}): Promise<Provider[]> {
  const { items } = await read(signal, (api, init) => api.GET('/v1/admin/payments/providers', init)).then(
    page(provider, 'providers'),
  )
  return items.filter(({ name }) => name !== 'none')
}

/** A provider's products, archived ones too. */
export function listProducts(name: string, { signal }: Cancellable = {}): Promise<Page<Product>> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/payments/providers/{provider}/products', {
      ...init,
      params: { path: { provider: name } },
    }),
  ).then(page(product, 'products'))
}

/** A product's prices, archived ones too. */
export function listPrices(
  name: string,
  productId: string,
  { signal }: Cancellable = {},
): Promise<Page<Price>> {
  return read(signal, (api, init) =>
    api.GET('/v1/admin/payments/providers/{provider}/products/{productId}/prices', {
      ...init,
      params: { path: { provider: name, productId } },
    }),
  ).then(page(price, 'prices'))
}

/** Fetches the providers' catalogues anew. */
export function sync(): Promise<PaymentSync> {
  return write((api, init) => api.POST('/v1/admin/payments/sync', init)).then(one(paymentSync))
}

/** Brings organizations in line with the provider's subscriptions. */
export function syncOrganizations(): Promise<OrganizationSync> {
  return write((api, init) => api.POST('/v1/admin/payments/sync-organizations', init)).then(
    one(organizationSync),
  )
}
