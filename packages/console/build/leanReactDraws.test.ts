import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { Window } from 'happy-dom'
import { build } from 'vite'
import { leanReact } from './leanReact.ts'

interface Library {
  React: typeof import('react')
  createRoot: typeof import('react-dom/client').createRoot
  dom: typeof import('react-dom')
}

/** No file: a module beside this one that gives what is asked for here. */
const ENTRY = fileURLToPath(new URL('source.js', import.meta.url))
const SOURCE = `export * as React from 'react'
export * as dom from 'react-dom'
export { createRoot } from 'react-dom/client'`

/** React as the build leaves it, in a document of its own. */
async function builtReact(): Promise<Library & { document: Document; window: Window }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      leanReact(),
      {
        name: 'source',
        resolveId: (id) => (id.endsWith('source.js') ? ENTRY : null),
        load: (id) => (id === ENTRY ? SOURCE : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'library' } },
  })
  const [part] = Array.isArray(result) ? result : [result]
  const code = part && 'output' in part ? part.output[0].code : ''
  expect(code).toContain('left out of the build: build/leanReact.ts')
  const window = new Window()
  const run = compileFunction(`${code};return library`, ['window', 'document', 'navigator'])
  const library = run(window, window.document, window.navigator) as Library
  return { ...library, window, document: window.document as unknown as Document }
}

describe('React as it is shipped', async () => {
  const { React, createRoot, dom, document, window } = await builtReact()
  const h = React.createElement

  /** Draws something; gives the element that it is in, and what React could not draw. */
  function draw(what: React.ReactNode) {
    const place = document.body.appendChild(document.createElement('div'))
    const errors: unknown[] = []
    const root = createRoot(place, {
      onUncaughtError: (error) => errors.push(error),
      onCaughtError: () => {},
    })
    dom.flushSync(() => root.render(what))
    return { place, errors, root }
  }

  test('draws, answers presses and what is typed, and takes away again', () => {
    const Counter = () => {
      const [count, setCount] = React.useState(0)
      const [text, setText] = React.useState('')
      return h(
        React.Fragment,
        null,
        h('button', { onClick: () => setCount(count + 1) }, `${count} presses`),
        h('input', { value: text, onChange: (event) => setText((event.target as HTMLInputElement).value) }),
        h('output', null, text),
      )
    }
    const { place, root, errors } = draw(h(Counter))
    dom.flushSync(() => place.querySelector('button')?.click())
    expect(place.querySelector('button')?.textContent).toBe('1 presses')
    const input = place.querySelector('input')
    if (!input) throw new Error('The input is not there')
    // As typing does it: past React, which watches the property of the element itself.
    Reflect.set(window.HTMLInputElement.prototype, 'value', 'typed', input)
    dom.flushSync(() => input.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event))
    expect(place.querySelector('output')?.textContent).toBe('typed')
    dom.flushSync(() => root.unmount())
    expect(place.innerHTML).toBe('')
    expect(errors).toEqual([])
  })

  test('draws elsewhere, and gives elements to references', () => {
    const dialog = React.createRef<HTMLElement>()
    draw(dom.createPortal(h('p', { ref: dialog }, 'A dialog'), document.body))
    expect(dialog.current?.parentElement).toBe(document.body)
  })

  test('draws what stands in for a part that failed, and for one that is not there yet', async () => {
    class Boundary extends React.Component<{ children: React.ReactNode }, { failed: boolean }> {
      override state = { failed: false }
      static getDerivedStateFromError = () => ({ failed: true })
      override render = () => (this.state.failed ? 'It failed' : this.props.children)
    }
    const Broken = () => {
      throw new Error('broken')
    }
    expect(draw(h(Boundary, null, h(Broken))).place.textContent).toBe('It failed')

    let arrive: (module: { default: () => string }) => void = () => {}
    const Late = React.lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)))
    const { place } = draw(h(React.Suspense, { fallback: 'Loading' }, h(Late)))
    expect(place.textContent).toBe('Loading')
    arrive({ default: () => 'Here' })
    await vi.waitFor(() => expect(place.textContent).toBe('Here'))
  })

  test('shows what comes with a transition without waiting for its picture', async () => {
    const { place, root } = draw('before')
    React.startTransition(() => root.render(h('img', { src: '/never.png', alt: 'after' })))
    await vi.waitFor(() => expect(place.querySelector('img')?.alt).toBe('after'))
  })

  test.each<[string, () => React.ReactNode]>([
    ['Activity', () => h(React.Activity, null, 'hidden')],
    ['ViewTransition', () => h(React.ViewTransition, null, 'moving')],
    ['<html>', () => h('html')],
    ['a reference to a fragment', () => h(React.Fragment, { key: 1, ref: () => {} }, 'some')],
    ['an element that the page defines', () => h('color-picker', { value: 'red' })],
    ['useOptimistic', () => h(() => React.useOptimistic('soon')[0])],
    ['useActionState', () => h(() => React.useActionState(() => 'done', 'not yet')[0])],
  ])('fails for %s, which is left out', (_, what) => {
    const { place, errors } = draw(what())
    expect(errors).toHaveLength(1)
    expect(place.textContent).toBe('')
  })
})
