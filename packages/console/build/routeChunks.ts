import type { Plugin } from 'vite'

const QUERY = '?chunks'

/**
 * Lets `import chunks from './x.route?chunks'` give the URLs of the files that hold the screen `./x.route`, without
 * importing the screen. The build fails when there is no such module. The URLs are known once the console is built; in
 * development and tests the list is empty.
 */
export function routeChunks(urlsOf: (id: string) => string[] = () => []): Plugin {
  return {
    name: 'quarterdeck:route-chunks',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer)
      if (!resolved) throw new Error(`${importer} asks for the chunks of ${source}, which is not there`)
      return resolved.id + QUERY
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null
      return `export default ${JSON.stringify(urlsOf(id.slice(0, -QUERY.length)))}`
    },
  }
}
