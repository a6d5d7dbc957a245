// What the toolbar of Storybook offers, and how a page is made to look as though the system had asked for it. That it is
// drawn so is shown by the stories of Foundations / Toolbar and Foundations / Network.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decideQuery } from '../.storybook/toolbar/emulation.ts'
import {
  asParameter,
  brandColourOf,
  choiceOf,
  featuresOf,
  globalTypes,
  initialChoice,
  textSizeOf,
  tools,
} from '../.storybook/toolbar/tools.ts'

const first = {
  theme: 'normal',
  accent: 'own',
  motion: 'normal',
  contrast: 'normal',
  text: 'size100',
  network: 'normal',
}

describe('the choice', () => {
  test('is the first of each at first', () => {
    expect(initialChoice).toEqual(first)
    expect(choiceOf({})).toEqual(first)
  })

  test('takes what the globals say, and nothing that is no value of a tool', () => {
    const globals = {
      theme: 'dark',
      accent: 'plaid',
      text: 150,
      motion: 'toString',
      network: 'slow',
      viewport: {},
    }
    expect(choiceOf(globals)).toEqual({ ...first, theme: 'dark', network: 'slow' })
  })

  test('is carried by an address where it is not the first', () => {
    expect(asParameter(choiceOf({ theme: 'dark', text: 'size200' }))).toBe('theme:dark;text:size200')
    expect(asParameter(choiceOf({ theme: 'light' }))).toBe('theme:light')
    expect(asParameter(initialChoice)).toBe('')
  })

  test('has values that an address of Storybook can carry', () => {
    const values = Object.values(tools).flatMap((tool) => Object.keys(tool.values))
    expect(values.filter((value) => !/^[\w-]+$/.test(value))).toEqual([])
  })

  test('is offered by a menu for each tool', () => {
    expect(Object.keys(globalTypes)).toEqual(Object.keys(first))
    expect(globalTypes.text.toolbar.items).toEqual([
      { value: 'size100', title: 'Text', right: '100 %' },
      { value: 'size150', title: '150 %' },
      { value: 'size200', title: '200 %' },
    ])
  })
})

test('each choice says what the system would', () => {
  const featuresWith = (globals) => featuresOf(choiceOf(globals))
  expect(featuresWith({})).toEqual({ 'prefers-color-scheme': 'light' })
  expect(featuresWith({ theme: 'light' })).toEqual({ 'prefers-color-scheme': 'light' })
  expect(featuresWith({ theme: 'dark' })).toEqual({ 'prefers-color-scheme': 'dark' })
  expect(featuresWith({ motion: 'reduced' })).toMatchObject({ 'prefers-reduced-motion': 'reduce' })
  expect(featuresWith({ motion: 'full' })).toMatchObject({ 'prefers-reduced-motion': 'no-preference' })
  expect(featuresWith({ contrast: 'more' })).toMatchObject({ 'prefers-contrast': 'more' })
  expect(featuresWith({ contrast: 'forced' })).toMatchObject({ 'forced-colors': 'active' })
  expect(textSizeOf(choiceOf({ text: 'size150' }))).toBe('150%')
})

test('every accent but our own is a brand colour', () => {
  const colours = Object.keys(tools.accent.values).map((accent) => brandColourOf(choiceOf({ accent })))
  expect(colours).toEqual([null, 'teal', '#7c3aed', 'crimson'])
})

describe('a media query', () => {
  const reduce = { 'prefers-reduced-motion': 'reduce' }

  test.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
    ['(prefers-reduced-motion: no-preference)', '(width < 0px)'],
    ['(prefers-reduced-motion)', '(min-width: 0px)'],
    [
      'screen and (prefers-reduced-motion:reduce) and (min-width: 600px)',
      'screen and (min-width: 0px) and (min-width: 600px)',
    ],
    ['not (prefers-reduced-motion: reduce)', 'not (min-width: 0px)'],
    ['(prefers-contrast: more)', '(prefers-contrast: more)'],
    ['(width > 600px)', '(width > 600px)'],
  ])('%s is decided as %s', (query, decided) => {
    expect(decideQuery(query, reduce)).toBe(decided)
  })

  test('asks in vain for what is emulated as absent', () => {
    const features = { 'prefers-reduced-motion': 'no-preference' }
    expect(decideQuery('(prefers-reduced-motion)', features)).toBe('(width < 0px)')
    expect(decideQuery('(prefers-reduced-motion: reduce)', features)).toBe('(width < 0px)')
  })
})

test('forced colours have one of the system for every colour but the fills of charts', () => {
  const named = (file) =>
    new Set(Array.from(readFileSync(file, 'utf8').matchAll(/^ +(--[\w-]+): (?!var)/gm), ([, name]) => name))
  const forced = named('.storybook/toolbar/forcedColours.css')
  const css = readFileSync('packages/ui/src/tokens/tokens.css', 'utf8')
  const colours = new Set(Array.from(css.matchAll(/^ +(--[\w-]+): oklch/gm), ([, name]) => name))
  expect(colours.size).toBeGreaterThan(30)
  expect([...colours].filter((name) => !forced.has(name) && !name.endsWith('-fill'))).toEqual(['--scrim'])
})
