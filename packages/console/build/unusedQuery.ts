import type { Plugin } from 'vite'

const REFUSE = `() => { throw new Error('left out of the build: build/unusedQuery.ts') }`
const NOTHING = '() => {}'

/** Parts of TanStack Query that the console does not use: what stands for each thing that the library imports from them. */
const PARTS: Record<string, Record<string, string>> = {
  // The client has one, which it empties and asks to go on when the tab is looked at again.
  mutationCache: {
    MutationCache:
      'class { clear() {} findAll() { return [] } resumePausedMutations() { return Promise.resolve() } }',
  },
  infiniteQueryBehavior: { infiniteQueryBehavior: REFUSE, hasNextPage: REFUSE, hasPreviousPage: REFUSE },
  // Every read asks these whether it is to suspend or to throw, which is never wanted.
  suspense: {
    defaultThrowOnError: REFUSE,
    ensureSuspenseTimers: NOTHING,
    fetchOptimistic: REFUSE,
    shouldSuspend: NOTHING,
  },
  errorBoundaryUtils: {
    ensurePreventErrorBoundaryRetry: NOTHING,
    getHasError: NOTHING,
    useClearResetErrorBoundary: NOTHING,
  },
}

/** Names that lead to these parts; build/unusedQuery.test.ts sees to it that nobody uses them. */
export const LEFT_OUT =
  /\b(useMutation|useIsMutating|isMutating|useInfiniteQuery|fetchInfiniteQuery|prefetchInfiniteQuery|infiniteQueryOptions|useSuspense\w*|throwOnError|suspense:|QueryErrorResetBoundary)/

/**
 * Leaves out of the build what only mutations, endless lists, Suspense and error boundaries of TanStack Query need: 4 kB of
 * compressed code on every screen behind the sign-in. The console's writes are its own (docs/decisions/0013-writes.md), its
 * lists have pages, and what fails is told in its place, but the library names all of it, so the bundler cannot tell.
 */
export function unusedQuery(): Plugin {
  return {
    name: 'quarterdeck:unused-query',
    apply: 'build',
    load: {
      filter: {
        id: /\/(query-core|react-query)\/build\/modern\/(mutationCache|infiniteQueryBehavior|suspense|errorBoundaryUtils)\.js$/,
      },
      handler(id) {
        const parts = Object.entries(PARTS[id.slice(id.lastIndexOf('/') + 1, -'.js'.length)] ?? {})
        return parts.map(([name, stand]) => `export const ${name} = ${stand}`).join('\n')
      },
    },
  }
}
