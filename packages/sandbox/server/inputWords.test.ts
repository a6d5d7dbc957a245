import { inputWords } from './inputWords'

test.each([
  [
    { instancePath: '/path/organizationId', keyword: 'format', params: { format: 'uuid' } },
    'organizationId is not a valid ID',
  ],
  [
    { instancePath: '/requestBody/email', keyword: 'minLength', params: { limit: 3 } },
    'Please enter a valid email address',
  ],
  [
    { instancePath: '/requestBody', keyword: 'required', params: { missingProperty: 'email' } },
    'email is missing',
  ],
  [
    { instancePath: '/requestBody/price_id', keyword: 'minLength', params: { limit: 1 } },
    'price_id is missing',
  ],
  [
    { instancePath: '/query/page', keyword: 'minimum', params: { limit: 1 }, message: 'must be >= 1' },
    'page must be >= 1',
  ],
])('%j in words', (problem, words) => {
  expect(inputWords(problem)).toBe(words)
})
