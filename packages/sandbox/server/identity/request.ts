import { isRecord } from '@quarterdeck/api'
import type { Context } from 'hono'
import { badRequest } from './errors'

/** Whether the caller wants a document rather than to be taken somewhere: it asks for JSON, or at least sends it. */
export const wantsJson = (c: Context): boolean =>
  c.req.header('Accept')?.includes('application/json') === true || isJson(c)

const isJson = (c: Context) => c.req.header('Content-Type')?.startsWith('application/json') ?? false

/** What was submitted: `traits.email` and `{ traits: { email } }` are the same thing. */
export type Fields = Record<string, string>

/** Reads a form or a JSON document; everything becomes text, as a form would send it. */
export async function readFields(c: Context): Promise<Fields> {
  return flatten(isJson(c) ? await readJson(c) : await c.req.parseBody())
}

async function readJson(c: Context): Promise<object> {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // Told below.
  }
  throw badRequest('Unable to decode the request body as a JSON object.')
}

function flatten(body: object, prefix = '', depth = 0): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    const path = `${prefix}${name}`
    if (typeof value === 'object' && value !== null) {
      if (depth < 4) Object.assign(fields, flatten(value, `${path}.`, depth + 1))
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      fields[path] = String(value)
    }
  }
  return fields
}
