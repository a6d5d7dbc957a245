// The table of endpoints in docs/reference, made from the operations of an OpenAPI document.
import { queryParameters } from './openapi-types.mjs'
import { typeOf } from './shapes.mjs'

/**
 * A Markdown table with a row for each operation of an OpenAPI document, in its order: what it is called by, what for, the
 * names of its query parameters or the shape of its body, the shape of its answer.
 *
 * @param {{ paths: object, components: object }} document
 * @returns {string}
 */
export function endpointsTable({ paths, components }) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, parameters = [], requestBody = {}, responses }]) => [
      `${method.toUpperCase()} \`${path}\``,
      summary,
      [
        ...queryParameters(parameters, components).map((name) => `\`${name}\``),
        // A body that is a reference is the empty one.
        ...(requestBody.content ? [shapeOf(requestBody, components)] : []),
      ].join(', '),
      responses[200] ? shapeOf(responses[200], components) : '',
    ]),
  )
  const head = ['method and path', 'for', 'takes', 'gives']
  return [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function shapeOf({ content }, { schemas }) {
  const { schema } = content['application/json']
  // A page, or the bare list that it may be as well, by what is in it.
  const either = schemas[schema.$ref?.split('/').at(-1)]?.oneOf
  return typeOf(either?.find(({ type }) => type === 'array') ?? schema)
}
