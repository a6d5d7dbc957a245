import * as v from 'valibot'
import type {
  CatalogStatus,
  OrganizationSync,
  PaymentSync,
  Plan,
  PlanUsage,
  Price,
  Product,
  Provider,
} from '../models'
import { count, flag, id, optionalCount, optionalText, rows, text, time } from './fields'

// A status the console does not know hides nothing.
const catalogStatus = v.fallback(v.picklist(['active', 'archived'] satisfies CatalogStatus[]), 'active')

export const price: v.GenericSchema<unknown, Price> = v.object({
  id,
  name: optionalText,
  description: text,
  status: catalogStatus,
  unit_price_amount: count,
  unit_price_currency: text,
  billing_cycle_interval: optionalText,
  billing_cycle_frequency: optionalCount,
  trial_period_interval: optionalText,
  trial_period_frequency: optionalCount,
  type: text,
  tax_mode: text,
  payment_provider: text,
  provider_price_id: text,
  product_id: text,
  plan_id: optionalText,
})

export const product: v.GenericSchema<unknown, Product> = v.object({
  id,
  name: id,
  description: text,
  status: catalogStatus,
  tax_category: text,
  created_at: time,
})

export const provider: v.GenericSchema<unknown, Provider> = v.object({ name: id })

export const plan: v.GenericSchema<unknown, Plan> = v.object({
  id,
  name: id,
  description: text,
  max_tools: count,
  max_agents: count,
  max_group_graphs: count,
  max_groups: count,
  price_in_cents: count,
  is_default: flag,
  deprecated: flag,
  created_at: time,
  connected_prices: rows(price),
})

// A count that decides something must really be there.
const told = v.pipe(v.number(), v.finite())

export const planUsage: v.GenericSchema<unknown, PlanUsage> = v.object({ organization_count: told })

export const paymentSync: v.GenericSchema<unknown, PaymentSync> = v.object({
  providers_synced: told,
  total_providers: told,
})

export const organizationSync: v.GenericSchema<unknown, OrganizationSync> = v.object({
  synced_organizations: told,
  updated_plans: count,
  activated_organizations: count,
  skipped: count,
  errors: count,
})
