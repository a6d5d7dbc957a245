import { existsSync, readdirSync, readFileSync } from 'node:fs'

// docs/guides/security.md names a test for every promise: this checks that each of them is there under that name and is not left
// out by its own file. Those of deploy/check.mjs run where nginx is, the bad days at random in the night. It says too that every
// key in storage is in the reference.

const guide = readFileSync('docs/guides/security.md', 'utf8')
const promises = guide.slice(guide.indexOf('## Promises'), guide.indexOf('## What remains'))
const rows = promises.split('\n').filter((line) => line.startsWith('| ') && !/^\| (promise|-+) /.test(line))

const TEST = /^ *test(?:\.each[<(](?:(?!\)\(\s*['"`])[^])*\))?\(\s*(['"`])(.*?)(?<!\\)\1/gm
const LEFT_OUT = /^ *(?:test|describe)(?:\.\w+)*\.(?:skip|fixme|todo)\b/m

/** The titles of a file's tests, where it leaves none of them out. In the code an apostrophe may stand escaped. */
const titlesIn = (code) =>
  LEFT_OUT.test(code) ? [] : [...code.matchAll(TEST)].map(([, , title]) => title.replaceAll("\\'", "'"))

test.each([
  ["test('a', () => {})", ['a']],
  ["  test.each(rows)('a %s', () => {})", ['a %s']],
  ["test.each([\n  ['x'],\n])(\n  '$name a',\n  () => {})", ['$name a']],
  ["test.each<{\n  name: string\n}>([\n  { name: 'x' },\n])('$name a', () => {})", ['$name a']],
  ["test('somebody\\'s', () => {})", ["somebody's"]],
  ["// test('a', () => {})", []],
  ["test('b', () => {}) // a", ['b']],
  ["test.skip('a', () => {})", []],
  ["test.skip.each(rows)('a', () => {})", []],
  ["describe.skip('b', () => {\n  test('a', () => {})\n})", []],
])('the tests that run of %j: %j', (code, titles) => expect(titlesIn(code)).toEqual(titles))

test('there are promises', () => expect(rows.length).toBeGreaterThan(20))

test.each(rows)('%s', (row) => {
  const [, file = '', title = ''] = /`([^`]+)`\s+"(.+)"\s+\|$/.exec(row) ?? []
  expect(existsSync(file)).toBe(true)
  // Not '%s' alone, which would be found in many a file.
  expect(title).toMatch(/[a-z]{2}/)
  expect(titlesIn(readFileSync(file, 'utf8')).filter((one) => one.includes(title))).not.toEqual([])
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
