import fc from 'fast-check'
import { addressKind } from './address'

test.each([
  ['/login', 'internal'],
  ['/plans?email=a%40b.example', 'internal'],
  ['?page=2', 'internal'],
  ['#main', 'internal'],
  ['https://studio.example.com', 'web'],
  ['HTTP://studio.example.com/a', 'web'],
  ['mailto:sales@example.com', 'mail'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://', null],
  ['https:x.example', null],
  ['https:/x.example', null],
])('%j is %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind)
})

test('an internal address never leads to another origin', () => {
  expect.hasAssertions()
  const origin = 'https://console.example'
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '@',
    ':',
    '.',
    '?',
    '#',
    'a',
    'evil.example',
    'https:',
    ' ',
    '%2f',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = parts.join('')
      fc.pre(addressKind(address) === 'internal')
      expect(new URL(address, origin).origin).toBe(origin)
    }),
  )
})
