import { passwordStrength } from './passwordStrength'

test.each([
  [
    'weak',
    [
      '',
      'a',
      'password',
      'Password2024',
      'qwertyuiop',
      'aaaaaaaaaaaaaaaa',
      '1234567890',
      'abcabcabcabcabc',
      'Summer2026!',
    ],
  ],
  ['fair', ['korn-blume', 'Tr0ub4dor&3', 'password-of-mine']],
  ['strong', ['a long walk home', 'a-longer-walk-42', 'correct horse battery staple', 'X9#kq!vR2m@Lp7zD']],
] as const)('%s', (strength, passwords) => {
  for (const password of passwords)
    expect([password, passwordStrength(password)]).toEqual([password, strength])
})

test.each([
  ['nora.almeida@example.com', 'weak'],
  ['Nora.Almeida-77', 'weak'],
  ['example.com: a long walk home', 'strong'],
])('of nora.almeida@example.com %j is %s', (password, strength) => {
  expect(passwordStrength(password, 'Nora.Almeida@example.com')).toBe(strength)
})
