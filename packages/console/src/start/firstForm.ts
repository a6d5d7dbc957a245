import { signInWords as words } from '@quarterdeck/ui/signInWords'

const row = (name: string, label: string, aside = '') =>
  `<div><label for=first-${name}>${label}</label><em aria-hidden=true>*</em>${aside}</div>`
const input = (name: string, attributes: string) =>
  `<input id=first-${name} name=${name} autocapitalize=none spellcheck=false aria-required=true ${attributes}>`

// By POST, so that nothing typed could ever come into an address.
const FORM = `<form class=first-form method=post novalidate>${row('identifier', words.identifier)}${input('identifier', 'inputmode=email autocomplete=username')}${row('password', words.password, `<a>${words.forgotten}</a>`)}${input('password', 'type=password autocomplete=current-password')}<button name=method>${words.submit}</button></form>`

/**
 * Draws the sign-in form in place of its outline, as soon as the flow says that an email and a password are all it asks
 * for, so that people can type before the console's code is there. Any other flow is left to the console.
 */
export function drawFirstForm(document: Document, flow: unknown, recoveryHref: string): void {
  const outline = document.querySelector('.first-form')
  const first = outline?.closest('.first-paint')
  if (!outline || !first || !isPlain(flow)) return
  outline.outerHTML = FORM
  first.removeAttribute('aria-hidden')
  first.setAttribute('role', 'main')
  // The console draws its own card without a form at first; until it has one, this one stays in its place.
  document.getElementById('root')?.toggleAttribute('hidden', true)
  const form = first.querySelector('form')
  form?.querySelector('a')?.setAttribute('href', recoveryHref)
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    form.querySelector('button')?.setAttribute('aria-busy', 'true')
  })
}

/** What is read here of a login flow. */
interface LoginFlow {
  ui: {
    messages?: unknown[]
    nodes: { messages?: unknown[]; attributes: { name: string; type: string; value?: unknown } }[]
  }
}

function isPlain(flow: unknown): boolean {
  try {
    const { ui } = flow as LoginFlow
    const shown = ui.nodes.filter(({ attributes }) => attributes.type !== 'hidden')
    return (
      shown.map(({ attributes }) => attributes.name).join() === 'identifier,password,method' &&
      !shown[0]?.attributes.value &&
      [ui, ...shown].every(({ messages }) => !messages?.length)
    )
  } catch {
    return false // nonsense, which the console's code tells
  }
}

/** Whether what the console has drawn is still on its way to a form that takes over from the first one. */
export const isFormAwaited = (first: Element, root: Element): boolean =>
  first.querySelector('form') !== null && root.querySelector('.public-card [data-shape]') !== null

/** Gives the console's form what was typed into the first one, its focus and selection, and its press of the button. */
export function handOver(first: Element, root: HTMLElement): void {
  root.hidden = false
  const [earlier, form] = [first.querySelector('form'), root.querySelector('form')]
  if (!earlier || !form) return
  const twin = (of: Element) =>
    form.querySelector<HTMLElement>(
      of.hasAttribute('name') ? `[name=${of.getAttribute('name')}]` : of.localName,
    )

  for (const input of earlier.querySelectorAll('input')) {
    const next = twin(input)
    if (!next || input.value === '') continue
    // React notices what is set past the property that it puts on its own inputs.
    Reflect.set(HTMLInputElement.prototype, 'value', input.value, next)
    next.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const focused = earlier.querySelector(':focus')
  const next = focused && twin(focused)
  next?.focus()
  if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement)
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd)

  // A moment later, when what was filled in has been drawn.
  const pressed = earlier.querySelector('[aria-busy]')
  if (pressed) setTimeout(() => form.requestSubmit(twin(pressed)))
}
