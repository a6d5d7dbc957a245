import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isAllowed, shippedPackages } from './check-licences.mjs'

// A dependency of packages/api alone.
const { parse } = createRequire(new URL('../packages/api/package.json', import.meta.url))('yaml')
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const workspace = parse(read('pnpm-workspace.yaml'))
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

test.each([
  'package.json',
  ...['api', 'console', 'sandbox', 'ui'].map((name) => `packages/${name}/package.json`),
])('%s asks for exact versions', (file) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file))
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  // `npm:` installs one package in another's name.
  const exact = /^(workspace:\*|catalog:|(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?)$/
  expect(asked.filter(([, version]) => !exact.test(version))).toEqual([])
})

test('so does the workspace, and it waits until a version has been looked at', () => {
  for (const asked of Object.values({ ...workspace.catalog, ...workspace.overrides }))
    expect(asked).toMatch(EXACT)
  expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60)
  expect(workspace.savePrefix).toBe('')
})

test('images are named by exact versions', () => {
  const images = [
    ...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm),
    ...read('deploy/compose.yaml').matchAll(/^ +image: (\S+)/gm),
  ].map(([, image]) => image)
  expect(images.length).toBeGreaterThanOrEqual(5)
  // A patch version, or a point release of Debian; with or without a digest behind it.
  for (const image of images)
    expect(image).toMatch(/:(v?\d+\.\d+\.\d+|\d+\.\d+)(-[\w.-]+)?(@sha256:[0-9a-f]{64})?$/)
})

test('the build of the image runs the Node that is supported longest', () => {
  expect(read('deploy/Dockerfile')).toMatch(/^FROM node:22\./m)
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['Unknown', false],
])('the licence %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, ['MIT', 'Apache-2.0'])).toBe(allowed)
})

test('what is shipped is read from the headings of the list', () => {
  const list =
    '# Licenses\n\nThe app\n\n## @a/b - 1.2.3 (MIT)\n\nSome text\n\n## c - v2.0.0 (A OR B)\n\nMore\n'
  expect(shippedPackages(list)).toEqual([
    { name: '@a/b', version: '1.2.3', licence: 'MIT', text: 'Some text' },
    { name: 'c', version: '2.0.0', licence: 'A OR B', text: 'More' },
  ])
})
