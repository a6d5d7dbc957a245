import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The generator needs a TypeScript with a compiler API, which is a dependency of packages/api alone; so is the parser.
const requireFromApi = createRequire(new URL('../packages/api/package.json', import.meta.url))
const { default: openapiTS, astToString, COMMENT_HEADER } = requireFromApi('openapi-typescript')
const { parse } = requireFromApi('yaml')

/**
 * An OpenAPI document as it is written, with its references unresolved.
 *
 * @param {URL} url
 * @returns {object}
 */
export const documentAt = (url) => parse(readFileSync(url, 'utf8'))

/**
 * The TypeScript source of an OpenAPI document's types.
 *
 * @param {URL | object} document Where the document is, or the document itself.
 * @returns {Promise<string>}
 */
export async function typesOf(document) {
  const ast = await openapiTS(document, { defaultNonNullable: false })
  return COMMENT_HEADER + astToString(ast)
}

/**
 * The TypeScript source of a table: the query parameters of each operation of an OpenAPI document that takes some.
 *
 * @param {object} document
 * @returns {string}
 */
export function queryNamesOf({ paths, components }) {
  const rows = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters = [] }) => {
      const names = queryParameters(parameters, components).map((name) => `'${name}'`)
      return names.length > 0 ? [`  ${operationId}: [${names.join(', ')}],\n`] : []
    })
  return `// Generated from openapi/product.yaml by \`npm run openapi:generate\`.

/** The query parameters that the document gives an operation, by operationId; one that is not here has none. */
export const queryNames: Readonly<Record<string, readonly string[]>> = {
${rows.join('')}}
`
}

/**
 * The names of an operation's query parameters.
 *
 * @param {{ $ref?: string, in?: string, name?: string }[]} parameters
 * @param {{ parameters?: Record<string, { in: string, name: string }> }} components
 */
export const queryParameters = (parameters, components) =>
  parameters
    .map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name)
