import { sessions } from '@quarterdeck/api/identity'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { showFailure } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

/** The person's sessions: the browsers and devices they are signed in on. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => sessions.all({ signal }) })

const isAll = (which: string) => which === 'all' || which === 'again'

/**
 * Ends other sessions: one by its id, or `all` of them. `again` is the same as `all`, and is sent after a new password even
 * while `all` is under way, as somebody may have signed in with the old password after that was sent.
 */
export function useRevokeSessions() {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['sessions', 'revoke'],
    each: (which) => which,
    send: async (which: string) => {
      await (isAll(which) ? sessions.revokeOthers() : sessions.revoke(which))
    },
    whenFailed: (which) =>
      isAll(which) ? 'Failed to sign out everywhere else' : 'Failed to end the session',
    whenUnknown: (which) =>
      isAll(which)
        ? 'Look whether other sessions are still in the list, which is read again.'
        : 'Look whether the session is still in the list, which is read again.',
    subject: (which) => (isAll(which) ? 'Every other session' : 'The session'),
    tell: showFailure,
    // Returned, so that the write counts as under way until the list has been read again.
    onDone: () => readAgain(queryClient, sessionsQuery()),
    onFailed: () => readAgain(queryClient, sessionsQuery()),
  })
}
