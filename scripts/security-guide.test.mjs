import { existsSync, readdirSync, readFileSync } from 'node:fs'

// docs/guides/security.md names a test for every promise: this checks that each of them is there under that name. It says too
// that every key in storage is in the reference.

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

test('every key in storage is in the reference', () => {
  const files = ['api', 'ui', 'console']
    .flatMap((name) =>
      readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `packages/${name}/src/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file))
  const keys = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=['"`])quarterdeck\.[\w.-]+/g) ?? [],
  )
  expect(keys.length).toBeGreaterThan(10)
  const constants = readFileSync('docs/reference/09-constants.md', 'utf8')
  const documented = constants.slice(constants.indexOf('## 9.5'), constants.indexOf('## 9.6'))
  expect(keys.filter((key) => !documented.includes(`\`${key}\``))).toEqual([])
})
