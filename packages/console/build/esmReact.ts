import type { Plugin } from 'vite'

/** The files by which these packages are entered, and those behind them that a production build gets. */
const ENTRY = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/
const PRODUCTION = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/

const CHOSEN = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/

/** An entry of React that leads to the code for production and chooses nothing while it runs. */
export function entryAsModule(code: string): string {
  const [, file] = CHOSEN.exec(code) ?? []
  if (!file) throw new Error('This entry of React leads to no code for production')
  return `export * from '${file}'`
}

const REQUIRED = /^(?:var |\s+)(\w+) = require\("([\w-]+)"\)[,;]$/gm
const DECLARED = /^exports\.(\w+) =/gm
const NAMED = /\bexports\.(\w+)/g

/** The code of React's package for production as an ES module; `exports.useState` becomes the variable `$useState`. */
export function codeAsModule(code: string): string {
  const names = new Set<string>()
  const module = code
    .replace(REQUIRED, (_, name: string, from: string) => `import * as ${name} from "${from}";`)
    .replace(DECLARED, (whole, name: string) => {
      if (names.has(name)) return whole
      names.add(name)
      return `var $${name} =`
    })
    .replace(NAMED, '$$$1')
  return `${module}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }\n`
}

const DEFAULT = /^import (\w+)(?:, (\{[^}]*\}))? from (['"])react\3;?$/gm

/** A library's code that takes all of React as its default export, which an ES module of it does not have. */
export const withoutDefault = (code: string) =>
  code.replace(DEFAULT, (_, name: string, names?: string) =>
    [`import * as ${name} from 'react';`, ...(names ? [`import ${names} from 'react';`] : [])].join(' '),
  )

/**
 * Gives React, its DOM and its scheduler to the bundler as ES modules, where their packages have CommonJS.
 *
 * Of a CommonJS module the bundler knows no names. So every file of the build copied all of React's names at its start, each
 * as a getter, and called each hook and `jsx` through one; nothing that nobody uses could be left out; and the code that
 * copies was one more file to ask for.
 */
export function esmReact(): Plugin {
  return {
    name: 'quarterdeck:esm-react',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\// },
      handler(code, id) {
        if (ENTRY.test(id)) return { code: entryAsModule(code), map: null }
        if (PRODUCTION.test(id)) return { code: codeAsModule(code), map: null }
        const changed = withoutDefault(code)
        return changed === code ? null : { code: changed, map: null }
      },
    },
    // React's DOM asks whether its scheduler has two functions that only the one for development has.
    onLog: (_level, { code, message }) =>
      code !== 'IMPORT_IS_UNDEFINED' || !message.includes('/node_modules/scheduler/'),
  }
}
