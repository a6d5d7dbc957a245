import { emailIn } from './readQuery'

test.each([
  ['email=fred+x@example.com', 'fred+x@example.com'],
  ['email=fred%2Bx@example.com', 'fred+x@example.com'],
  ['email=%20fred@example.com+', 'fred@example.com'],
  ['email=+', ''],
  ['', ''],
])('?%s names %j', (query, email) => {
  expect(emailIn(new URLSearchParams(query))).toBe(email)
})
