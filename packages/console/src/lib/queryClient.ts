import { errorMessage, isRetryable } from '@quarterdeck/api'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast } from './toasts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Title of the toast that reports a failure, where §8 wants one. */
      toast?: string
    }
    mutationMeta: { toast?: string }
  }
}

/** One cache for all server state. Reads are tried twice on a passing fault; writes are never sent again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && isRetryable(error),
      retryDelay: 500,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
    // Without a connection a write fails at once. TanStack would hold it back and send it when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta?.toast) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => report(error, meta?.toast),
  }),
})

function report(error: unknown, title: string | undefined): void {
  if (title) showToast({ type: 'error', title, message: errorMessage(error) })
}
