import { idOf } from '../../fixtures/ids'
import type { Schema } from '../../product/records'
import { chargedIn, formatAmount, mainUnits, type Currency } from './amount'
import type { Sale } from './sale'

const totals = (total: number) => ({ subtotal: total, tax: 0, discount: 0, total, credit: 0, balance: total })

const customerId = (email: string) => `ctm_${idOf(email).replaceAll('-', '').slice(0, 26)}`

const period = (interval: string | null, frequency: number | null) =>
  interval === null ? undefined : { interval, frequency: frequency ?? 1 }

/** What the provider's events say of a transaction (`event.data`), but for the checkout's own id and settings. */
export function checkoutData({ transaction, price, product }: Sale) {
  const amount = mainUnits(price.unit_price_amount, price.unit_price_currency)
  const billing_cycle = period(price.billing_cycle_interval, price.billing_cycle_frequency)
  const trial_period = period(price.trial_period_interval, price.trial_period_frequency)
  const due = totals(trial_period ? 0 : amount)
  const recurring_totals = billing_cycle && totals(amount)
  const isPaid = transaction.state === 'completed'
  return {
    transaction_id: transaction.id,
    status: transaction.state,
    currency_code: price.unit_price_currency,
    custom_data: null,
    customer: {
      id: customerId(transaction.email),
      email: transaction.email,
      address: null,
      business: null,
    },
    items: [
      {
        price_id: price.provider_price_id,
        price_name: price.name,
        product: { id: product.id, name: product.name, description: product.description },
        quantity: 1,
        billing_cycle,
        trial_period,
        totals: due,
        recurring_totals,
      },
    ],
    totals: due,
    recurring_totals,
    payment: {
      method_details: isPaid
        ? { type: 'card', card: { type: 'visa', last4: '4242', expiry_month: 12, expiry_year: 2032 } }
        : { type: 'none' },
    },
    upsell: null,
  }
}

export type CheckoutData = ReturnType<typeof checkoutData>

/** What the provider's script answers to the question what prices cost in a country with this currency. */
export function previewData(prices: readonly Schema<'Price'>[], currency: Currency) {
  return {
    data: {
      customerId: null,
      addressId: null,
      businessId: null,
      currencyCode: currency,
      address: null,
      customerIpAddress: null,
      discountId: null,
      details: {
        lineItems: prices.map((price) => {
          const { unit_price_amount: amount } = chargedIn(price, currency)
          const text = { subtotal: `${amount}`, discount: '0', tax: '0', total: `${amount}` }
          const read = formatAmount(amount, currency)
          const formatted = {
            subtotal: read,
            discount: formatAmount(0, currency),
            tax: formatAmount(0, currency),
            total: read,
          }
          return {
            price: {
              id: price.provider_price_id,
              name: price.name,
              billingCycle: period(price.billing_cycle_interval, price.billing_cycle_frequency) ?? null,
            },
            quantity: 1,
            taxRate: '0',
            unitTotals: text,
            totals: text,
            formattedUnitTotals: formatted,
            formattedTotals: formatted,
            discounts: [],
          }
        }),
      },
      availablePaymentMethods: ['card'],
    },
    meta: { requestId: crypto.randomUUID() },
  }
}
