import { ApiError } from '@quarterdeck/api'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { AdminSettingsView } from '@quarterdeck/ui/admin-settings'
import { useQuery } from '@tanstack/react-query'
import { toLoadable } from '../../lib/toLoadable'
import { additionalSettingsQuery, signupStatusQuery, useSetSignup } from './admin-settings.queries'

export function Component() {
  const signup = useQuery(signupStatusQuery())
  const settings = useQuery(additionalSettingsQuery())
  const { write, asked } = useSetSignup()
  const isRefused = settings.error instanceof ApiError && settings.error.status === 403

  return (
    <AdminSettingsView
      signup={mapLoadable(
        toLoadable(signup, 'Failed to load signup status'),
        ({ signup_enabled }) => asked ?? signup_enabled,
      )}
      onSignupChange={(enabled) => void write(enabled)}
      changing={asked !== undefined}
      readOnly={isRefused}
      settings={toLoadable(
        settings,
        isRefused
          ? 'Only system administrators can view and modify system settings'
          : 'Failed to load current settings',
      )}
      onRefresh={() => void Promise.all([signup.refetch(), settings.refetch()])}
    />
  )
}
