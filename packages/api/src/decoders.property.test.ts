import fc from 'fast-check'
import * as v from 'valibot'
import { changed, one, page } from './answers'
import { Cluster } from './clusters'
import { ApiError } from './errors'
import { example } from './testing/document'
import { decoders, flawsOf, modelOf, type Fields } from './testing/models'
import { isWebAddress } from './webAddress'
import type { Unchecked } from './wire'

/** Anything that may come, with the strange and the nearly right more often than chance would have it. */
const strange = [null, '', 0, -1, 7, Infinity, [], {}, [null], 'N/A', '2026-13-45T99:00:00Z', 'javascript:1']
const anything = fc.oneof(fc.jsonValue(), { weight: 2, arbitrary: fc.constantFrom<unknown[]>(...strange) })

/** A valid document with some fields missing, some replaced by anything, some added. */
function nearly(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = Object.entries(valid)
  const keys = Object.keys(valid)
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

/** What is wrong with what a reader does: flaws of its models, and failures other than 'malformed'. */
function problems(fields: Fields, read: () => readonly unknown[]): unknown[] {
  try {
    return read().flatMap((model) => flawsOf(model, fields))
  } catch (error) {
    return error instanceof ApiError && error.kind === 'malformed' ? [] : [error]
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe.each(decoders)('%s', (type, decoder) => {
  const fields = modelOf(type)
  const valid = example(type)
  const row = fc.oneof(anything, nearly(valid), fc.constant(valid))

  test('one: a model or an ApiError', () => {
    const decode = one(decoder)
    fc.assert(
      fc.property(row, (body) => {
        expect(problems(fields, () => [decode(body as Unchecked<unknown>)])).toEqual([])
      }),
    )
  })

  test('changed: a model or null, never a failure', () => {
    const decode = changed(decoder)
    fc.assert(
      fc.property(row, (body) => {
        const model = decode(body as Unchecked<unknown>)
        expect(model === null ? [] : flawsOf(model, fields)).toEqual([])
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
    const asked = fc.record(
      {
        page: fc.integer({ min: 1, max: 3 }),
        limit: fc.integer({ min: 1, max: 4 }),
        isRepeated: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const decode = page(decoder, 'rows')
    fc.assert(
      fc.property(body, asked, (given, page) => {
        const read = () => {
          const {
            items,
            total: counted,
            totalPages,
            uncounted,
            ...rest
          } = decode(given as Unchecked<[]>, undefined, page)
          expect(rest).toEqual({})
          expect(Number.isSafeInteger(counted) && counted >= items.length).toBe(true)
          expect(Number.isSafeInteger(totalPages) && totalPages >= 1).toBe(true)
          expect(uncounted === undefined || totalPages === (page.page ?? 1) + 1).toBe(true)
          return items
        }
        expect(problems(fields, read)).toEqual([])
      }),
    )
  })
})

test('whatever comes as a cluster’s dashboard, only a web address is kept', () => {
  const given = fc.oneof(fc.webUrl(), fc.string(), anything)
  const kept = new Set<boolean>()
  fc.assert(
    fc.property(given, (dashboard) => {
      const read = v.parse(Cluster, { ...example('Cluster'), dashboard }).dashboard
      kept.add(read !== '')
      expect(read === '' || isWebAddress(read)).toBe(true)
    }),
  )
  expect(kept).toEqual(new Set([true, false]))
})
