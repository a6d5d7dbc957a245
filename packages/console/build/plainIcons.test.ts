import { createRequire } from 'node:module'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createIcon from './plainIcon.ts'

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
