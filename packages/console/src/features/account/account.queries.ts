import { sessions } from '@quarterdeck/api/identity'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { tellInToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

/** Where else the person is signed in. */
export const otherSessionsQuery = () =>
  queryOptions({ queryKey: ['other-sessions'], queryFn: ({ signal }) => sessions.list({ signal }) })

/** Ends sessions elsewhere: one by its id, or without an id all of them. */
export function useRevokeSessions() {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['sessions', 'revoke'],
    send: async (id: string | undefined) => {
      await (id === undefined ? sessions.revokeOthers() : sessions.revoke(id))
    },
    tell: tellInToast('Failed to end the session'),
    // The list stays busy until it has been read again.
    onDone: () => queryClient.invalidateQueries(otherSessionsQuery()),
    onFailed: () => queryClient.invalidateQueries(otherSessionsQuery()),
  })
}
