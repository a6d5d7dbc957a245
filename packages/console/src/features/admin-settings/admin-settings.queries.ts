import { signup, system } from '@quarterdeck/api'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { resyncSession } from '../../lib/resyncSession'
import { tellStayed } from '../../lib/quietWrites'
import { readAgain } from '../../lib/readAgain'
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

/**
 * Opens or closes sign-up (§4.12): the switch moves at once and moves back when the platform refuses. `asked` is what was
 * asked for while the write is under way; it is not put into the cache, so that a read meanwhile cannot turn it back.
 */
export function useSetSignup() {
  const queryClient = useQueryClient()
  const { queryKey } = signupStatusQuery()
  const { write, underWay } = useWrite({
    key: ['settings', 'signup'],
    send: (enabled: boolean) => system.setSignup(enabled),
    whenFailed: 'Failed to update settings',
    whenUnknown: 'Look at the switch once the settings have been read again.',
    subject: null,
    tell: showFailure,
    onDone: (answer, enabled) => {
      const value = answer?.value ?? enabled
      const now = value ? 'enabled' : 'disabled'
      queryClient.setQueryData(queryKey, { signup_enabled: value })
      if (value !== enabled) return tellStayed(`User registration is ${now}`)
      showToast({
        type: 'success',
        title: 'Settings Updated',
        message: `User registration has been ${now}`,
      })
      void resyncSession()
    },
    onSettled: () => void readAgain(queryClient, { queryKey: settingKeys.all }),
  })
  return { write, asked: underWay[0] }
}
