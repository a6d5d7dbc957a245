import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Operation {
  operationId: string
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

const file = new URL('../../../../openapi/product.yaml', import.meta.url)

/** The product API's document, for tests that compare the code with it. */
export const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument

/** Every operation as `GET /path`, by its id. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
)

/** The document's own example of a schema. */
export function example(schema: string): unknown {
  return document.components.schemas[schema]?.examples?.[0]
}
