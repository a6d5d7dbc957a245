/** What the signed-in user's way from a payment to an organization is made of. Its calls are in user.ts. */
import * as v from 'valibot'
import { optionalText, requiredText, text, time } from './fields'
import { wireObject, type Schemas } from './wire'

type Wire = Schemas['ProvisioningStep']

/** A step on the way from a payment to an organization that can be worked with. */
export const ProvisioningStep = wireObject<Wire>()({
  key: v.picklist(['paid', 'organization', 'namespace', 'ready'] satisfies Wire['key'][]),
  /** A state that nobody knows is waited for. */
  state: v.fallback(
    v.picklist(['done', 'running', 'waiting', 'failed'] satisfies Wire['state'][]),
    'waiting',
  ),
  /** When it came into this state; null where that is not known. */
  at: time,
  /** Why it failed. */
  message: optionalText,
})
export type ProvisioningStep = v.InferOutput<typeof ProvisioningStep>

/** A checkout that was begun and is not paid. */
export const OpenCheckout = wireObject<Schemas['OpenCheckout']>()({
  /** The payment provider's id of the transaction. */
  transaction_id: requiredText,
  /** The payment provider's id of the price. */
  price_id: text,
  plan_name: optionalText,
  created_at: time,
})
export type OpenCheckout = v.InferOutput<typeof OpenCheckout>
