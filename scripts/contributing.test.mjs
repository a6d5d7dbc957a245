import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// CONTRIBUTING.md names the files that a change touches: this checks that they are there, but for those of its example.

/** Where the names begin: at the root, or in the folder that is spoken of. */
const FOLDERS = [
  '.',
  '.storybook/pictures',
  'packages/api/src',
  'packages/console/src',
  'packages/console/src/lib',
  'packages/sandbox',
  'packages/ui/src',
]
const OF_EXAMPLE = /invoice|^Name\./i

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const inCode = Array.from(text.matchAll(/`([\w./-]+)`/g), ([, name]) => name).filter((name) =>
  /\.(ts|tsx|mjs|md|json|yaml)$|^(docs|e2e|packages)\//.test(name),
)
const linked = Array.from(text.matchAll(/\]\(([^)#]+)/g), ([, target]) => target)
const names = [...new Set([...inCode, ...linked])].filter((name) => !OF_EXAMPLE.test(name))

test('there are names', () => expect(names.length).toBeGreaterThan(40))

test.each(names)('%s is there', (name) => {
  expect(FOLDERS.some((folder) => existsSync(path.join(folder, name)))).toBe(true)
})
