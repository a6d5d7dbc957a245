import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Lets Chromium compile the functions of a file while it arrives, on another thread, and not each at its first call on the
 * one that draws. The hint has to be the first line, before what Vite itself writes there.
 */
export function compileHints(): Plugin {
  return {
    name: 'quarterdeck:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = `${HINT}\n${output.code}`
      },
    },
  }
}
