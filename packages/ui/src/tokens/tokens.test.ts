import { readFileSync } from 'node:fs'
import { contrast, fromOklch } from './colour'
import { palette } from './palette'
import { contrastRules } from './testing/contrastRules'
import { surfaceRules } from './testing/surfaceRules'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')

describe.each(['light', 'dark'] as const)('%s palette', (theme) => {
  const colours = palette(css, theme)
  const ratio = (a: string, b: string) => contrast(colour(a), colour(b))
  const colour = (name: string) => {
    const value = colours[name]
    if (!value) throw new Error(`${name} is missing`)
    return fromOklch(value)
  }

  test('both themes name the same colours', () => {
    expect(Object.keys(colours)).toEqual(Object.keys(palette(css, 'light')))
    expect(Object.keys(colours).length).toBeGreaterThan(30)
  })

  const pairs = contrastRules.flatMap(({ colours: names, grounds, least }) =>
    names.flatMap((name) => grounds.map((ground) => ({ name, ground, least }))),
  )
  test.each(pairs)('$name on $ground: at least $least', ({ name, ground, least }) => {
    expect(ratio(name, ground)).toBeGreaterThanOrEqual(least)
  })

  test.each(surfaceRules)('$above over $below: at least $least', ({ above, below, least }) => {
    expect(ratio(above, below)).toBeGreaterThanOrEqual(least[theme])
  })
})

test('in the dark whatever lies on another surface is lighter, so that nothing looks like a hole', () => {
  const colours = palette(css, 'dark')
  const wells = surfaceRules.filter(({ above, below }) => !isLighter(above, below)).map(({ above }) => above)
  expect(wells).toEqual(['--sunken'])

  function isLighter(a: string, b: string): boolean {
    const [lightness = 0] = colours[a] ?? []
    const [lightnessBelow = 1] = colours[b] ?? []
    return lightness > lightnessBelow
  }
})
