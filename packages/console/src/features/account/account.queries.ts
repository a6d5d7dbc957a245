import { sessions } from '@quarterdeck/api/identity'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Where else the person is signed in. */
export const otherSessionsQuery = () =>
  queryOptions({ queryKey: ['other-sessions'], queryFn: ({ signal }) => sessions.list({ signal }) })

function useRevocation<T>(revoke: (variables: T) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: revoke,
    meta: { toast: 'Failed to end the session' },
    onSettled: () => queryClient.invalidateQueries(otherSessionsQuery()),
  })
}

export const useRevokeSession = () => useRevocation(sessions.revoke)
export const useRevokeOtherSessions = () => useRevocation<void>(sessions.revokeOthers)
