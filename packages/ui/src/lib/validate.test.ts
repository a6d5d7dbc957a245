import { domainError, isEmail, isUuid, webAddressError } from './validate'

test.each([
  ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', true], // version 1
  ['000003e8-c9a4-21f0-a200-325096b39f47', true], // version 2
  ['6fa459ea-ee8a-3ca4-894e-db77e160355e', true], // version 3
  ['9F1C2A7E-5A6B-4C3D-8E9F-001122334455', true], // version 4, upper case
  ['886313e1-3b8a-5372-9b90-0c9aee199e5d', true], // version 5
  ['1ec9414c-232a-6b00-b3c8-9e6bdeced846', false], // version 6
  ['00000000-0000-0000-0000-000000000000', false],
  ['9f1c2a7e-5a6b-4c3d-ce9f-001122334455', false], // another variant
  ['9f1c2a7e5a6b4c3d8e9f001122334455', false],
  [' 9f1c2a7e-5a6b-4c3d-8e9f-001122334455', false],
  ['9f1c2a7e', false],
  ['', false],
])('§5.11: %j as an organization id: %s', (text, valid) => {
  expect(isUuid(text)).toBe(valid)
})

test("§5.3: an e-mail address contains '@'", () => {
  expect(isEmail('ada@example.com')).toBe(true)
  expect(isEmail('ada.example.com')).toBe(false)
  expect(isEmail('')).toBe(false)
})

test.each([
  ['https://x.example', undefined],
  ['HTTP://x.example:8080/a?b#c', undefined],
  ['x.example', 'A must be a URL (https or http)'],
  ['not a url', 'A must be a URL (https or http)'],
  ['https://', 'A must be a URL (https or http)'],
  ['https:x.example', 'A must begin with https:// or http://'],
  ['https:/x.example', 'A must begin with https:// or http://'],
  ['javascript:alert(1)', 'A must begin with https:// or http://'],
  ['https://x.example/a b', 'A must not contain spaces'],
  ['https://a:b@x.example', 'A must not contain a user name or a password'],
  ['https://a@x.example', 'A must not contain a user name or a password'],
  ['https://:b@x.example', 'A must not contain a user name or a password'],
])('§5.7: %j as an address: %s', (address, error) => {
  expect(webAddressError('A')(address)).toBe(error)
})

test.each([
  ['fra-1.example', undefined],
  ['*.fra-1.example', undefined],
  ['müller.example', undefined],
  ['https://fra-1.example', 'D must be a name such as fra-1.example, without https:// and path'],
  ['fra 1.example', 'D must not contain spaces'],
  ['a@fra-1.example', 'D must be a name such as fra-1.example'],
  ['fra-1.example:443', 'D must be a name such as fra-1.example'],
])('§5.7: %j as a domain: %s', (domain, error) => {
  expect(domainError('D')(domain)).toBe(error)
})
