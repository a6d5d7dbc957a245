import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { drawFirstForm } from './firstForm'
import { drawFirstPaint } from './firstPaint'

const CARD = '<main><div class="public-card">'
const LOADING = `${CARD}<span data-shape="block"></span></div></main>`
const FORM = `${CARD}<form><input name="identifier"><input name="password" type="password"><button name="method">Sign in</button></form></div></main>`

/** The page of /login before the console's code is there, after the identity service has answered with this. */
function open(answer: unknown) {
  document.body.innerHTML = '<div id="root"></div>'
  drawFirstPaint(document, new URL('https://console.example/login'), {
    brandName: 'Harbour',
    logoUrl: null,
    accentColor: null,
  })
  drawFirstForm(document, answer, '/recovery?return_to=%2Fadmin')
  const root = document.getElementById('root') as HTMLElement
  return { root, first: document.querySelector('.first-paint') as HTMLElement }
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'flow'],
  ['a flow without nodes', { ui: { nodes: null } }],
  ['nodes without attributes', { ui: { nodes: [{}, null] } }],
  ['a flow with a message', recordedFlow('login-password-wrong-credentials')],
  ['a flow with more ways to sign in', recordedFlow('login-all-methods')],
  ['a flow that waits for a code', recordedFlow('login-code-sent')],
])('leaves the outline in place for %s', (_, answer) => {
  const { root, first } = open(answer)
  expect(first.querySelector('form')).toBeNull()
  expect(first).toHaveAttribute('aria-hidden')
  expect(root).toBeVisible()
})

test('the form stays while the console is still loading its own, which gets what was typed, and the focus', async () => {
  const { root, first } = open(recordedFlow('login-password'))
  expect(first).not.toHaveAttribute('aria-hidden')
  const [email, password] = [input('identifier'), input('password')]
  if (email) email.value = 'nora@example.com'
  if (password) password.value = ' a secret '
  email?.focus()
  email?.setSelectionRange(0, 4)

  root.innerHTML = LOADING
  await Promise.resolve()
  expect(first).toBeInTheDocument()
  expect(root).not.toBeVisible()

  const typed: string[] = []
  root.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).name))
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  root.addEventListener('submit', submitted)
  root.innerHTML = FORM
  await vi.waitFor(() => expect(first).not.toBeInTheDocument())
  expect(root).toBeVisible()
  expect(input('identifier')).toHaveValue('nora@example.com')
  expect(input('password')).toHaveValue(' a secret ')
  expect(typed).toEqual(['identifier', 'password'])
  expect(input('identifier')).toHaveFocus()
  expect([input('identifier')?.selectionStart, input('identifier')?.selectionEnd]).toEqual([0, 4])
  await new Promise((resolve) => setTimeout(resolve))
  expect(submitted).not.toHaveBeenCalled()
})

test('the link of the form leads where that of the console’s form does', () => {
  const { first } = open(recordedFlow('login-password'))
  expect(first.querySelector('a')).toHaveAttribute('href', '/recovery?return_to=%2Fadmin')
})

test('a press of the button waits for the console’s form, and is made there once', async () => {
  const { root, first } = open(recordedFlow('login-password'))
  first.querySelector('button')?.click()
  first.querySelector('button')?.click()
  const pressed: unknown[] = []
  root.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed.push((event as SubmitEvent).submitter)
  })
  root.innerHTML = FORM
  await vi.waitFor(() => expect(pressed).toEqual([root.querySelector('button')]))
})

test('what the console draws in place of a form is seen', async () => {
  const { root, first } = open(recordedFlow('login-password'))
  root.innerHTML = `${CARD}<div role="alert">Nobody answers</div></div></main>`
  await vi.waitFor(() => expect(first).not.toBeInTheDocument())
  expect(root).toBeVisible()
})

test('a flow that is answered when the console has drawn its screen changes nothing', () => {
  const { root, first } = open(undefined)
  first.remove()
  root.innerHTML = LOADING
  drawFirstForm(document, recordedFlow('login-password'), '/recovery')
  expect(document.querySelectorAll('form')).toHaveLength(0)
  expect(root).toBeVisible()
})
