/**
 * What must hold of a decoded model, taken from the document and not from its decoder, so that each guards the other:
 * the document's fields and no others, nothing undefined, every number finite, every time one that parses, every word
 * one of its enumeration, null only where something may be missing.
 */
import type * as v from 'valibot'
import { isRecord } from '../errors'
import { document, resolve, type Schema } from './document'

type Decoder = v.GenericSchema<unknown, unknown>

const modules = import.meta.glob<Record<string, unknown>>(['../*.ts', '!../*.test.ts'], { eager: true })

/**
 * Every decoder of the package with its name, which is that of its type in the document. Jobs and workflows come from
 * two endpoints and have a decoder for each; here it is that of clusters.
 */
export const decoders = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => name in document.components.schemas)
  .map(([name, decoder]): [string, Decoder] => [
    name,
    typeof decoder === 'function' ? (decoder('cluster') as Decoder) : (decoder as Decoder),
  ])

/** One field of a model: its type, and whether it may be null. */
interface Field {
  schema: Schema
  nullable?: boolean
}
export type Fields = Record<string, Field>

const isTime = (schema: Schema) => schema.format === 'date-time'
const isNullable = ({ type }: Schema) => [type].flat().includes('null')

/** A type's fields as a model has them: a time may be null, and so may what the wire may leave out. */
function fieldsOf({ properties = {}, required = [] }: Schema): Fields {
  const field = (name: string, given: Schema): Field => {
    const schema = resolve(given)
    return { schema, nullable: !required.includes(name) || isNullable(schema) || isTime(schema) }
  }
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, field(name, schema)]))
}

const word: Field = { schema: { type: 'string' } }
const tally: Field = {
  schema: {
    properties: { count: { type: ['integer', 'null'] }, list: { type: 'array', items: { type: 'string' } } },
    required: ['count', 'list'],
  },
}
const target: Field = { schema: resolve({ $ref: '#/components/schemas/TargetType' }) }

const without = (fields: Fields, ...left: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)))

const renamed = (fields: Fields, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [names[name] ?? name, field]))

/** A type with a job's status as models have it: it may be one that nobody knows, and its own word stands beside it. */
function withJobStatus({ properties = {}, required = [], ...schema }: Schema): Schema {
  const status = { enum: [...(resolve({ ...properties.status }).enum ?? []), 'unknown'] }
  return {
    ...schema,
    properties: { ...properties, status, raw_status: word.schema },
    required: [...required, 'raw_status'],
  }
}

/** Where a model differs from the document's type on purpose. */
const differences: Record<string, (fields: Fields) => Fields> = {
  Organization: (fields) => without(fields, 'plan', 'planDetails'),
  UserOrganization: (fields) =>
    renamed(fields, {
      organization_id: 'id',
      organization_email: 'email',
      organization_active: 'is_active',
      plan_name: 'plan',
    }),
  CustomJobTemplate: (fields) => ({
    ...fields,
    target_type: { ...target, nullable: true },
    parameters: { schema: { ...fields.parameters?.schema } },
  }),
  CustomWorkflow: (fields) => ({
    ...fields,
    target_type: { ...target, nullable: true },
    parameters: { schema: { ...fields.parameters?.schema } },
  }),
  // A platform may hold a priority that has no word.
  Cluster: (fields) => ({ ...fields, priority: { schema: { type: 'number' } } }),
  Workflow: (fields) => ({ ...fields, source: target }),
  Job: ({ metadata, ...fields }) => ({
    ...without(fields, 'error'),
    ...fieldsOf(
      withJobStatus({ properties: { status: { ...fields.status?.schema } }, required: ['status'] }),
    ),
    metadata: { schema: { ...metadata?.schema } },
    attempts: {
      schema: { items: withJobStatus({ ...document.components.schemas.JobAttempt }) },
      nullable: true,
    },
    source: target,
  }),
  Overview: (fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, nullable: true }])),
  Subscription: ({ status, ...fields }) => ({
    ...fields,
    status: { schema: { ...status?.schema }, nullable: true },
  }),
  JobAttempt: () => fieldsOf(withJobStatus({ ...document.components.schemas.JobAttempt })),
  // What a provider answers is kept in its own word, and a count may be sent as the list of what is counted.
  Product: (fields) => ({ ...fields, status: word }),
  Price: (fields) => ({ ...fields, status: word }),
  PaymentSync: (fields) => ({ ...fields, providers_synced: tally }),
  OrganizationSync: (fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, tally])),
  Checkout: (fields) => ({ ...fields, provider_price_id: { ...word, nullable: true } }),
}

/** The fields that the model of a type has. */
export function modelOf(type: string): Fields {
  const fields = fieldsOf({ ...document.components.schemas[type] })
  return differences[type]?.(fields) ?? fields
}

/** What is wrong with a model, a line for each flaw. */
export function flawsOf(model: unknown, fields: Fields, path = ''): string[] {
  if (!isRecord(model)) return [`${path} is ${String(model)}`]
  const unexpected = Object.keys(model).filter((name) => !(name in fields))
  return [
    ...unexpected.map((name) => `${path}.${name} is unexpected`),
    ...Object.entries(fields).flatMap(([name, field]) => flawsOfField(model[name], field, `${path}.${name}`)),
  ]
}

function flawsOfField(value: unknown, { schema, nullable }: Field, path: string): string[] {
  if (value === null && nullable) return []
  const { oneOf, items, properties, additionalProperties } = schema
  if (oneOf) {
    const flaws = oneOf
      .map(resolve)
      .map((schema) => flawsOfField(value, { schema, nullable: isNullable(schema) }, path))
    return flaws.some(({ length }) => length === 0) ? [] : flaws.flat()
  }
  if (items && Array.isArray(value)) {
    const row = { schema: resolve(items) }
    return value.flatMap((item, index) => flawsOfField(item, row, `${path}[${index}]`))
  }
  if (properties) return flawsOf(value, fieldsOf(schema), path)
  if (additionalProperties && isRecord(value)) {
    return Object.entries(value).flatMap(([name, one]) =>
      flawsOfField(one, { schema: additionalProperties }, `${path}.${name}`),
    )
  }
  return isScalar(value, schema, nullable) ? [] : [`${path} is ${JSON.stringify(value) ?? String(value)}`]
}

function isScalar(value: unknown, schema: Schema, nullable = false): boolean {
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (schema.enum) return schema.enum.includes(value)
  if ('const' in schema) return value === schema.const
  if (isTime(schema)) return typeof value === 'string' && Number.isFinite(Date.parse(value))
  if (type === 'integer' || type === 'number') return Number.isFinite(value)
  // Where null says that there is none, an empty text would say it a second time.
  if (type === 'string') return typeof value === 'string' && !(nullable && value === '')
  return type === 'boolean' && typeof value === 'boolean'
}
