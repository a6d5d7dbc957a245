import { expect, test } from 'vitest'
import { shapesList } from './shapes.mjs'

const list = (schemas) => shapesList({ components: { schemas } })
const ref = (name) => ({ $ref: `#/components/schemas/${name}` })

test('tells the fields of an object with their types, and those in a row that have the same type together', () => {
  const Invoice = {
    type: 'object',
    description: 'What an organization\nowes.',
    required: ['id', 'name', 'region', 'total', 'paid_at'],
    properties: {
      id: ref('Uuid'),
      name: { type: 'string' },
      region: { type: 'string' },
      total: ref('Cents'),
      paid_at: { type: ['string', 'null'], format: 'date-time' },
      plan: ref('Plan'),
    },
  }
  expect(list({ Invoice })).toBe(
    '- **Invoice**: What an organization owes. ' +
      '`id`: id; `name`, `region`: text; `total`: cents; `paid_at`: time or null; `plan?`: Plan.',
  )
})

test('tells nested objects, lists, alternatives and names of one’s own', () => {
  const Report = {
    type: 'object',
    description: 'A report.',
    required: ['where', 'rows', 'limit', 'notes'],
    properties: {
      where: { type: 'object', properties: { region: { type: 'string' } } },
      rows: { type: 'array', items: ref('Row') },
      limit: { oneOf: [{ type: 'integer' }, { type: 'string', const: 'N/A' }] },
      notes: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
  expect(list({ Report })).toBe(
    '- **Report**: A report. ' +
      '`where`: { `region?`: text }; `rows`: list of Row; `limit`: number or `N/A`; `notes`: text for each name.',
  )
})

test('tells the values of an enumeration and what a shape adds to another', () => {
  const Status = { type: 'string', description: 'How far.', enum: ['new', 'open', 'paid'] }
  const Longer = {
    description: 'More.',
    allOf: [ref('Report'), { required: ['end'], properties: { end: { type: 'boolean' } } }],
  }
  expect(list({ Status, Longer }).split('\n')).toEqual([
    '- **Status**: How far. `new`, `open` or `paid`.',
    '- **Longer**: More. Report, and `end`: boolean.',
  ])
})

test('leaves out plain types and envelopes', () => {
  const Uuid = { type: 'string', format: 'uuid' }
  const ReportList = { oneOf: [{ type: 'array', items: ref('Report') }] }
  expect(list({ Uuid, ReportList })).toBe('')
})

test('refuses a type that it has no word for', () => {
  expect(() => list({ Odd: { type: 'object', properties: { odd: { type: 'file' } } } })).toThrow('file')
})
