import type { Plugin } from 'vite'
import { ENTRY_FILE } from './planChunks.ts'

/** The file of the bundler's own helpers, by the name that it gives it. */
const RUNTIME = 'rolldown-runtime'

/**
 * Puts the bundler's own helpers, a file of some hundred bytes that nearly every other file imports, into the file of the
 * entry, which is always there. The bundler lets no plan of files decide about it.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: 'quarterdeck:runtime-in-entry',
    apply: 'build',
    // What becomes of a file afterwards depends on nothing but the bundler and what the name is made of already.
    augmentChunkHash() {
      return `${this.meta.rolldownVersion} with runtime in entry`
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === RUNTIME)
      if (!runtime) return
      const entry = chunks.find(({ name }) => name === ENTRY_FILE)
      // The name of the entry's file follows the helpers only because it imports them: browsers keep a file by its name.
      if (!entry?.imports.includes(runtime.fileName))
        throw new Error(`No file named ${ENTRY_FILE} imports the helpers of the bundler`)
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue
        const source = chunk === entry ? null : `./${baseName(entry.fileName)}`
        chunk.code = importFromEntry(chunk.code, `./${baseName(runtime.fileName)}`, source)
        const others = chunk.imports.filter((file) => file !== runtime.fileName)
        chunk.imports = source ? [...new Set([entry.fileName, ...others])] : others
      }
      entry.code = `${runtimeObject(runtime.code)}\n${entry.code}\nexport{$runtime};\n`
      delete bundle[runtime.fileName]
    },
  }
}

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/** The helpers as one object: `const $runtime=…` */
export function runtimeObject(code: string): string {
  const [statement, exported] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? []
  if (statement === undefined || exported === undefined)
    throw new Error('The helpers of the bundler do not end with one export')
  const fields = exported.split(',').map((name) =>
    name
      .trim()
      .split(/\s+as\s+/)
      .toReversed()
      .join(':'),
  )
  return `const $runtime=(()=>{${code.slice(0, -statement.length)}return{${fields.join(',')}}})();`
}

/** A file that takes the helpers out of `$runtime` in place of their own file; of `source`, or of itself where that is null. */
export function importFromEntry(code: string, runtime: string, source: string | null): string {
  const from = source ? `import{$runtime}from"${source}";` : ''
  return code.replace(IMPORT, (statement, names: string | undefined, file: string) => {
    if (file !== runtime) return statement
    return names ? `${from}const{${names.replaceAll(/\s+as\s+/g, ':')}}=$runtime;` : from
  })
}

const IMPORT = /import\s*(?:\{([^}]*)\}\s*from\s*)?"([^"]+)";?/g
