import {
  CSRF_TOKEN,
  everyInput,
  loginSecondFactorAddress,
  refusedHiddenField,
  somethingNew,
  withoutLabels,
  withoutNodes,
} from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Flow } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { newPassword } from './newPassword'
import { ignoreScripts } from './testing/ignoreScripts'

beforeAll(ignoreScripts)

const show = (flow: Flow, props: Partial<FlowFormProps> = {}) => {
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
  const view = render(<FlowForm flow={flow} onSubmit={onSubmit} {...props} />)
  const again = (next: Flow) => view.rerender(<FlowForm flow={next} onSubmit={onSubmit} {...props} />)
  return { onSubmit, again, container: view.container }
}

test('properties that the service left out do not break the form', () => {
  const { container } = show(withoutNodes)
  expect(container.querySelector('form')).toBeInTheDocument()
  show({
    id: 'x',
    ui: { action: 'javascript:alert(1)', method: 'GET', nodes: [null, {}, 7] },
  } as unknown as Flow)
  for (const form of document.querySelectorAll('form')) {
    expect(form).toHaveAttribute('method', 'post')
    expect(form.getAttribute('action') ?? '').not.toContain('javascript')
  }
})

test('names: the product’s words first, then the node’s, then the field’s own name', () => {
  show(recordedFlow('login-password'))
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('aria-required', 'true')
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  show(withoutLabels)
  expect(screen.getByLabelText(/^Name first/)).toBeVisible()
  expect(screen.getByLabelText('Company name')).toBeVisible()
})

test('messages belong to their fields, and the first of them gets the focus', async () => {
  const { again } = show(recordedFlow('login-password'))
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  again(recordedFlow('login-password-missing-identifier'))
  const email = screen.getByLabelText(/^Email/)
  expect(email).toHaveAccessibleDescription('Property identifier is missing.')
  expect(email).toBeInvalid()
  expect(email).toHaveFocus()
})

test('after a refusal the e-mail stays, the password is gone and has the focus', async () => {
  const { again } = show(recordedFlow('login-password'))
  await userEvent.type(screen.getByLabelText(/^Email/), 'typed@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  again(recordedFlow('login-password-wrong-credentials'))
  expect(screen.getByRole('alert')).toHaveTextContent(/^The provided credentials are invalid/)
  expect(screen.getByLabelText(/^Email/)).toHaveValue('typed@example.com')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  expect(screen.getByLabelText(/^Password/)).toHaveFocus()
})

test('the same refusal once more is an alert of its own, so that screen readers tell it', () => {
  const { again } = show(recordedFlow('login-password'))
  const refused = recordedFlow('login-password-wrong-credentials')
  again(structuredClone(refused))
  const first = screen.getByRole('alert')
  again(structuredClone(refused))
  expect(first).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent)
})

test('after a wrong backup code the next one is typed where the last was, and not into the authenticator’s field', async () => {
  const { again } = show(recordedFlow('login-aal2-all'))
  const code = screen.getByLabelText(/^Backup recovery code/)
  await userEvent.type(code, 'wrongone{Enter}')
  again(recordedFlow('login-aal2-lookup-wrong'))
  expect(code).toHaveFocus()
  expect(code).toHaveValue('')
})

test('a text of two lines stays so, whatever else is typed and pressed', async () => {
  const flow = structuredClone(everyInput)
  const named = (name: string) => flow.ui.nodes?.find(({ attributes }) => attributes.name === name)
  Object.assign(named('traits.phone')?.attributes ?? {}, { type: 'text', value: 'one\ntwo' })
  const { onSubmit } = show(flow)
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.selectOptions(screen.getByLabelText(/^Region/), 'us-east')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onSubmit.mock.lastCall?.[0].traits).toMatchObject({ phone: 'one\ntwo' })
})

