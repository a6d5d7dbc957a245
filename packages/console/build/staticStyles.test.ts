import { fileURLToPath } from 'node:url'
import { createElement, createRef, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import styledInBrowser, { ServerStyleSheet } from 'styled-components'
import { build } from 'vite'
import { staticStyles } from './staticStyles.ts'
import { jsx, jsxs } from './staticStyles/jsxRuntime.ts'
import styledInBuild from './staticStyles/runtime.ts'
import { Box, Card, Line, Search } from './staticStyles/example.tsx'

const COMPONENTS = { Box, Search, Card, Line }
const EXAMPLE = fileURLToPath(new URL('staticStyles/example.tsx', import.meta.url))

/** The styles and the code of the example as the build leaves them; `source` is in its place, if given. */
async function extract(source?: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'source', enforce: 'pre', load: (id) => (id === EXAMPLE ? source : null) },
      staticStyles(),
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: EXAMPLE, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: { external: /^react/ },
    },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const css = output.find((part) => part.type === 'asset')?.source ?? ''
  return { css: String(css), code: output.find((part) => part.type === 'chunk')?.code ?? '' }
}

/** One rule a line, without what only separates, and with names in place of the classes and keyframes. */
function tidy(css: string, names: Map<string, string>): string[] {
  let text = css.replace(/\/\*.*?\*\//gs, '')
  for (const [, keyframes = ''] of css.matchAll(/@keyframes ([\w-]+)/g))
    text = text.replaceAll(keyframes, 'keyframes')
  for (const [className, name] of names) text = text.replaceAll(className, name)
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>+]) ?/g, '$1')
    .replaceAll(';}', '}')
    .split(/(?<=})/)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
}

/** What styled-components writes into its style elements in the browser, and on a server. */
function writtenByLibrary(): string[] {
  const sheet = new ServerStyleSheet()
  const render = (element: ReactElement) => renderToStaticMarkup(sheet.collectStyles(element))
  const names = new Map<string, string>()
  for (const [name, component] of Object.entries(COMPONENTS)) {
    const [, ownClass = ''] = /(\w+)"/.exec(render(createElement(component))) ?? []
    names.set(component.styledComponentId, name).set(ownClass, name)
  }
  const markers = /data-styled.*?\}/g
  return tidy(
    sheet
      .getStyleTags()
      .replace(/<[^>]*>/g, '')
      .replace(markers, ''),
    names,
  )
}

test('the stylesheet has the rules that styled-components writes, in the same order', async () => {
  const { css, code } = await extract()
  const components = [...code.matchAll(/(\w+) = .*styled\(.*"(\w+)"\)/g)]
  const names = new Map(components.map(([, name = '', className = '']) => [className, name]))
  expect([...names.values()]).toEqual(Object.keys(COMPONENTS))
  const rules = tidy(css, names)
  expect(rules).toEqual(writtenByLibrary())
  expect(rules).toContain('.Box:focus-within>.Search{display:block}')
  expect(code).not.toContain('border')
})

test.each([
  [
    'a function in a template',
    'styled.div`color: ${({ color }) => color};`',
    'is a function, but styles are static',
  ],
  [
    'what is no plain template',
    "styled.div.attrs({ role: 'row' })`color: red;`",
    'styled is for styled.tag`…`',
  ],
])('%s fails the build', async (_, box, reason) => {
  const source = `import styled from 'styled-components'; export const Box = ${box}`
  await expect(extract(source)).rejects.toThrow(reason)
})

describe('what stands in for styled-components', () => {
  const Link = ({ to, ...rest }: { to?: string; className?: string }) =>
    createElement('a', { href: to, ...rest })
  const button = styledInBuild('button', 'own')
  const pairs: [string, ComponentType<object>, ComponentType<object>, object][] = [
    ['an element', styledInBrowser.button``, button, { type: 'button', 'aria-busy': true, children: 'Save' }],
    ['an element with a class', styledInBrowser.button``, button, { className: 'given' }],
    ['another element', styledInBrowser.button``, button, { as: 'a', href: '/plans' }],
    ['a component', styledInBrowser(Link)``, styledInBuild(Link, 'own'), { to: '/plans' }],
    ['another element for a component', styledInBrowser(Link)``, styledInBuild(Link, 'own'), { as: 'div' }],
    [
      'styles on styles',
      styledInBrowser(styledInBrowser.h2``)``,
      styledInBuild(styledInBuild('h2', 'base'), 'own'),
      {},
    ],
    [
      'another element for styles on styles',
      styledInBrowser(styledInBrowser(Link)``)``,
      styledInBuild(styledInBuild(Link, 'base'), 'own'),
      { as: 'div', className: 'given' },
    ],
  ]

  test.each(pairs)('draws %s as that does', (_, theirs, ours, props) => {
    const [expected, drawn] = [theirs, ours].map((Component) =>
      renderToStaticMarkup(createElement(Component, props)),
    )
    expect(drawn?.replace(/ class="[^"]*"/, '')).toBe(expected?.replace(/ class="[^"]*"/, ''))
  })

  test.each([jsx, jsxs])('in JSX the element is at once in its place', (create) => {
    const ref = createRef()
    expect(create(button, { className: 'given', ref, title: 'Save' }, 'key')).toMatchObject({
      type: 'button',
      key: 'key',
      props: { className: 'given own', ref, title: 'Save' },
    })
    expect(create(button, { as: 'a' })).toMatchObject({ type: 'a', props: { className: 'own' } })
    expect(create(button, { as: 'a' }).props).not.toHaveProperty('as')
    expect(create(Link, { to: '/plans' })).toMatchObject({ type: Link, props: { to: '/plans' } })
  })

  test.each([
    ['our own code', EXAMPLE, 'jsxRuntime.ts'],
    ['a package', '/node_modules/@floating-ui/react/dist/floating-ui.react.mjs', undefined],
    ['itself', fileURLToPath(new URL('staticStyles/jsxRuntime.ts', import.meta.url)), undefined],
  ])('is what creates elements for %s: %s', (_, importer, file) => {
    const resolveId = staticStyles()[0]?.resolveId as (id: string, importer: string) => string | null
    expect(resolveId('react/jsx-runtime', importer)?.split('/').at(-1)).toBe(file)
    expect(resolveId('react', importer)).toBeNull()
  })

  test('names the given class, and those of all styles', () => {
    const markup = renderToStaticMarkup(createElement(styledInBuild(button, 'more'), { className: 'given' }))
    expect(markup).toBe('<button class="given own more"></button>')
  })
})
