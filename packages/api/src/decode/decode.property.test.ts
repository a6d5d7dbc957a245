import fc from 'fast-check'
import * as v from 'valibot'
import { ApiError } from '../errors'
import { cases } from '../testing/decoders'
import { example } from '../testing/document'
import { changed, one, page } from '.'

/** Anything a wire may carry, with the strange and the near-miss more often than chance would have it. */
const strange = [null, '', 0, -1, Infinity, [], {}, [null], 'N/A', '2026-13-45T99:00:00Z', 'javascript:1']
const anything = fc.oneof(fc.jsonValue(), { weight: 2, arbitrary: fc.constantFrom<unknown[]>(...strange) })

/** A valid document with some fields missing, some replaced by anything, some added. */
function nearly(valid: unknown): fc.Arbitrary<unknown> {
  const fields = Object.entries(valid as Record<string, unknown>)
  const keys = fields.map(([key]) => key)
  return fc
    .tuple(
      fc.subarray(keys),
      fc.dictionary(fc.constantFrom(...keys, 'extra', '__proto__'), anything, { maxKeys: 8 }),
    )
    .map(([missing, replaced]) => ({
      ...Object.fromEntries(fields.filter(([key]) => !missing.includes(key))),
      ...replaced,
    }))
}

/** What is wrong with what a decoder does: models its strict form refuses, failures other than 'malformed'. */
function problems(strict: v.GenericSchema, decode: () => unknown[]): unknown[] {
  try {
    return decode().flatMap((model) => v.safeParse(strict, model).issues ?? [])
  } catch (error) {
    return error instanceof ApiError && error.kind === 'malformed' ? [] : [error]
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe.each(cases)('$type', ({ type, decoder, strict }) => {
  const valid = example(type)
  const row = fc.oneof(anything, nearly(valid), fc.constant(valid))

  test('one: a model or an ApiError', () => {
    const decode = one(decoder)
    fc.assert(
      fc.property(row, (body) => {
        expect(problems(strict, () => [decode(body)])).toEqual([])
      }),
    )
  })

  test('changed: a model or null, never a failure', () => {
    const decode = changed(decoder)
    fc.assert(
      fc.property(row, (body) => {
        const model = decode(body)
        expect(problems(v.nullable(strict), () => [model])).toEqual([])
      }),
    )
  })

  test('page: models only, and counts that fit', () => {
    const rows = fc.array(row, { maxLength: 4 })
    const total = fc.oneof(fc.nat(3), anything)
    const body = fc.oneof(
      anything,
      rows,
      fc.record({ data: fc.oneof(rows, anything), pagination: fc.record({ total, totalPages: total }) }),
      fc.record({ data: rows, pagination: anything }),
      fc.record({ organizations: rows }),
      fc.record({ workflows: rows }),
    )
    const pageOf = v.pipe(
      v.strictObject({
        items: v.array(strict),
        total: v.pipe(v.number(), v.safeInteger()),
        totalPages: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
      v.check(({ items, total: counted }) => counted >= items.length),
    )
    const decode = page(decoder, 'rows')
    fc.assert(
      fc.property(body, (given) => {
        expect(problems(pageOf, () => [decode(given)])).toEqual([])
      }),
    )
  })
})
