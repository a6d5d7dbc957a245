import { expect, test } from 'vitest'
import { differences } from './differences.mjs'

test('equal values have no difference', () => {
  expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
})

test('each difference has a line with its place and both values', () => {
  const committed = {
    status: 200,
    body: { state: 'choose_method', nodes: [{ name: 'a' }, { name: 'b' }], gone: 1 },
  }
  const fresh = { status: 200, body: { state: 'sent_email', nodes: [{ name: 'a' }], added: { x: true } } }
  expect(differences(committed, fresh)).toEqual([
    'body.state: "choose_method" → "sent_email"',
    'body.nodes[1]: {"name":"b"} → (nothing)',
    'body.gone: 1 → (nothing)',
    'body.added: (nothing) → {"x":true}',
  ])
})

test('a list is no object, and long values are cut', () => {
  expect(differences({ a: [] }, { a: {} })).toEqual(['a: [] → {}'])
  expect(differences('x', 'y'.repeat(500))).toEqual([`: "x" → "${'y'.repeat(158)}…`])
})
