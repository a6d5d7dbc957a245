import * as v from 'valibot'
import type { Checkout, PlanPrice, SignupStatus, SystemSetting } from '../models'
import { id, optionalText, text } from './fields'

/** A switch without its position means nothing, so `value` is required. */
export const systemSetting: v.GenericSchema<unknown, SystemSetting> = v.object({
  setting_id: text,
  key: id,
  description: text,
  value: v.boolean(),
})

export const signupStatus: v.GenericSchema<unknown, SignupStatus> = v.object({ signup_enabled: v.boolean() })

export const planPrice: v.GenericSchema<unknown, PlanPrice> = v.object({ provider_price_id: id })

export const checkout: v.GenericSchema<unknown, Checkout> = v.object({
  transaction_id: id,
  provider_price_id: optionalText,
})
