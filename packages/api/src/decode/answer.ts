import * as v from 'valibot'
import { malformed } from '../errors'
import type { Page } from '../models'

type Row<T> = v.GenericSchema<unknown, T>

/** Reads one object. Anything else is malformed as a whole. */
export function one<T>(schema: Row<T>) {
  return (body: unknown): T => {
    const result = v.safeParse(schema, body)
    if (result.success) return result.output
    throw malformed(describe(result.issues))
  }
}

/**
 * Reads what an action answers with: the changed object, or nothing. The action is done either way, so an
 * answer in another shape is no failure.
 */
export function changed<T>(schema: Row<T>) {
  return (body: unknown): T | null => {
    const result = v.safeParse(schema, body)
    return result.success ? result.output : null
  }
}

/**
 * Reads a list: a page, a bare array, or one of the two named envelopes (contract §4). A broken row is left
 * out with one warning for the list. Where every row is broken the list is malformed: it is not empty.
 */
export function page<T>(row: Row<T>, rowName: string) {
  return (body: unknown): Page<T> => {
    const found = findRows(body)
    if (!found) throw malformed(`No list of ${rowName} found`)

    const parsed = found.rows.map((item) => v.safeParse(row, item))
    const items = parsed.flatMap((result) => (result.success ? [result.output] : []))
    const broken = parsed.find((result) => !result.success)
    if (broken && !broken.success) {
      const reason = describe(broken.issues)
      if (items.length === 0) throw malformed(`Every ${rowName} is broken: ${reason}`)
      console.warn(`${parsed.length - items.length} of ${parsed.length} ${rowName} left out: ${reason}`)
    }
    return { items, ...pagination(found.pagination, found.rows.length) }
  }
}

/** Reads a list that has no pages. */
export function list<T>(row: Row<T>, rowName: string) {
  const readPage = page(row, rowName)
  return (body: unknown): T[] => readPage(body).items
}

function findRows(body: unknown): { rows: unknown[]; pagination?: unknown } | null {
  if (Array.isArray(body)) return { rows: body }
  if (typeof body !== 'object' || body === null) return null
  const envelope = body as Record<string, unknown>
  for (const key of ['data', 'organizations', 'workflows']) {
    const rows = envelope[key]
    if (Array.isArray(rows)) return { rows, pagination: envelope.pagination }
  }
  return null
}

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

function pagination(wire: unknown, length: number) {
  const result = v.safeParse(v.object({ total: Whole, totalPages: Whole }), wire)
  const { total, totalPages } = result.success ? result.output : { total: length, totalPages: 1 }
  return { total: Math.max(total, length), totalPages: Math.max(totalPages, 1) }
}

function describe(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}
