import { isRetryable } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { whenPersonLeaves } from './session'

/** The one cache of all server state. A read that fails in passing is tried once more; writes go through `useWrite`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isRetryable(error),
      retryDelay: 500,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
  },
})

whenPersonLeaves(() => queryClient.clear())
