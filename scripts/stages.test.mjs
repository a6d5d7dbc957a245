import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TEST_STAGES } from './stages.mjs'

test('CONTRIBUTING.md names every stage of npm test', () => {
  const [, list = ''] =
    /stages of `scripts\/stages\.mjs`: ([^.]*)\./.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  const names = TEST_STAGES.map(({ name }) => name)
  expect(list.match(/[\w-]+/g)).toEqual(expect.arrayContaining(names))
})
