import { isRetryable } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { isOnline } from './connection'
import { whenPersonLeaves } from './session'

/**
 * The one cache of all server state. A read that fails in passing is tried once more; writes go through `useWrite`.
 * Without a connection a read fails at once instead of waiting for one, and what is in view is read anew when the
 * connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < 1 && isRetryable(error) && isOnline(),
      retryDelay: 500,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
  },
})

whenPersonLeaves(() => queryClient.clear())
