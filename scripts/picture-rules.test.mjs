import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { Sources } from '../.storybook/docs/componentFacts.ts'
import { ALIKE, alikeComplaints, GROWING, LOADED, shiftComplaints } from './picture-rules.mjs'
import { PICTURES, recordedPictures } from './pictures.mjs'

describe('pictures that are the same', () => {
  const recorded = {
    'menu--closed': '76x76 aaaa 1111',
    'menu--closed--dark': '76x76 bbbb 1111',
    'menu--keyboard': '76x76 aaaa 2222',
    'menu--keyboard--dark': '76x76 bbbb 2222',
    'menu--open': '76x90 aaaa 3333',
  }

  test('need a reason', () => {
    expect(alikeComplaints(recorded, [])).toEqual([
      'look the same, and scripts/picture-rules.mjs gives no reason: menu--closed, menu--keyboard',
    ])
    const reason = { because: 'It is closed.', stories: ['menu--keyboard', 'menu--closed'] }
    expect(alikeComplaints(recorded, [reason])).toEqual([])
  })

  test('must be all that the reason names', () => {
    const reason = { because: 'It is closed.', stories: ['menu--closed', 'menu--open'] }
    expect(alikeComplaints(recorded, [reason])).toHaveLength(2)
  })

  test('have their reasons as they are recorded', () => {
    expect(alikeComplaints(recordedPictures())).toEqual([])
    expect(ALIKE.filter(({ because }) => !/^[A-Z].*\.$/.test(because))).toEqual([])
  })
})

describe('what is loading', () => {
  const recorded = {
    'view--loading': '640x300 a b',
    'view--ready': '640x309 a b',
    'view--full': '640x292 a b',
    'view--loading--dark': '640x999 a b',
    'screens-view--loading': '1280x860 a b',
  }

  test('is as high as what comes, but for 8 px', () => {
    expect(shiftComplaints(recorded, {}, [])).toEqual([
      expect.stringContaining('view--loading is 300 px high and view--ready 309 px'),
    ])
    expect(shiftComplaints(recorded, { 'view--loading': 'full' }, [])).toEqual([])
  })

  test('may be given a reason, as long as it needs one', () => {
    const growing = [{ because: 'Nothing is below.', stories: ['view--loading'] }]
    expect(shiftComplaints(recorded, {}, growing)).toEqual([])
    expect(shiftComplaints(recorded, { 'view--loading': 'full' }, growing)).toHaveLength(1)
    expect(shiftComplaints(recorded, { 'gone--loading': 'full' }, growing)).toHaveLength(1)
  })

  test('says what it turns into', () => {
    expect(shiftComplaints({ 'view--loading': '640x300 a b' }, {}, [])).toHaveLength(1)
  })

  test('is so as it is recorded', () => {
    expect(shiftComplaints(recordedPictures())).toEqual([])
    expect(GROWING.filter(({ because }) => !/^[A-Z].*\.$/.test(because))).toEqual([])
    expect(Object.values(LOADED)).not.toContain('ready')
  })
})

test('a story that sets its theme is recorded in no other', () => {
  const sources = new Sources(process.cwd())
  const ids = ['packages/ui/src', 'packages/console/src']
    .flatMap((folder) => sources.in(folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const [meta, ...stories] = sources.code(file).split('export const ')
      const title = /title: '(.+?)'/.exec(meta)?.[1]
      return stories
        .filter((story) => /globals: \{[^{}]*\btheme:/.test(story))
        .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)[0])))
    })
  expect(ids).toEqual(expect.arrayContaining(['foundations-colours--light', 'foundations-colours--dark']))
  const recorded = recordedPictures()
  expect(ids.filter((id) => !recorded[id])).toEqual([])
  expect(ids.filter((id) => recorded[`${id}--dark`])).toEqual([])
})

test('what is recorded is no more than every clone can bear, 44 MB', () => {
  const bytes = readdirSync(PICTURES).map((file) => statSync(path.join(PICTURES, file)).size)
  expect(
    bytes.reduce((sum, size) => sum + size, 0),
    'what leaves room: the tags `words` and `interaction` on stories that need no picture of their own, fewer rows in those with the largest files',
  ).toBeLessThanOrEqual(44_000_000)
})
