// The checkout a tester sees over the page. It only draws and reports what was pressed: `checkout.js` knows what follows.
// A modal `<dialog>` brings the layer, the focus trap and Escape; a shadow root keeps its look and the page's apart.
import { style } from './style.js'

/**
 * @typedef {object} Actions What each button leads to.
 * @property {(email: string) => Promise<void>} pay
 * @property {(email: string) => Promise<void>} decline
 * @property {() => void} fail
 * @property {() => void} closed
 */

const money = (amount, currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)

/** `every month`, `every 3 months`. */
const rhythm = ({ interval, frequency }) =>
  frequency === 1 ? `every ${interval}` : `every ${frequency} ${interval}s`

/** A node with its attributes and content; text is never read as markup. */
function element(tag, attributes = {}, ...content) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) node.setAttribute(name, value === true ? '' : value)
  node.append(...content)
  return node
}

function button(text, onPress, attributes = {}) {
  const node = element('button', { type: 'button', ...attributes }, text)
  node.addEventListener('click', onPress)
  return node
}

/**
 * Opens an overlay and gives what may be done to it.
 * @param {object} data the transaction, as events have it
 * @param {object} options what `Checkout.open` was given
 * @param {Actions} actions
 */
export function openOverlay(data, { customer, settings }, actions) {
  const alert = element('p', { class: 'alert', role: 'alert', hidden: true })
  const email = element('input', {
    type: 'email',
    autocomplete: 'email',
    required: true,
    value: customer?.email ?? data?.customer.email ?? '',
    // The customer of anything but a draft is settled.
    readonly: settings.allowLogout === false || data?.status !== 'draft',
  })
  const title = element('h2', { id: 'title', tabindex: '-1', autofocus: true }, 'Checkout')
  const body = element('div')
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title' },
    element(
      'header',
      {},
      title,
      button('✕', () => dialog.close(), { 'aria-label': 'Close checkout' }),
    ),
    alert,
    body,
  )

  const say = (text) => {
    alert.textContent = text
    alert.hidden = text === ''
  }
  /** One payment at a time, whatever is pressed meanwhile. */
  const attempt = (action) => async (event) => {
    if (!email.reportValidity()) return
    const pressed = event.currentTarget
    const buttons = [...body.querySelectorAll('button')]
    for (const node of buttons) node.disabled = true
    say('')
    await action(email.value)
    for (const node of buttons) node.disabled = false
    pressed.focus()
  }
  const show = (heading, ...content) => {
    title.textContent = heading
    body.replaceChildren(...content)
    title.focus()
  }
  const showEnd = (heading, text) => {
    say('')
    show(
      heading,
      element('p', {}, text),
      button('Close', () => dialog.close()),
    )
  }

  const host = element('div', { 'data-paddle-overlay': true })
  const shadow = host.attachShadow({ mode: 'open' })
  // Not an element: the console's policy allows style elements only with its nonce.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(dialog)
  document.body.append(host)
  dialog.addEventListener('close', () => {
    host.remove()
    actions.closed()
  })
  if (data) show('Checkout', ...form(data, email, attempt, actions))
  dialog.showModal()

  return {
    say,
    close: () => dialog.close(),
    showPaid: () => showEnd('Payment successful', 'Thank you. An email with the order is on its way.'),
    showError: () => showEnd('Something went wrong', 'Please try again, or contact the seller.'),
  }
}

/** What is bought, for how much, for whom; and the ways it can end. */
function form({ items, totals, recurring_totals, currency_code }, email, attempt, actions) {
  const due = money(totals.total, currency_code)
  const [{ product, price_name, billing_cycle }] = items
  const later =
    recurring_totals && `then ${money(recurring_totals.total, currency_code)} ${rhythm(billing_cycle)}`
  return [
    element('p', {}, price_name ?? product.name),
    element('p', { class: 'muted' }, product.description),
    element('p', { class: 'due' }, element('span', {}, 'Due today'), element('span', {}, due)),
    element('p', { class: 'muted' }, later ?? 'One payment'),
    element('label', {}, 'Email', email),
    button(`Pay ${due}`, attempt(actions.pay), { class: 'pay' }),
    element('p', { class: 'muted' }, 'The sandbox takes no money. It can also end otherwise:'),
    element(
      'div',
      { class: 'outcomes' },
      button('Decline the card', attempt(actions.decline)),
      button('Fail the checkout', actions.fail),
    ),
  ]
}
