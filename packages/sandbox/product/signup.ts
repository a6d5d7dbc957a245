import type { Some } from './operation'
import { soldPrice } from './payments'
import { newTransactionId, type ProductStore } from './records'
import { Refusal, unprocessable } from './refusal'

/** The setting that opens and closes registration (§13.1). */
const signupKey = 'signup_enabled'

/** Whether new users may register. */
export const isSignupEnabled = (store: ProductStore): boolean => store.settings.get(signupKey)?.value ?? true

/** The operations that need no session. */
export const publicOperations = {
  getSignupStatus: ({ store }) => ({ signup_enabled: isSignupEnabled(store) }),

  // §4.4 Plan selection: the key is the plan's name; only an offered plan with a price that is sold counts.
  getPlanPrice({ store, path }) {
    const plans = store.plans
      .where('deprecated', false)
      .filter(({ name }) => name.toLowerCase() === path.key.toLowerCase())
    const best = soldPrice(store, plans)
    if (!best) throw new Refusal(404, 'This plan is not offered', 'plan_not_offered')
    return { provider_price_id: best.provider_price_id }
  },

  createCheckout({ store, body, now }) {
    if (!isSignupEnabled(store))
      throw new Refusal(403, 'Registration is currently disabled', 'signup_disabled')
    const price = store.prices.first('provider_price_id', body.price_id)
    if (price?.payment_provider !== 'paddle') throw unprocessable('There is no such price', 'price_not_found')
    const plan = store.plans.get(price.plan_id)
    // What is paid for here is an organization's plan: nobody is charged for a price that gives none.
    if (price.status === 'archived' || !plan || plan.deprecated)
      throw unprocessable('This price is not sold any more', 'price_not_sold')

    const { id } = store.transactions.put({
      id: newTransactionId(),
      price_id: price.id,
      email: body.email.toLowerCase(),
      state: 'draft',
      organization_id: null,
      declined_attempts: 0,
      created_at: now.toISOString(),
    })
    return { transaction_id: id, provider_price_id: price.provider_price_id }
  },
} satisfies Some

export const systemOperations = {
  listSystemSettings: ({ store }) => store.settings.all(),
  updateSignupSetting: ({ store, body }) => store.settings.patch(signupKey, { value: body.enabled }),
} satisfies Some
