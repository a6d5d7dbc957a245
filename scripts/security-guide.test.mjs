import { existsSync, readFileSync } from 'node:fs'

// docs/guides/security.md names a test for every promise: this checks that each of them is there under that name.

const guide = readFileSync('docs/guides/security.md', 'utf8')
const promises = guide.slice(guide.indexOf('## Promises'), guide.indexOf('## What remains'))
const rows = promises.split('\n').filter((line) => line.startsWith('| ') && !/^\| (promise|-+) /.test(line))

test('there are promises', () => expect(rows.length).toBeGreaterThan(20))

test.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([^`]+)`\s+"(.+)"\s+\|$/.exec(row) ?? []
  expect(existsSync(file)).toBe(true)
  // In the code an apostrophe may stand escaped.
  expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title)
})
