import { signup, system, type SignupStatus } from '@quarterdeck/api'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { resyncSession } from '../../lib/resyncSession'
import { tellStayed } from '../../lib/quietWrites'
import { showFailure, showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

const settingKeys = { all: ['settings'] as const }

/** Whether new users can register, as visitors of /login and /register are told. */
export const signupStatusQuery = () =>
  queryOptions({
    queryKey: [...settingKeys.all, 'signup'],
    queryFn: ({ signal }) => signup.getStatus({ signal }),
  })

/** The settings besides sign-up; the screen only shows them. */
export const additionalSettingsQuery = () =>
  queryOptions({
    queryKey: [...settingKeys.all, 'additional'],
    queryFn: async ({ signal }) =>
      (await system.listSettings({ signal })).items.filter(({ key }) => key !== system.SIGNUP_SETTING_KEY),
  })

/** Opens or closes sign-up (§4.12): the switch moves at once and moves back when the platform refuses. */
export function useSetSignup() {
  const queryClient = useQueryClient()
  const { queryKey } = signupStatusQuery()
  const show = (status: SignupStatus | undefined) => queryClient.setQueryData(queryKey, status)
  return useWrite({
    key: ['settings', 'signup'],
    send: async (enabled: boolean) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      show({ signup_enabled: enabled })
      try {
        return await system.setSignup(enabled)
      } catch (error) {
        show(before)
        throw error
      }
    },
    whenFailed: 'Failed to update settings',
    whenUnknown: 'Look at the switch once the settings have been read again.',
    subject: null,
    tell: showFailure,
    onDone: (answer, enabled) => {
      const value = answer?.value ?? enabled
      const now = value ? 'enabled' : 'disabled'
      show({ signup_enabled: value })
      if (value !== enabled) return tellStayed(`User registration is ${now}`)
      showToast({
        type: 'success',
        title: 'Settings Updated',
        message: `User registration has been ${now}`,
      })
      void resyncSession()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: settingKeys.all }),
  })
}
