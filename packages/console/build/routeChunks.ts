import type { Plugin } from 'vite'

const QUERY = '?chunks'

/**
 * Makes `import chunks from './x.route?chunks'` the URLs of the files that the screen `./x.route` is in, without the
 * screen itself. A module that is not there fails the build. The URLs are known once the console is built; until then,
 * in development and tests, there are none.
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
