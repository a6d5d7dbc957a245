import { emailTypo } from './emailTypo'

test.each([
  ['mira@gmial.com', 'mira@gmail.com'],
  ['mira@gmail.co', 'mira@gmail.com'],
  ['Mira@GMAIL.CON', 'Mira@gmail.com'],
  ['mira@hotmial.com', 'mira@hotmail.com'],
  ['mira@outlok.com', 'mira@outlook.com'],
  ['mira@yahooo.com', 'mira@yahoo.com'],
  ['mira@northwind.con', 'mira@northwind.com'],
])('%s is likely %s', (typed, meant) => expect(emailTypo(typed)).toBe(meant))

test.each([
  '',
  'mira',
  'mira@',
  'mira@gmail.com',
  'mira@mail.com',
  'mira@ymail.com',
  'mira@northwind.example',
  'mira@company.co',
  'mira@gmx.de',
])('%j stays as it is', (typed) => expect(emailTypo(typed)).toBeUndefined())
