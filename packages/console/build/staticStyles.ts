import { fileURLToPath } from 'node:url'
import wyw from '@wyw-in-js/vite'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

const PACKAGE = 'styled-components'

/** A file by its id in Vite, which has forward slashes on Windows too. */
const fileOf = (name: string) =>
  normalizePath(fileURLToPath(new URL(`staticStyles/${name}`, import.meta.url)))

/** What reads the templates, by the name under which styled-components exports their tag. `css` is called as it is. */
const READERS: Record<string, string> = {
  default: fileOf('styled.mjs'),
  keyframes: fileOf('keyframes.mjs'),
}

/** What our own code creates elements with, and what stands in for it. */
const JSX = 'react/jsx-runtime'
const JSX_IN_PLACE = fileOf('jsxRuntime.ts')

/**
 * Takes the styles out of the code while building (docs/decisions/0024-extracted-styles.md): what styled-components would
 * write into style elements in the browser is in stylesheets, and staticStyles/runtime.ts stands in for it.
 * Development and unit tests use styled-components itself.
 */
export function staticStyles(): Plugin[] {
  const { transform, ...extract } = wyw({
    configFile: false,
    tagResolver: (source, imported) => (source === PACKAGE ? (READERS[imported] ?? null) : null),
    // As styled-components does: browsers of `browserslist` need no prefixes, and Vite adds the few that they do.
    prefixer: false,
    // Modules that templates name are read from their source.
    babelOptions: { presets: ['@babel/preset-typescript'] },
  })
  if (typeof transform !== 'function')
    throw new Error('@wyw-in-js/vite has changed the shape of its transform')

  /** By code: chunkPlan.ts builds everything twice. */
  const extracted = new Map<string, Promise<Awaited<ReturnType<typeof transform>>>>()
  /**
   * One module after the other. Two at a time share what is half read: an index file that one of them is reading has no
   * exports for the other yet, and 'Cannot read properties of undefined' ends some of the builds.
   */
  let last: Promise<unknown> = Promise.resolve()
  return [
    {
      name: 'quarterdeck:static-styles',
      enforce: 'pre',
      apply: 'build',
      resolveId: (source, importer) =>
        source === JSX && importer !== JSX_IN_PLACE && !importer?.includes('/node_modules/')
          ? JSX_IN_PLACE
          : null,
      config: () => ({ resolve: { alias: { [PACKAGE]: fileOf('runtime.ts') } } }),
    },
    {
      ...extract,
      apply: 'build',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: PACKAGE },
        handler(code, id, options) {
          const known =
            extracted.get(id + code) ??
            last.then(async () => transform.call(this as Rolldown.TransformPluginContext, code, id, options))
          extracted.set(id + code, known)
          last = known.catch(() => {})
          return known
        },
      },
    },
  ]
}

/** The id of the styles that are taken out of a module. */
export const stylesOf = (id: string) => id.replace(/\.tsx?$/, '.wyw-in-js.css')
