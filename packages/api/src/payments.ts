import type * as v from 'valibot'
import { one, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { requiredCount, requiredTally, requiredText, tally, text, time } from './fields'
import { catalogStatus, Price } from './prices'
import { wireObject, type Schemas } from './wire'

/** A payment provider. */
export const Provider = wireObject<Schemas['Provider']>()({ name: requiredText })
export type Provider = v.InferOutput<typeof Provider>

/** A product in a payment provider's catalogue. */
export const Product = wireObject<Schemas['Product']>()({
  id: requiredText,
  name: requiredText,
  description: text,
  status: catalogStatus,
  tax_category: text,
  created_at: time,
})
export type Product = v.InferOutput<typeof Product>

/** What a synchronisation of the providers' catalogues did, in providers. */
export const PaymentSync = wireObject<Schemas['PaymentSync']>()({
  providers_synced: requiredTally,
  total_providers: requiredCount,
})
export type PaymentSync = v.InferOutput<typeof PaymentSync>

/** What a synchronisation of subscriptions did, in organizations. */
export const OrganizationSync = wireObject<Schemas['OrganizationSync']>()({
  synced_organizations: requiredTally,
  updated_plans: tally,
  activated_organizations: tally,
  skipped: tally,
  errors: tally,
})
export type OrganizationSync = v.InferOutput<typeof OrganizationSync>

/**
 * The payment providers. One named `none` stands for no provider and is left out (§3.15).
 * `GET /v1/admin/payments/providers`
 */
export async function listProviders({ signal }: Cancellable = {}): Promise<readonly Provider[]> {
  const { items } = await read('/v1/admin/payments/providers', { signal }, page(Provider, 'providers'))
  return items.filter(({ name }) => name !== 'none')
}

/** A provider's products, archived ones too. `GET /v1/admin/payments/providers/{provider}/products` */
export function listProducts(provider: string, { signal }: Cancellable = {}): Promise<Page<Product>> {
  return read(
    '/v1/admin/payments/providers/{provider}/products',
    {
      signal,
      params: { path: { provider } },
    },
    page(Product, 'products'),
  )
}

/**
 * A product's prices, archived ones too.
 * `GET /v1/admin/payments/providers/{provider}/products/{productId}/prices`
 */
export function listPrices(
  provider: string,
  productId: string,
  { signal }: Cancellable = {},
): Promise<Page<Price>> {
  return read(
    '/v1/admin/payments/providers/{provider}/products/{productId}/prices',
    {
      signal,
      params: { path: { provider, productId } },
    },
    page(Price, 'prices'),
  )
}

/** Fetches the providers' catalogues anew. `POST /v1/admin/payments/sync` */
export function sync(): Promise<PaymentSync> {
  return write('POST', '/v1/admin/payments/sync', {}, one(PaymentSync))
}

/** Brings organizations in line with the provider's subscriptions. `POST /v1/admin/payments/sync-organizations` */
export function syncOrganizations(): Promise<OrganizationSync> {
  return write('POST', '/v1/admin/payments/sync-organizations', {}, one(OrganizationSync))
}
