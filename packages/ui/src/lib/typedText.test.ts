import { readText, visibleText, type TextKind } from './typedText'

const ZERO_WIDTH_SPACE = '\u200B'
const WORD_JOINER = '\u2060'
const BYTE_ORDER_MARK = '\uFEFF'
const SOFT_HYPHEN = '\u00AD'
const ZWJ = '\u200D'
const ZWNJ = '\u200C'
const DIRECTION_MARKS = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
const NEEDED_NOWHERE = [
  ZERO_WIDTH_SPACE,
  WORD_JOINER,
  BYTE_ORDER_MARK,
  SOFT_HYPHEN,
  ...DIRECTION_MARKS.split(''),
]

const STRICT: TextKind[] = ['email', 'address', 'id', 'code', 'search']

test.each(STRICT)('§5.12: nothing that nobody sees is part of an %s', (kind) => {
  for (const character of [...NEEDED_NOWHERE, ZWJ, ZWNJ, '\u3164', '\u180E', '\uFE0F']) {
    expect(visibleText(`${character}ad${character}min${character}`, kind)).toBe('admin')
  }
})

test.each(NEEDED_NOWHERE.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  '§5.12: U+%s is no part of a name',
  (_code, character) => expect(visibleText(`fra${character}-1`, 'name')).toBe('fra-1'),
)

test.each([
  ['Persian', `می${ZWNJ}خواهم`],
  ['Sinhala', `ශ්${ZWJ}රී`],
  ['an emoji of a family', `👩${ZWJ}👩${ZWJ}👧`],
  ['a red heart', '❤\uFE0F'],
  ['the flag of Wales', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
])('§5.12: a name keeps what it is written with: %s', (_what, name) => {
  expect(visibleText(name, 'name')).toBe(name)
})

test('§5.12: a name of nothing but characters that nobody sees is no name', () => {
  expect(readText(` ${ZWJ}${ZWNJ}${ZERO_WIDTH_SPACE}\u3164 `, 'name')).toBe('')
})

test.each([
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
  ['ada@MÜLLER.Example', 'ada@xn--mller-kva.example'],
  ['ada@XN--MLLER-KVA.example', 'ada@xn--mller-kva.example'],
  ['Ada.Lovelace@Example.COM', 'Ada.Lovelace@example.com'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['jose\u0301@example.com', 'jos\u00E9@example.com'],
  [` ada@exam${ZERO_WIDTH_SPACE}ple.com\u00A0`, 'ada@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  // No addresses of mail: left to whoever judges them.
  ['ada@1.2', 'ada@1.2'],
  ['ada@ü/../x', 'ada@ü/../x'],
  ['ada@ü:80', 'ada@ü:80'],
  ['ada@ü ü.example', 'ada@ü ü.example'],
  ['ada@ü..', 'ada@xn--tda..'],
  ['ada@', 'ada@'],
  ['Ada', 'Ada'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('§5.13: the one spelling of %j is %j', (typed, sent) => {
  expect(readText(typed, 'email')).toBe(sent)
  expect(readText(sent, 'email')).toBe(sent)
})

test.each([' 123 456\u00A0', '123-456', '123 – 456', '1\u20112\u20133\u20144\u22125-6'])(
  'a code is sent without its blanks and dashes: %j',
  (typed) => {
    expect(readText(typed, 'code')).toBe('123456')
  },
)
