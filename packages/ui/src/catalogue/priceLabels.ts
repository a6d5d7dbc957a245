import { formatMoney } from '../lib'

/** How often a price is charged, and what is left out at first. */
export interface PriceTerms {
  billing_cycle_interval: string | null
  billing_cycle_frequency: number | null
  trial_period_interval: string | null
  trial_period_frequency: number | null
}

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word of the provider's, such as `account_setting` or `digital-goods`, as people read it. */
function readable(word: string): string {
  return firstUpper(word.replaceAll(/[_-]+/g, ' ').trim())
}

/** 'Paddle' of `paddle`. */
export const providerLabel = (name: string) => readable(name)

/** 'Every month', 'Every 3 months', or 'One-time' without a cycle. */
export function billingCycle({ billing_cycle_interval: interval, billing_cycle_frequency }: PriceTerms) {
  if (!interval) return 'One-time'
  const every = billing_cycle_frequency ?? 1
  return every === 1 ? `Every ${interval}` : `Every ${every} ${interval}s`
}

/** '14 days', or null without a trial. */
export function trialPeriod({ trial_period_interval: interval, trial_period_frequency }: PriceTerms) {
  if (!interval || !trial_period_frequency) return null
  return `${trial_period_frequency} ${interval}${trial_period_frequency === 1 ? '' : 's'}`
}

const taxModes: Record<string, string> = {
  account_setting: 'Account setting',
  internal: 'Included in price',
  external: 'Added to price',
}

/** Null where the provider does not tell. */
export const taxModeLabel = (mode: string) => (mode ? (taxModes[mode] ?? readable(mode)) : null)

const taxCategories: Record<string, string> = { saas: 'SaaS' }

/** Null where the provider does not tell. */
export const taxCategoryLabel = (category: string) =>
  category ? (taxCategories[category] ?? readable(category)) : null

/** What a price is called: its own name, else what it is described as, else the provider's id. */
export function priceTitle({
  name,
  description,
  provider_price_id,
}: {
  name: string | null
  description: string
  provider_price_id: string
}): string {
  return name || description || provider_price_id || 'Unnamed price'
}

/** A price told apart from others of its name: 'Plus monthly, ¥3,000'. */
export const priceLabel = (
  price: Parameters<typeof priceTitle>[0] & { unit_price_amount: number; unit_price_currency: string },
) => `${priceTitle(price)}, ${formatMoney(price.unit_price_amount, price.unit_price_currency)}`
