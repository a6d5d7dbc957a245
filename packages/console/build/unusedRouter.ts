import type { Plugin } from 'vite'

const NAMES = /^\w+\.displayName = .*;$/gm
const WRAPPED = /= (React\w*\.forwardRef\()/g

/** The router's code with everything marked that the bundler may leave out when nobody uses it. */
export const withUnusedMarked = (code: string) =>
  code.replace(NAMES, '').replace(WRAPPED, '= /* @__PURE__ */ $1')

/**
 * Lets the bundler leave out those components of react-router that the console does not use, such as `Form` and
 * `NavLink`: with them the compressed code of every screen would be 1.7 kB more. By itself the bundler keeps them, since
 * neither the call of `forwardRef` that makes one nor the assignment of its name is known to be free of effects.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'quarterdeck:unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withUnusedMarked(code), map: null }),
    },
  }
}
