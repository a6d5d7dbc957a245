import { leavesPage } from './leaving'

let reduced = false
let animations: { onfinish?: () => void }[] = []

// Rows are watched from the first menu or dialog on.
beforeAll(() => void leavesPage(null))
beforeEach(() => {
  animations = []
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  Element.prototype.animate = () => {
    const animation = {}
    animations.push(animation)
    return animation as Animation
  }
  document.body.innerHTML = '<ul data-fades><li>one</li><li>two</li><li>three</li></ul>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  reduced = false
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const rows = () => [...document.querySelectorAll('li')]
const shown = () =>
  rows().map(({ textContent, dataset }) => textContent + ('leaving' in dataset ? ' leaving' : ''))
const ended = () => animations.forEach(({ onfinish }) => onfinish?.())

/** Observers are told after what runs now. */
const told = () => new Promise((resolve) => setTimeout(resolve))

async function remove(...removed: (HTMLElement | undefined)[]) {
  for (const row of removed) row?.remove()
  await told()
}

test('a row that is taken out alone fades in its place, where it cannot be pressed or read', async () => {
  await remove(rows()[1])
  expect(shown()).toEqual(['one', 'two leaving', 'three'])
  expect(rows()[1]).toHaveAttribute('aria-hidden', 'true')
  expect(rows()[1]?.inert).toBe(true)
  ended()
  expect(shown()).toEqual(['one', 'three'])
})

test('rows that leave together, or make room for others, are gone at once', async () => {
  await remove(rows()[0], rows()[1])
  expect(shown()).toEqual(['three'])

  rows()[0]?.replaceWith(Object.assign(document.createElement('li'), { textContent: 'four' }))
  await told()
  expect(shown()).toEqual(['four'])
})

test('a row that only moves does not leave, nor does one of another kind of list', async () => {
  const [first, second] = rows()
  second?.after(first ?? '')
  await told()
  expect(shown()).toEqual(['two', 'one', 'three'])

  document.querySelector('ul')?.removeAttribute('data-fades')
  await remove(rows()[1])
  expect(shown()).toEqual(['two', 'three'])
})

test('a dialog fades below whatever is opened next, and is no dialog any more', async () => {
  const overlay = document.createElement('div')
  overlay.innerHTML = '<div role="dialog" aria-modal="true">Edit</div>'
  document.body.append(overlay)
  const clean = leavesPage(overlay)
  clean()
  overlay.remove()
  await Promise.resolve()
  expect(document.body.firstElementChild).toHaveTextContent('Edit')
  expect(document.querySelector('[aria-modal]')).toBeNull()
  ended()
  expect(document.body).not.toHaveTextContent('Edit')
})

test('a dialog fades as far scrolled as it was, whether its body scrolls or all of it', async () => {
  const overlay = document.createElement('div')
  overlay.innerHTML = '<div aria-modal="true"><div data-part="body">Edit</div></div>'
  document.body.append(overlay)
  overlay.scrollTop = 80
  const body = overlay.querySelector('[data-part="body"]')
  if (body) body.scrollTop = 40
  leavesPage(overlay)()
  overlay.remove()
  await Promise.resolve()
  const copy = document.body.firstElementChild
  expect(copy?.scrollTop).toBe(80)
  expect(copy?.querySelector('[data-part="body"]')?.scrollTop).toBe(40)
})

test('with reduced motion everything is gone at once', async () => {
  reduced = true
  await remove(rows()[1])
  expect(shown()).toEqual(['one', 'three'])
})
