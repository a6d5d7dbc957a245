import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What these tests read of a JSON schema. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  examples?: unknown[]
}

interface RequestBody {
  $ref?: string
  required?: boolean
}

interface Operation {
  operationId: string
  security?: Record<string, string[]>[]
  requestBody?: RequestBody
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, RequestBody> }
}

const text = readFileSync(new URL('../../../../openapi/product.yaml', import.meta.url), 'utf8')

/** The product API's document, for tests to compare the code with; a fresh copy, free to be changed. */
export const readDocument = () => parse(text) as OpenApiDocument

export const document = readDocument()

/** Every operation as `GET /path`, by its id. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
)

/** The document's own example of a type. */
export function example(type: string): Record<string, unknown> {
  return { ...(document.components.schemas[type]?.examples?.[0] as object) }
}

/** The name of the type that a schema refers to, else an empty text. */
export const referred = ({ $ref = '' }: Schema) => $ref.replace('#/components/schemas/', '')

/** A schema itself, or the one that it refers to. */
export const resolve = (schema: Schema): Schema =>
  schema.$ref ? { ...document.components.schemas[referred(schema)] } : schema
