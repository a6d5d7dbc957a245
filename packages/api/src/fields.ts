/**
 * How a field of the wire is read. Platforms leave out what is empty, so there are three families:
 *
 * - `requiredText` and its like: the row means nothing without the field. Where it is missing, null or of another
 *   type, the row is broken.
 * - `text`, `count`, `flag`: a field that is missing or null reads as '', 0 or false. Another type breaks the row.
 * - `optionalText` and its like: whatever is not a value of the right type reads as null.
 */
import * as v from 'valibot'
import type { Schemas } from './wire'
import { isWebAddress } from './webAddress'

/** An RFC 3339 time with its zone, or null where the wire had none. */
export type Time = string | null

/** What a workflow, a template or a job works on. */
export type TargetType = Schemas['TargetType']

const number = v.pipe(v.number(), v.finite())

export const requiredText = v.pipe(v.string(), v.nonEmpty())
export const requiredCount = number
export const requiredFlag = v.boolean()

export const text = v.nullish(v.string(), '')
export const count = v.nullish(number, 0)
export const flag = v.nullish(v.boolean(), false)

export const optionalText = orNull(requiredText)
export const optionalCount = orNull(number)
export const optionalFlag = orNull(v.boolean())
export const targetType = orNull(v.picklist(['organization', 'cluster'] satisfies TargetType[]))

/** A time of RFC 3339, else null. Some platforms write 'none' as a time in the year 1. */
export const time = orNull(v.pipe(v.string(), v.check(isTime)))

/** Without its zone a time would be read in that of the browser, and a day that its month does not have as one of the next. */
function isTime(value: string) {
  const [, day] = /^\d{4}-\d\d-(\d\d)T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.exec(value) ?? []
  const isDay = new Date(value.slice(0, 10)).getUTCDate() === Number(day)
  return isDay && !value.startsWith('0001-') && Number.isFinite(Date.parse(value))
}

/** An address that is safe to open: absolute, http or https. Anything else breaks the row. */
export const webAddress = v.pipe(
  v.string(),
  v.check((value: string) => isWebAddress(value)),
)

/** A list inside an object, or null where there is none. Broken rows are left out. */
export function rows<Wire, Row>(row: v.GenericSchema<Wire, Row>) {
  return orNull(
    v.pipe(
      v.array(v.fallback(v.nullable(row), null)),
      v.transform((found): Row[] => found.filter((item) => item !== null)),
    ),
  )
}

/** How many things an answer is about; null where it does not say. And which, in words, where it sends a list of them. */
export interface Tally {
  count: number | null
  list: string[]
}

const counted = v.union([number, v.array(v.unknown())])
const toTally = (sent: number | unknown[]): Tally =>
  typeof sent === 'number' ? { count: sent, list: [] } : { count: sent.length, list: sent.map(inWords) }

/** A count, sent as a number or as the list of what is counted. */
export const requiredTally = v.pipe(counted, v.transform(toTally))

/** As `requiredTally`; where it is missing or null nothing is said. */
export const tally = v.pipe(
  v.nullish(counted, null),
  v.transform((sent): Tally => (sent === null ? { count: null, list: [] } : toTally(sent))),
)

/** An entry of a list that platforms shape in different ways: a text, or an object whose texts say what it is about. */
function inWords(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  return Object.values(entry)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(': ')
}

function orNull<Wire, Value>(schema: v.GenericSchema<Wire, Value>) {
  return v.fallback(v.nullish(schema, null), null)
}
