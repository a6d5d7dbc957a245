import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { routeChunks } from './routeChunks.ts'

/** The name under which index.html asks for the start script. */
const PLACEHOLDER = '/start.js'
const SOURCE = 'src/start/start.ts'

/**
 * Builds `src/start/start.ts` into the classic script at the top of index.html: one small file that runs before the
 * console's code, shares no module with it, and knows the URLs of the chunks of the screens people land on.
 */
export function startScript(): Plugin {
  let root = ''
  let dev = false
  return {
    name: 'quarterdeck:start-script',
    configResolved(config) {
      root = config.root
      dev = config.command === 'serve'
    },
    transformIndexHtml: {
      order: 'pre',
      // The dev server serves the source as a module, which runs later; the console then only starts a little later.
      handler: (html) =>
        dev ? html.replace(`src="${PLACEHOLDER}"`, `type="module" src="/${SOURCE}"`) : html,
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const index = path.join(dir, 'index.html')
      const html = await readFile(index, 'utf8')
      const code = await compile(path.join(root, SOURCE), (id) => chunksOfRoute(id, bundle, html))
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const file = `assets/start-${hash}.js`
      await writeFile(path.join(dir, file), code)
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html does not ask for ${PLACEHOLDER}`)
      await writeFile(index, html.replace(PLACEHOLDER, `/${file}`))
    },
  }
}

/** Ids of the modules whose chunks the start script preloads: the screens that people land on. */
export async function landings(root: string): Promise<Set<string>> {
  const found = new Set<string>()
  await compile(path.join(root, SOURCE), (id) => {
    found.add(id)
    return []
  })
  return found
}

/**
 * The URLs of a route's chunk, of everything that chunk imports, and of their styles, beyond what the document asks for
 * anyway.
 */
export function chunksOfRoute(id: string, bundle: Rolldown.OutputBundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, seen)
    return seen
  }
  const route = chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!route) throw new Error(`The start script preloads ${id}, which is in no chunk`)
  const withStyles = (file: string) => {
    const files = [...withImports(file)]
    const styles = files.flatMap((name) => [...(byFile.get(name)?.viteMetadata?.importedCss ?? [])])
    return new Set([...files, ...styles])
  }
  return [...withStyles(route.fileName)].map((file) => `/${file}`).filter((url) => !html.includes(url))
}

async function compile(entry: string, urlsOf: (id: string) => string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [routeChunks(urlsOf)],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'start' } },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const script = output.find((part) => part.type === 'chunk')
  if (!script) throw new Error('The start script came out empty')
  return script.code
}
