import { read, write } from './client'
import { one, page } from './decode/answer'
import { systemSetting } from './decode/system'
import type { Cancellable, Page, SystemSetting } from './models'

/** The key of the setting that `setSignup` changes. */
export const SIGNUP_SETTING_KEY = 'signup_enabled'

/** The system settings. */
export function listSettings({ signal }: Cancellable = {}): Promise<Page<SystemSetting>> {
  return read(signal, (api, init) => api.GET('/v1/admin/system/settings', init)).then(
    page(systemSetting, 'settings'),
  )
}

/** Opens or closes registration. */
export function setSignup(enabled: boolean): Promise<SystemSetting> {
  return write((api, init) =>
    api.PUT('/v1/admin/system/settings/signup', { ...init, body: { enabled } }),
  ).then(one(systemSetting))
}
