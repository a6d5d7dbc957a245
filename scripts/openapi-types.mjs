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