describe('a moment', () => {
  const shown = (value: string) => {
    const flow = structuredClone(everyInput)
    for (const { attributes } of flow.ui.nodes ?? [])
      if (attributes.name === 'traits.starts') attributes.value = value
    const { onSubmit } = show(flow, { defaultValues: { 'traits.email': email, 'traits.region': 'us-east' } })
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    return { field: screen.getByLabelText<HTMLInputElement>('Starts'), onSubmit, press }
  }
  const email = 'nora@example.com'

  test.each(['2026-01-02T10:30:00Z', '2026-01-02T10:30:15+09:00'])(
    '%s is shown in local time, and sent as it was',
    async (stored) => {
      const { field, onSubmit, press } = shown(stored)
      expect(field.value).not.toBe('')
      expect(new Date(field.value).toISOString().slice(0, 16)).toBe(
        new Date(stored).toISOString().slice(0, 16),
      )
      await press()
      expect(onSubmit.mock.lastCall?.[0].traits).toMatchObject({ starts: stored })
    },
  )

  test('that is picked is sent with its zone', async () => {
    const { field, onSubmit, press } = shown('2026-01-02T10:30:00Z')
    fireEvent.change(field, { target: { value: '2026-07-20T12:00' } })
    expect(field).toHaveValue('2026-07-20T12:00')
    await press()
    const starts = new Date(2026, 6, 20, 12).toISOString()
    expect(onSubmit.mock.lastCall?.[0].traits).toMatchObject({ starts })
  })
})

test.each<[string, Flow]>([
  ['typed in the same form', recordedFlow('registration-password')],
  ['of an earlier step', recordedFlow('registration-twostep-password')],
  ['of the account', recordedFlow('settings-after-recovery')],
])('a new password that is the address %s is weak', async (_, flow) => {
  show(flow, { extrasOf: newPassword(), defaultValues: { 'traits.email': 'nora@example.com' } })
  await userEvent.type(screen.getByLabelText(/^Password/), 'nora@example.com')
  expect(screen.getByText('Weak')).toBeVisible()
})

test('a password in a document is not shown', () => {
  const flow = structuredClone(recordedFlow('login-password'))
  for (const node of flow.ui.nodes ?? [])
    if (node.attributes.name === 'password') node.attributes.value = 'leak'
  show(flow)
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

test('an empty required field is told before anything is sent', async () => {
  const { onSubmit } = show(recordedFlow('login-password'))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Email is required')
  expect(screen.getByLabelText(/^Email/)).toHaveFocus()
})

describe('what a password manager fills in without an event', () => {
  const fill = (label: RegExp, value: string) =>
    Reflect.set(HTMLInputElement.prototype, 'value', value, screen.getByLabelText(label))

  test('is sent', async () => {
    const { onSubmit } = show(recordedFlow('login-password'))
    fill(/^Email/, 'nora@example.com')
    fill(/^Password/, 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ identifier: 'nora@example.com', password: 'secret' })
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret')
  })

  test('stays where something is missing, and beside what is typed', async () => {
    const onValuesChange = vi.fn<(values: object) => void>()
    const { onSubmit } = show(recordedFlow('login-password'), { onValuesChange })
    fill(/^Password/, 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Email is required')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret')
    fill(/^Password/, 'another secret')
    await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
    expect(onValuesChange).toHaveBeenLastCalledWith({ identifier: 'nora@example.com' }, ['Password'])
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      identifier: 'nora@example.com',
      password: 'another secret',
    })
  })
})

test('two presses in one tick make one submit', async () => {
  let settle = () => {}
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (settle = resolve)))
  render(<FlowForm flow={recordedFlow('login-password-wrong-credentials')} onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret')
  const form = document.querySelector('form')
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => settle())
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy'),
  )
})

test('when `onSubmit` rejects, the form says so, and why is told to developers alone', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const defect = new Error('secret')
  render(
    <FlowForm
      flow={recordedFlow('login-password-wrong-credentials')}
      onSubmit={() => Promise.reject(defect)}
    />,
  )
  await userEvent.type(screen.getByLabelText(/^Password/), 'x{Enter}')
  expect(await screen.findByText('An unexpected error occurred')).toBeVisible()
  expect(told).toHaveBeenCalledExactlyOnceWith(defect)
})

