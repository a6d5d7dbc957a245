/**
 * How the body of an answer is read: as one object, as what an action changed, or as a list. Each reader takes a
 * decoder and gives a function of the body, which accepts only bodies that the document promises in the decoder's type.
 * Where the body cannot be read, its error tells what the rest of the answer said, if that is given.
 */
import * as v from 'valibot'
import { isRecord, malformed, type AnswerHead } from './errors'
import type { Paging } from './urls'
import type { Unchecked } from './wire'

/** One page of a list. A list that came whole is its own only page. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Items in the whole list. */
  total: number
  /** Pages in the whole list, at least 1. */
  totalPages: number
  /** The platform tells no total, and the page is full: there are `total` items at least, and the next page may have more. */
  uncounted?: true
}

/** How many rows a list has; null where the platform does not tell. */
export const countOf = ({ total, uncounted }: Page<unknown>): number | null => (uncounted ? null : total)

/** The page that an answer was asked for. */
export interface AskedPage extends Paging {
  /** The platform said the same to the letter when the page before or after it was asked for. */
  isRepeated?: boolean
}

type Decoder<Wire, Model> = v.GenericSchema<Wire, Model>

/** Every form in which a platform may send a list (§13.3). */
type ListOf<Row> =
  | Row[]
  | { [Envelope in (typeof ENVELOPES)[number]]: Record<Envelope, Row[]> }[(typeof ENVELOPES)[number]]

/** The names under which a list stands in an object. */
const ENVELOPES = ['data', 'organizations', 'workflows', 'steps', 'options'] as const

/**
 * Reads one object.
 *
 * @throws {ApiError} `malformed` where the body is not such an object.
 */
export function one<Wire, Model>(decoder: Decoder<Wire, Model>) {
  return (body: Unchecked<Wire>, head?: AnswerHead): Model => {
    const result = v.safeParse(decoder, body)
    if (result.success) return result.output
    throw malformed(describe(result.issues), head)
  }
}

/**
 * Reads what a change answers with, as `one` does; null where the platform only confirms it (204, or an empty 200): it is done
 * then, and its values are to be read.
 */
export function oneIfAny<Wire, Model>(decoder: Decoder<Wire, Model>) {
  const readOne = one(decoder)
  return (body: Unchecked<Wire>, head?: AnswerHead): Model | null =>
    body === null ? null : readOne(body, head)
}

/**
 * Reads what an action answers with: the changed object, or null where the platform says nothing about it. The
 * action is done either way, so an answer that cannot be decoded is null too, not a failure.
 */
export function changed<Wire, Model>(decoder: Decoder<Wire, Model>) {
  return (body: Unchecked<Wire | undefined>): Model | null => {
    const result = v.safeParse(decoder, body)
    return result.success ? result.output : null
  }
}

/**
 * Reads a list in any of its forms: a page, a bare array, or an array inside an object of one of the `ENVELOPES`.
 * Broken rows are left out, with one warning in the browser's console for the whole list.
 *
 * @param rowName What the rows are, in the plural, for that warning.
 * @throws {ApiError} `malformed` where there is no list, and where every row of it is broken: a list that cannot be
 * read must not look empty.
 */
export function page<Wire, Model>(row: Decoder<Wire, Model>, rowName: string) {
  return (body: Unchecked<ListOf<Wire>>, head?: AnswerHead, asked?: AskedPage): Page<Model> => {
    const found = findRows(body)
    if (!found) throw malformed(`No list of ${rowName} found`, head)

    const parsed = found.rows.map((item) => v.safeParse(row, item))
    const items = parsed.flatMap((result) => (result.success ? [result.output] : []))
    const broken = parsed.find((result) => !result.success)
    if (broken && !broken.success) {
      const reason = describe(broken.issues)
      if (items.length === 0) throw malformed(`Every ${rowName} is broken: ${reason}`, head)
      console.warn(`${parsed.length - items.length} of ${parsed.length} ${rowName} left out: ${reason}`)
    }
    return { items, ...pagination(found.pagination, found.rows.length, asked) }
  }
}

/** Reads a list that is never paged, as `page` does, and gives its items alone. */
export function list<Wire, Model>(row: Decoder<Wire, Model>, rowName: string) {
  const readPage = page(row, rowName)
  return (body: Unchecked<ListOf<Wire>>, head?: AnswerHead): readonly Model[] => readPage(body, head).items
}

function findRows(body: unknown): { rows: unknown[]; pagination?: unknown } | null {
  if (Array.isArray(body)) return { rows: body }
  if (!isRecord(body)) return null
  for (const key of ENVELOPES) {
    const rows = body[key]
    if (Array.isArray(rows)) return { rows, pagination: body.pagination }
  }
  return null
}

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const paginationOnWire = v.object({ total: wholeNumber, totalPages: wholeNumber })

/**
 * The counts that came with a list, never less than what came. Without any, a page that is not full ends the list; one that
 * is longer than was asked for, or has the same rows as its neighbour, comes from a platform that does not page: it is all there
 * is.
 */
function pagination(wire: unknown, length: number, { page = 1, limit, isRepeated }: AskedPage = {}) {
  const result = v.safeParse(paginationOnWire, wire)
  if (result.success) {
    const { total, totalPages } = result.output
    return { total: Math.max(total, length), totalPages: Math.max(totalPages, 1) }
  }
  if (!limit || length > limit || (isRepeated && length > 0)) return { total: length, totalPages: 1 }
  const total = (page - 1) * limit + length
  if (length === limit) return { total, totalPages: page + 1, uncounted: true as const }
  return { total, totalPages: Math.max(length > 0 ? page : page - 1, 1) }
}

function describe(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}
