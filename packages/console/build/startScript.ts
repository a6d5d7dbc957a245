import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { routeChunks } from './routeChunks.ts'

/** Where the start script is, from the console's folder. */
export const START_SOURCE = 'src/start/start.ts'

/**
 * The code of the start script: it runs before the console's code, shares no module with it, and knows the URLs of the
 * chunks of the screens people land on.
 *
 * @param root the console's folder
 * @param html the built document, whose files it need not preload
 */
export const startScript = (root: string, bundle: Rolldown.OutputBundle, html: string): Promise<string> =>
  compile(path.join(root, START_SOURCE), (id) => chunksOfRoute(id, bundle, html))

/** Ids of the modules whose chunks the start script preloads: the screens that people land on. */
export async function landings(root: string): Promise<Set<string>> {
  const found = new Set<string>()
  await compile(path.join(root, START_SOURCE), (id) => {
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
