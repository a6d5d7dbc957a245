import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { typefaceFiles } from './cut-typeface.mjs'

test('the files of the typeface are what tokens.css says; if not, run `npm run typeface:cut` and commit them', async () => {
  const files = await typefaceFiles()
  expect(files).toHaveLength(2)
  const committed = await Promise.all(files.map(({ url }) => readFile(url)))
  expect(files.map(({ content }, index) => committed[index].equals(content))).toEqual([true, true])
})
