import { read, write } from './client'
import { one } from './decode/answer'
import { checkout, planPrice, signupStatus } from './decode/system'
import type { Cancellable, Checkout, PlanKey, PlanPrice, SignupStatus } from './models'

/** Whether new users can register. A failure means open (§8); that is for the caller to say. */
export function getStatus({ signal }: Cancellable = {}): Promise<SignupStatus> {
  return read(signal, (api, init) => api.GET('/new/signup', init)).then(one(signupStatus))
}

/** The provider's price behind an offered plan. */
export function getPlanPrice(key: PlanKey, { signal }: Cancellable = {}): Promise<PlanPrice> {
  return read(signal, (api, init) =>
    api.GET('/new/plan/{key}/price', { ...init, params: { path: { key } } }),
  ).then(one(planPrice))
}

/** Starts an anonymous checkout. `price_id` is the provider's price (`provider_price_id`). */
export function createCheckout(input: { price_id: string; email: string }): Promise<Checkout> {
  return write((api, init) => api.POST('/new/checkout', { ...init, body: input })).then(one(checkout))
}
