import { readFileSync } from 'node:fs'
import { contrast, fromOklch } from './colour'
import { palette } from './palette'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const surfaces = ['--canvas', '--surface', '--raised', '--sunken', '--hover']
const tones = ['info', 'success', 'warning', 'danger']

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

  test.each(surfaces)('text on %s', (surface) => {
    expect(ratio('--text', surface)).toBeGreaterThanOrEqual(7)
    expect(ratio('--text-muted', surface)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--text-faint', surface)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--accent-text', surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(tones)('%s', (tone) => {
    for (const ground of ['--surface', '--canvas', `--${tone}-soft`])
      expect(ratio(`--${tone}`, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--text', `--${tone}-soft`)).toBeGreaterThanOrEqual(7)
  })

  test('accent, danger button and neutral badge', () => {
    expect(ratio('--on-accent', '--accent')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--on-accent', '--accent-hover')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--accent-text', '--accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--on-danger', '--danger-solid')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--text-muted', '--neutral-soft')).toBeGreaterThanOrEqual(4.5)
  })

  test('outlines and the focus ring stand out from what is around them (WCAG 1.4.11)', () => {
    for (const surface of ['--canvas', '--surface', '--raised']) {
      expect(ratio('--focus', surface)).toBeGreaterThanOrEqual(3)
      expect(ratio('--border-strong', surface)).toBeGreaterThanOrEqual(3)
    }
  })
})
