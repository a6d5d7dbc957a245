import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { ACCENT_GROUNDS, accentPalette, accentVariables } from './accent'
import { contrast, fromOklch, toHex, toOklch, type Rgb } from './colour'
import { palette } from './palette'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const rgb = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
const themes = ['light', 'dark'] as const

/** Colours for which enough contrast is hard to reach. */
const brands: Record<string, Rgb> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  'mid grey': [119, 119, 119],
  navy: [0, 31, 91],
  red: [220, 38, 38],
  'pale yellow': [255, 249, 196],
  lime: [132, 255, 0],
  violet: [124, 58, 237],
  blue: [0, 0, 255],
}

describe.each(themes)('accent in the %s theme', (theme) => {
  const grounds = Object.values(ACCENT_GROUNDS[theme]).map(fromOklch)

  function expectReadable(brand: Rgb) {
    const colours = accentPalette(brand, theme)
    expect(contrast(colours['--on-accent'], colours['--accent'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['--on-accent'], colours['--accent-hover'])).toBeGreaterThanOrEqual(4.5)
    for (const ground of [...grounds, colours['--accent-soft']])
      expect(contrast(colours['--accent-text'], ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds) expect(contrast(colours['--accent'], ground)).toBeGreaterThanOrEqual(3)
    expect(colours['--accent-hover']).not.toEqual(colours['--accent'])
  }

  test('is readable for any brand colour', () => {
    expect.hasAssertions()
    Object.values(brands).forEach(expectReadable)
    fc.assert(fc.property(rgb, expectReadable), { numRuns: 500 })
  })

  test('the grounds it is checked against are those of tokens.css', () => {
    for (const [name, ground] of Object.entries(ACCENT_GROUNDS[theme]))
      expect(palette(css, theme)[`--${name}`]).toEqual(ground)
  })
})

test('a brand colour that passes already is left as it is', () => {
  expect(accentPalette([124, 58, 237], 'light')['--accent']).toEqual([124, 58, 237])
})

test('variables follow the theme', () => {
  const variables = accentVariables('rebeccapurple', () => [102, 51, 153])
  expect(variables?.['--accent']).toMatch(/^light-dark\(#663399, #[0-9a-f]{6}\)$/)
  expect(Object.keys(variables ?? {})).toEqual([
    '--accent',
    '--accent-hover',
    '--on-accent',
    '--accent-soft',
    '--accent-text',
  ])
})

test('a brand colour that differs between the themes is read in each', () => {
  const variables = accentVariables('light-dark(navy, skyblue)', (_colour, theme) =>
    theme === 'light' ? [0, 0, 128] : [135, 206, 235],
  )
  expect(variables?.['--accent']).toBe('light-dark(#000080, #87ceeb)')
})

test('a text that is not a colour gives null', () => {
  expect(accentVariables('not a colour', () => null)).toBeNull()
})

test('OKLCH there and back is the same colour', () => {
  fc.assert(
    fc.property(rgb, (colour) => {
      expect(toHex(fromOklch(toOklch(colour)))).toBe(toHex(colour))
    }),
  )
})
