import fc from 'fast-check'
import { readSignUpConfig } from './signUpConfig'

const ORIGIN = 'https://console.example.com'
const read = (raw: unknown) => {
  const problems: string[] = []
  return { config: readSignUpConfig(raw, ORIGIN, (problem) => problems.push(problem)), problems }
}
const NOTHING = { passwordHint: undefined, legal: { terms: undefined, privacy: undefined } }

test.each([undefined, null, {}, { legal: {} }])('%j says nothing', (raw) => {
  expect(read(raw)).toEqual({ config: NOTHING, problems: [] })
})

test('takes a sentence, and addresses as they are or on the console’s own origin', () => {
  const { config, problems } = read({
    passwordHint: ' At least 10 characters ',
    legal: { terms: 'https://example.com/terms', privacy: '/privacy.html' },
  })
  expect(config).toEqual({
    passwordHint: 'At least 10 characters',
    legal: { terms: 'https://example.com/terms', privacy: `${ORIGIN}/privacy.html` },
  })
  expect(problems).toEqual([])
})

test('leaves out what is malformed, and says so', () => {
  const { config, problems } = read({ passwordHint: 7, legal: { terms: 'javascript:alert(1)', privacy: '' } })
  expect(config).toEqual(NOTHING)
  expect(problems).toEqual(
    ['passwordHint', 'legal.terms', 'legal.privacy'].map(
      (key) => `config.js: ${key} is malformed, it is ignored`,
    ),
  )
  expect(read({ legal: 'https://example.com' }).problems).toHaveLength(1)
})

test('tells of what it does not know in legal', () => {
  expect(read({ legal: { imprint: '/imprint' } }).problems).toEqual([
    'config.js: legal.imprint is not a setting of this console',
  ])
})

test('reads whatever config.js says', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(Object.keys(read(raw).config)).toEqual(['passwordHint', 'legal'])
    }),
  )
})
