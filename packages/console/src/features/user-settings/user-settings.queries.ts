import { ApiError, isOutcomeUnknown } from '@quarterdeck/api'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { refreshSession } from '../../lib/session'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'
import { changePassword, SignInNeeded, type PasswordChange } from './changePassword'

export function useChangePassword() {
  const navigate = useNavigate()
  /** An earlier change may have been done without an answer; it was not where the current password was right since. */
  const mayBeChanged = useRef(false)
  return useWrite({
    key: ['password', 'change'],
    send: async (change: PasswordChange) => {
      try {
        await changePassword(change)
        mayBeChanged.current = false
      } catch (error) {
        if (isOutcomeUnknown(error)) mayBeChanged.current = true
        else if (error instanceof ApiError && error.code === 'new_password_refused')
          mayBeChanged.current = false
        throw error
      }
    },
    whenFailed: () =>
      mayBeChanged.current
        ? 'The password may have been changed already: sign in with the new one to see.'
        : 'The password was not changed.',
    whenUnknown: 'Sign in with the new password to see whether it was changed.',
    subject: null,
    onDone: () =>
      showToast({
        type: 'success',
        title: 'Password changed',
        message: 'Use the new password the next time you sign in.',
      }),
    onFailed: (error) => {
      if (!(error instanceof SignInNeeded)) return
      showToast({ type: 'warning', title: 'The password was not changed.', message: error.message })
      // Once the session is known to be gone, the guard of the screen leads to /login and back.
      if (error.need === 'session') void refreshSession()
      else void navigate(paths.login({ aal: 'aal2', return_to: paths.userSettings() }))
    },
  })
}
