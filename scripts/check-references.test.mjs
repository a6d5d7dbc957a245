import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaintsAbout, headingNumbers } from './check-references.mjs'

// Spelled in parts, since this file is checked as well.
const S = '\u00a7'
const SECTION = 'section'
const headings = new Set(['8', '8.11'])
const complaints = (text, file = 'x.ts') => complaintsAbout(file, text, headings)

test('reads the numbers of headings, and nothing else that begins with a number', () => {
  const markdown = '# 8 Errors\n\n## 8.11 Clusters\n\n### 8.11.2 Lists\n\n# Reference\n\n8.12 is no heading\n'
  expect(headingNumbers(markdown)).toEqual(['8', '8.11', '8.11.2'])
})

test.each([
  ['a number that no heading has', `// A list that failed is empty (${S}99).`, `x.ts:1 ${S}99 is no heading`],
  [
    'a subheading that its part does not have',
    `// A list that failed is empty (${S}8.1).`,
    `${S}8.1 is no heading`,
  ],
  ['a number in a test name', `\n\ntest('${S}7: it waits', wait)`, `x.ts:3 ${S}7 is no heading`],
  ['a document before the number', `// An error has three shapes (contract ${S}8).`, `'contract ${S}…'`],
  ['one in capitals', `/** Spec ${S}8.11: a failed list is empty. */`, `'Spec ${S}…'`],
  [
    'one broken over two lines',
    `/*\n * As it is in the contract\n * ${S}8 of old.\n */`,
    `x.ts:2 'contract ${S}…'`,
  ],
  [
    'one without the sign',
    `// What the specification, ${SECTION} 8, says of it.`,
    `'specification, ${SECTION} 8…'`,
  ],
  ['a line comment that is only a number', `const a = 1 // ${S}8`, 'x.ts:1 this comment is only a number'],
  ['a block comment that is only a number', `/** ${S}8.11. */`, 'this comment is only a number'],
  ['a number with the name of a screen', `/** ${S}8 Clusters (/admin/clusters). */`, 'only a number'],
  ['numbers alone in JSX', `<p>\n  {/* ${S}8, ${S}8.11 */}\n</p>`, 'x.ts:2 this comment is only a number'],
])('refuses %s', (_what, text, complaint) => {
  expect(complaints(text)).toEqual([expect.stringContaining(complaint)])
})

test('refuses a comment of YAML that is only a number', () => {
  expect(complaints(`get: # ${S}8\n  x: 1`, 'product.yaml')).toEqual([
    'product.yaml:1 this comment is only a number: it says no reason',
  ])
})

test.each([
  ['a heading with its reason', `// A list that failed is empty (${S}8.11).`],
  ['a number on its own line of a longer comment', `// A list that failed is empty:\n// ${S}8.11.`],
  ['the end of a sentence', `// It is empty, as said in ${S}8.`],
  ['a section of another document', '// A code is used once (RFC 6238 \u00a75.2).'],
  ['an address with two slashes', `const url = 'https://example.com/${S}8'`],
  ['an API contract that has no number', '// Checked against the contract before it is answered.'],
])('accepts %s', (_what, text) => {
  expect(complaints(text)).toEqual([])
})

test('documents may be short about a number, but it has to exist', () => {
  expect(complaints(`| ${S}8 |`, 'README.md')).toEqual([])
  expect(complaints(`\n| ${S}9 |`, 'README.md')).toEqual([
    `README.md:2 ${S}9 is no heading of docs/reference`,
  ])
})

let tree = ''
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'references-'))
  write('docs/reference/08-errors.md', '# 8 Errors\n\n## 8.11 Clusters\n')
})
afterEach(() => rmSync(tree, { recursive: true }))

function write(file, text) {
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(tree, file), text)
}

const check = () =>
  spawnSync(process.execPath, [path.resolve('scripts/check-references.mjs')], { cwd: tree, encoding: 'utf8' })

test('a checkout whose citations all resolve passes', () => {
  write('packages/ui/src/list.tsx', `// A list that failed is empty (${S}8.11).\n`)
  write('packages/ui/node_modules/other/index.js', `// ${S}99\n`)
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('2 headings') })
})

test.each(['packages/ui/src/list.tsx', 'e2e/list.spec.ts', '.storybook/preview.tsx', 'CONTRIBUTING.md'])(
  'a citation in %s that does not resolve fails with its place',
  (file) => {
    write(file, `\n// A list that failed is empty (${S}12).\n`)
    expect(check()).toMatchObject({ status: 1, stderr: `${file}:2 ${S}12 is no heading of docs/reference\n` })
  },
)

test('a number that two headings have fails', () => {
  write('docs/reference/09-more.md', '# 8 Errors again\n')
  expect(check()).toMatchObject({
    status: 1,
    stderr: 'docs/reference/09-more.md the heading 8 is there twice\n',
  })
})
