import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createIcon, { type IconData } from './plainIcon.ts'
import { iconData, shapesOnly } from './plainIcons.ts'

interface IconModule {
  default: ComponentType<object>
  __iconData: IconData
}

const require = createRequire(new URL('../../ui/package.json', import.meta.url))
const lucide = require.resolve('lucide-react').replace(/\/dist\/.*/, '/dist/esm/icons')
const codeOf = (name: string) => readFileSync(`${lucide}/${name}.mjs`, 'utf8')
/** Without its class, and without what only a file of its own needs. */
const plain = (markup: string) => markup.replace(/ (class|xmlns)="[^"]*"/g, '')

test.each([
  ['x', { size: 16 }],
  ['bell', {}],
  ['info', { size: 14, 'aria-hidden': true }],
  ['server', { size: 24, 'aria-label': 'Server' }],
])('%s is drawn as by Lucide, with %o', async (name, props) => {
  const icon = (await import(/* @vite-ignore */ `${lucide}/${name}.mjs`)) as IconModule
  const [theirs, ours] = [icon.default, createIcon(icon.__iconData)].map((Icon) =>
    plain(renderToStaticMarkup(createElement(Icon as ComponentType<object>, props))),
  )
  expect(ours).toBe(theirs)
  expect(ours).toContain('<svg')
})

// That each looks the same is held by e2e/icons.spec.ts, in a browser.
test.each([
  ['eye', 1],
  ['server', 1],
  ['fingerprint-pattern', 1],
  // The second is a filled dot.
  ['tag', 2],
])('of %s nothing but its shapes is built, as %i', (name, shapes) => {
  const before = codeOf(name)
  const built = shapesOnly(before)
  expect(built).not.toMatch(/name:|aliases|"key"|__iconData\.node/)
  const { size, node } = iconData(built) ?? { size: 0, node: [] }
  expect(size).toBe(24)
  expect(node).toHaveLength(shapes)
  expect(iconData(before)?.node.length).toBeGreaterThan(1)
})

test('a shape that begins where it is told to does not go on from the one before', () => {
  const icon = `const __iconData = { size: 24, node: [["path", { d: "m2 2 20 20" }], ["path", { d: "m9 9h1" }]] };`
  expect(iconData(shapesOnly(icon))?.node).toEqual([['path', { d: 'M0 0m2 2 20 20M0 0m9 9h1' }]])
})

test.each([
  ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['circle', { cx: '12', cy: '12', r: '1.1' }, 'M10.9 12a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z'],
  [
    'rect',
    { x: '1', y: '2', width: '8', height: '6', rx: '1' },
    'M2 2h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ],
])('a %s is written as a path', (name, attributes, d) => {
  const icon = `const __iconData = { size: 24, node: [["${name}", ${JSON.stringify(attributes)}]] };`
  expect(iconData(shapesOnly(icon))?.node).toEqual([['path', { d }]])
})

test('a module that gives an icon another name stays as it is', () => {
  expect(shapesOnly(codeOf('circle-alert'))).toBe(codeOf('circle-alert'))
})
