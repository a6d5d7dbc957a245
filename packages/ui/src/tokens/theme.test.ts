import { applyTheme, isTheme, resolveTheme } from './theme'

/** A browser preference that a test can change. */
function prefer(dark: boolean) {
  const preference = Object.assign(new EventTarget(), { matches: dark })
  vi.stubGlobal('matchMedia', () => preference)
  return (next: boolean) => {
    preference.matches = next
    preference.dispatchEvent(new Event('change'))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a chosen theme stays, whichever one the browser prefers', () => {
  const change = prefer(true)
  const root = document.createElement('html')
  applyTheme('light', root)
  change(true)
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(resolveTheme('light')).toBe('light')
})

test('system follows the browser until it is stopped', () => {
  const change = prefer(true)
  const root = document.createElement('html')
  const stop = applyTheme('system', root)
  expect(root).toHaveAttribute('data-theme', 'dark')
  change(false)
  expect(root).toHaveAttribute('data-theme', 'light')
  stop()
  change(true)
  expect(root).toHaveAttribute('data-theme', 'light')
})

test.each([
  ['light', true],
  ['dark', true],
  ['system', true],
  ['sepia', false],
  [null, false],
])('%j is a theme: %s', (value, answer) => {
  expect(isTheme(value)).toBe(answer)
})
