import { formatMoney } from '../lib'

/** How often a price is charged, and how long its trial is. */
export interface PriceTerms {
  billing_cycle_interval: string | null
  billing_cycle_frequency: number | null
  trial_period_interval: string | null
  trial_period_frequency: number | null
}

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An identifier of the provider's, such as `account_setting` or `digital-goods`, as a label: 'Account setting'. */
function readable(word: string): string {
  return firstUpper(word.replaceAll(/[_-]+/g, ' ').trim())
}

/** A provider's name as a label: 'Paddle' for `paddle`. */
export const providerLabel = (name: string) => readable(name)

/** The state of a product or price as a label: 'Active', 'Archived', or whatever word the provider has. */
export const catalogStatusLabel = (status: string) => readable(status)

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

/** A tax mode as a label; null when the provider names none. */
export const taxModeLabel = (mode: string) => (mode ? (taxModes[mode] ?? readable(mode)) : null)

const taxCategories: Record<string, string> = { saas: 'SaaS' }

/** A tax category as a label; null when the provider names none. */
export const taxCategoryLabel = (category: string) =>
  category ? (taxCategories[category] ?? readable(category)) : null

/** The title of a price: its name, else its description, else the provider's id. */
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

interface Amount {
  unit_price_amount: number
  unit_price_currency: string
}

/** An amount without the code of its currency, and that code, since several currencies share a sign: ['$50.00', 'USD']. */
export function amountAndCode({ unit_price_amount, unit_price_currency: code }: Amount) {
  // Where a currency has no sign, its code stands in the amount, too.
  return [formatMoney(unit_price_amount, code).replace(code, '').trim(), code] as const
}

/** Title and amount, since several prices may have the same title: 'Plus monthly, ¥3,000'. */
export const priceLabel = (price: Parameters<typeof priceTitle>[0] & Amount) =>
  `${priceTitle(price)}, ${formatMoney(price.unit_price_amount, price.unit_price_currency)}`
