import type { Plugin, Rolldown } from 'vite'
import { landings } from './startScript.ts'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Lets Chromium compile the functions of a file while it arrives, on another thread, and not each at its first call on the
 * one that draws. The hint has to be the first line, before what Vite itself writes there.
 *
 * Only the files of the screens that people land on have it. All others arrive when nothing waits for them, or a part of the
 * console is drawn already; most of their functions are never called, and would only take memory.
 */
export function compileHints(): Plugin {
  let root = ''
  return {
    name: 'quarterdeck:compile-hints',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of filesOf(await landings(root), bundle)) chunk.code = `${HINT}\n${chunk.code}`
      },
    },
  }
}

/** The files that hold the entry and these screens, with all that they import. */
function filesOf(screens: Set<string>, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (output: Rolldown.OutputBundle[string] | undefined) => {
    if (output?.type !== 'chunk' || found.has(output)) return
    found.add(output)
    for (const file of output.imports) add(bundle[file])
  }
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && (output.isEntry || output.moduleIds.some((id) => screens.has(id))))
      add(output)
  return found
}
