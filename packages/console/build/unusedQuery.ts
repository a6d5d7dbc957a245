import type { Plugin } from 'vite'

/** Parts of TanStack Query that the console does not use, with what else the library imports from them. */
const PARTS: Record<string, string[]> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
}

/** Names that lead to these parts; build/unusedQuery.test.ts sees to it that nobody uses them. */
export const LEFT_OUT =
  /\b(useMutation|useInfiniteQuery|fetchInfiniteQuery|prefetchInfiniteQuery|infiniteQueryOptions)\b/

/**
 * Leaves out of the build what only mutations and endless lists of TanStack Query need: 2.5 kB of compressed code on every
 * screen behind the sign-in. The console's writes are its own (docs/decisions/0013-writes.md) and its lists have pages,
 * but the library's client names both, so the bundler cannot tell.
 */
export function unusedQuery(): Plugin {
  return {
    name: 'quarterdeck:unused-query',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/(mutation|infiniteQueryBehavior)\.js$/ },
      handler(id) {
        const names = PARTS[id.slice(id.lastIndexOf('/') + 1)] ?? []
        const refuse = `function refuse() { throw new Error('left out of the build: build/unusedQuery.ts') }`
        return `${refuse}\nexport { ${names.map((name) => `refuse as ${name}`).join(', ')} }`
      },
    },
  }
}
