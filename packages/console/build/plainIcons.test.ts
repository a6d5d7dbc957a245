import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createIcon from './plainIcon.ts'
import { shapesOnly } from './plainIcons.ts'

interface IconModule {
  default: ComponentType<object>
  __iconData: Parameters<typeof createIcon>[0]
}

const require = createRequire(new URL('../../ui/package.json', import.meta.url))
const lucide = require.resolve('lucide-react').replace(/\/dist\/.*/, '/dist/esm/icons')
const withoutClass = (markup: string) => markup.replace(/ class="[^"]*"/, '')

test.each([
  ['x', { size: 16 }],
  ['bell', {}],
  ['info', { size: 14, 'aria-hidden': true }],
  ['server', { size: 24, 'aria-label': 'Server' }],
])('%s looks as Lucide draws it, with %o', async (name, props) => {
  const icon = (await import(/* @vite-ignore */ `${lucide}/${name}.mjs`)) as IconModule
  const [theirs, ours] = [icon.default, createIcon(icon.__iconData)].map((Icon) =>
    withoutClass(renderToStaticMarkup(createElement(Icon as ComponentType<object>, props))),
  )
  expect(ours).toBe(theirs)
  expect(ours).toContain('<svg')
})

test.each(['eye', 'fingerprint-pattern', 'trash'])('of %s only the shapes are built', async (name) => {
  const file = `${lucide}/${name}.mjs`
  const built = shapesOnly(readFileSync(file, 'utf8'))
  const data = /const __iconData = (\{[^]*?\n\});/.exec(built)?.[1] ?? ''
  expect(data).not.toMatch(/name|aliases|key/)
  expect(built).not.toContain('__iconData.node')

  const { __iconData } = (await import(/* @vite-ignore */ file)) as IconModule
  const draw = (icon: typeof __iconData) => renderToStaticMarkup(createElement(createIcon(icon)))
  // It is an object literal of numbers and texts, which JSON has with its keys in quotes.
  const shapes = JSON.parse(data.replace(/([{,]\s*)([\w]+):/g, '$1"$2":')) as typeof __iconData
  expect(draw(shapes)).toBe(draw(__iconData))
})