test('Enter presses the button of the field’s own group', async () => {
  const { onSubmit } = show(recordedFlow('login-aal2-all'))
  await userEvent.type(screen.getByLabelText(/^Backup recovery code/), 'm4k2x9qd{Enter}')
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ method: 'lookup_secret', lookup_secret: 'm4k2x9qd' })
})

test('Enter in a field that several methods share presses the main method’s button, not the first provider’s', async () => {
  const { onSubmit } = show(recordedFlow('login-all-methods'))
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret')
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com{Enter}')
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ method: 'password', password: 'secret' })
})

test('the resend button is below the form and does not need the code', async () => {
  const { onSubmit } = show(recordedFlow('verification-code-sent'))
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    csrf_token: CSRF_TOKEN,
    method: 'code',
    email: 'nora@example.com',
  })
})

test('typed values are reported without secrets, and can be handed to a later form', async () => {
  const onValuesChange = vi.fn<(values: object) => void>()
  show(recordedFlow('login-password'), { onValuesChange })
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret')
  expect(onValuesChange).toHaveBeenLastCalledWith({ identifier: 'nora@example.com' }, ['Password'])
  expect(JSON.stringify(onValuesChange.mock.calls)).not.toContain('secret')
  cleanup()
  show(recordedFlow('login-password'), {
    defaultValues: { identifier: 'kept@example.com', password: 'never' },
  })
  expect(screen.getByLabelText(/^Email/)).toHaveValue('kept@example.com')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

test('nodes of unknown types are left out and all others are drawn', () => {
  show(somethingNew)
  expect(screen.getByText('The stars are right.')).toBeVisible()
  expect(screen.queryByText('or')).toBeNull()
  expect(screen.getByLabelText('Email')).toBeVisible()
  expect(screen.getByLabelText('Favourite colour')).toHaveAttribute('type', 'text')
})

test('a complaint about a hidden field is shown with the form', () => {
  show(refusedHiddenField)
  expect(screen.getByRole('alert')).toHaveTextContent('Property email is missing.')
})

test('numbers and booleans are sent as such', async () => {
  const { onSubmit } = show(everyInput)
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.selectOptions(screen.getByLabelText(/^Region/), 'us-east')
  await userEvent.selectOptions(screen.getByLabelText('Size'), '100')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send me news' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onSubmit.mock.lastCall?.[0].traits).toEqual({
    email: 'nora@example.com',
    seats: 3,
    news: false,
    region: 'us-east',
    size: 100,
  })
})

test('the back button does not need empty fields to be filled in', async () => {
  const { onSubmit } = show(recordedFlow('registration-twostep-password'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ screen: 'previous' })
})

test('a role is not offered', () => {
  show(recordedFlow('settings-role-trait'))
  expect(screen.queryByLabelText(/Administrator/)).toBeNull()
  expect(document.querySelector('[name="traits.admin"]')).toBeNull()
})

test('recovery codes can be copied, the used ones cannot', async () => {
  const user = userEvent.setup()
  show(recordedFlow('settings-lookup-used'), { group: 'lookup_secret' })
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
  expect(codes).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(11)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

const variantOf = (name: string) => screen.getByRole('button', { name }).dataset.variant

test.each([
  ['a security key', recordedFlow('login-aal2-webauthn'), 'Sign in with security key'],
  ['an authenticator', recordedFlow('login-aal2-totp'), 'Use Authenticator'],
  ['a code by mail', loginSecondFactorAddress, 'Send code to n***@example.com'],
])('the only second factor, %s, has the main button', (_name, flow, button) => {
  show(flow)
  expect(variantOf(button)).toBe('primary')
})

test('of several second factors the first is the main one, and of several addresses none', () => {
  show(recordedFlow('login-aal2-all'))
  expect(variantOf('Use Authenticator')).toBe('primary')
  expect(variantOf('Sign in with security key')).toBe('secondary')
  cleanup()
  show(recordedFlow('login-aal2-code'))
  for (const button of screen.getAllByRole('button')) expect(button.dataset.variant).toBe('secondary')
})
