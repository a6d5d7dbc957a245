import * as v from 'valibot'
import type { TargetType } from '../models'
import { isWebAddress } from '../webAddress'

/*
 * How a field of the wire is read. What names a thing must be there. For the rest a missing value (or null)
 * means empty, as platforms that leave out empty values have it: '', 0 or false. A value of the wrong type
 * in a required field breaks its row; in an optional one it counts as missing.
 */

/** An id, or another text without which the row means nothing. */
export const id = v.pipe(v.string(), v.nonEmpty())

export const text = v.nullish(v.string(), '')
export const count = v.nullish(v.pipe(v.number(), v.finite()), 0)
export const flag = v.nullish(v.boolean(), false)

export const optionalText = orNull(v.pipe(v.string(), v.nonEmpty()))
export const optionalCount = orNull(v.pipe(v.number(), v.finite()))
export const optionalFlag = orNull(v.boolean())
export const targetType = orNull(v.picklist(['organization', 'cluster'] satisfies TargetType[]))

/** A time that parses, else null. The year 1 is how some platforms write that there is none. */
export const time = orNull(v.pipe(v.string(), v.check(isTime)))

function isTime(value: string) {
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !value.startsWith('0001-') && Number.isFinite(Date.parse(value))
}

/** An address that is safe to open: absolute, http or https. */
export const link = v.pipe(
  v.string(),
  v.check((value: string) => isWebAddress(value)),
)

/** A list inside an object, or null where there is none. Broken rows are left out. */
export function rows<T>(row: v.GenericSchema<unknown, T>) {
  return v.fallback(
    v.nullable(
      v.pipe(
        v.array(v.unknown()),
        v.transform((items): T[] =>
          items.flatMap((item) => {
            const result = v.safeParse(row, item)
            return result.success ? [result.output] : []
          }),
        ),
      ),
    ),
    null,
  )
}

function orNull<T>(schema: v.GenericSchema<T>) {
  return v.fallback(v.nullable(schema), null)
}
