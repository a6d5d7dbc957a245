import { isRetryable } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'

/** One cache for all server state. Reads are tried twice on a passing fault; writes go through `useWrite`. */
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
