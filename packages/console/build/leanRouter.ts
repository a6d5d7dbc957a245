import type { Plugin } from 'vite'

const NAMES = /^\w+\.displayName = .*;$/gm
const WRAPPED = /= (React\w*\.forwardRef\()/g

/** The router's code with everything marked that the bundler may leave out when nobody uses it. */
export const withUnusedMarked = (code: string) =>
  code.replace(NAMES, '').replace(WRAPPED, '= /* @__PURE__ */ $1')

const WARNINGS = 'var ENABLE_DEV_WARNINGS = true'

/** The router's code without its warnings for developers: its package gives the same code to every build. */
export const withoutWarnings = (code: string) => code.replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false')

const RANKED = 'precomputedBranches ?? flattenAndRankRoutes(routes)'

const WARNING = /(function warning\(cond, message\) \{\s*)if \(!cond\)/

/** The router's code whose warnings say nothing, so that their texts are left out. */
export const withoutTexts = (code: string) => code.replace(WARNING, '$1if (false)')

/** Where the router asks whether it is a data router, and what stands there in the console's build. */
const DATA_ROUTER: [RegExp | string, string][] = [
  ['let dataRouterState = dataRouterOpts?.state;', ''],
  [/\bdataRouterState\b/g, 'null'],
  ['dataRouterOpts && dataRouterOpts.state.matches.length ?', 'false ?'],
  ['if (dataRouterContext && dataRouterContext.static &&', 'if (false &&'],
  [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
]

/** The router's code without what only a data router needs: its own errors, redirects and states of loading. */
export const withoutDataRouter = (code: string) =>
  DATA_ROUTER.reduce((changed, [from, to]) => changed.replace(from, to), code)

/** The router's code with the ranking of a table of routes kept for as long as the table is there. */
export const withRankingKept = (code: string) =>
  code.includes(RANKED)
    ? `const rankings = new WeakMap();\n${code.replace(
        RANKED,
        'precomputedBranches ?? rankings.get(routes) ?? rankings.set(routes, flattenAndRankRoutes(routes)).get(routes)',
      )}`
    : code

/**
 * Makes react-router smaller and quicker.
 *
 * Its package gives the code with warnings for developers to every build. Without them it is 0.5 kB less. And its code for
 * data routers cannot be left out by the bundler, as only at run time it is known that there is none: without it, and without
 * the texts of the other warnings, it is 2.3 kB less.
 *
 * The bundler may leave out those components that the console does not use, such as `Form` and `NavLink`: with them the
 * compressed code of every screen would be 1.7 kB more. By itself the bundler keeps them, since neither the call of
 * `forwardRef` that makes one nor the assignment of its name is known to be free of effects.
 *
 * A table of routes is ranked when it is matched first, and not each time: the declarative router begins anew for every
 * address, while the tables here never change.
 */
export function leanRouter(): Plugin {
  return {
    name: 'quarterdeck:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: withoutTexts(withoutDataRouter(withoutWarnings(withRankingKept(withUnusedMarked(code))))),
        map: null,
      }),
    },
  }
}
