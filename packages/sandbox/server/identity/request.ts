import type { Context } from 'hono'
import { badRequest } from './errors'

/** Whether the caller wants a document rather than to be taken somewhere. */
export function wantsJson(c: Context): boolean {
  const accept = c.req.header('Accept') ?? ''
  const json = preference(accept, 'application/json')
  const html = preference(accept, 'text/html')
  if (json.quality !== html.quality) return json.quality > html.quality
  if (json.specificity !== html.specificity) return json.specificity > html.specificity
  return isJson(c) // an undecided caller that speaks JSON reads it too
}

const isJson = (c: Context) => c.req.header('Content-Type')?.startsWith('application/json') ?? false

function preference(accept: string, type: string) {
  const wildcards = [type, `${type.split('/')[0]}/*`, '*/*']
  let best = { quality: 0, specificity: 0 }
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const specificity = wildcards.length - wildcards.indexOf(name)
    if (!wildcards.includes(name) || specificity < best.specificity) continue
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
    best = { quality: Number.isNaN(quality) ? 0 : quality, specificity }
  }
  return best
}

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
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
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
