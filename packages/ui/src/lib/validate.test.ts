import { isEmail, isUuid } from './validate'

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
