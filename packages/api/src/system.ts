import type * as v from 'valibot'
import { oneIfAny, page, type Page } from './answers'
import { read, write, type Cancellable } from './client'
import { requiredFlag, requiredText, text } from './fields'
import { wireObject, type Schemas } from './wire'

/** A switch of the whole platform. */
export const SystemSetting = wireObject<Schemas['SystemSetting']>()({
  setting_id: text,
  key: requiredText,
  description: text,
  /** The switch's position. Required: a switch drawn in a position that nobody sent would mislead. */
  value: requiredFlag,
})
export type SystemSetting = v.InferOutput<typeof SystemSetting>

/** The key of the setting that `setSignup` changes. */
export const SIGNUP_SETTING_KEY = 'signup_enabled'

/** The system settings. `GET /v1/admin/system/settings` */
export function listSettings({ signal }: Cancellable = {}): Promise<Page<SystemSetting>> {
  return read('/v1/admin/system/settings', { signal }, page(SystemSetting, 'settings'))
}

/** Opens registration for new users, or closes it. `PUT /v1/admin/system/settings/signup` */
export function setSignup(enabled: boolean): Promise<SystemSetting | null> {
  return write('PUT', '/v1/admin/system/settings/signup', { body: { enabled } }, oneIfAny(SystemSetting))
}
