import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Flow } from './flow'
import { FlowForm, type FlowFormProps } from './FlowForm'
import { ignoreScripts } from './testing/ignoreScripts'

beforeAll(ignoreScripts)

const recorded = (name: RecordingName) => recording(name).body as Flow

const show = (flow: Flow, onSubmit = vi.fn<FlowFormProps['onSubmit']>()) => {
  const { rerender } = render(<FlowForm flow={flow} onSubmit={onSubmit} />)
  return { onSubmit, again: (next: Flow) => rerender(<FlowForm flow={next} onSubmit={onSubmit} />) }
}
const code = () => screen.getByLabelText(/code/i, { selector: 'input' })

test.each<RecordingName>([
  'login-code-sent',
  'login-aal2-code-sent',
  'login-aal2-totp',
  'registration-twostep-code-sent',
  'recovery-code-sent',
  'recovery-address-sent',
  'verification-code-sent',
])('%s: phones fill the code in, with a keyboard of digits', (name) => {
  show(recorded(name))
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code()).toHaveAttribute('inputmode', 'numeric')
  expect(code()).toHaveAccessibleDescription('It is sent as soon as all 6 digits are entered.')
})

test('a code is sent with its last digit, once', async () => {
  const { onSubmit } = show(recorded('login-code-sent'))
  await userEvent.type(code(), '12345')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(code(), '6')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ method: 'code', code: '123456' })
})

// A field that took six characters at most would cut these short.
test.each(['123 456', '123-456', ' 1 2 3 – 4 5 6 '])(
  '%j can be pasted, and is sent as 123456',
  async (text) => {
    const { onSubmit } = show(recorded('recovery-code-sent'))
    await userEvent.click(code())
    await userEvent.paste(text)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ code: '123456' })
  },
)

test.each(['12345x', '1234567'])('%s is no code, and waits for a press', async (text) => {
  const { onSubmit } = show(recorded('recovery-code-sent'))
  await userEvent.click(code())
  await userEvent.paste(text)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the next code is sent by itself too after one that was refused', async () => {
  const { onSubmit, again } = show(recorded('recovery-code-sent'))
  await userEvent.type(code(), '123456')
  again(recorded('recovery-code-wrong'))
  expect(code()).toHaveValue('')
  await userEvent.type(code(), '654321')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('a refusal is told where the field had the focus already, each time', async () => {
  const { again } = show(recorded('settings-totp-setup'))
  for (const digits of ['111111', '222222']) {
    await userEvent.type(code(), digits)
    again(structuredClone(recorded('settings-totp-wrong')))
    const told = screen.getByRole('alert')
    expect(code()).toHaveFocus()
    expect(code()).toHaveAccessibleDescription(expect.stringContaining(told.textContent))
    told.textContent = 'heard'
  }
})

test('a refusal is not told where the focus is moved to the field, which is read out then', async () => {
  const { again } = show(recorded('settings-totp-setup'))
  await userEvent.type(code(), '111111')
  await userEvent.tab()
  again(recorded('settings-totp-wrong'))
  expect(code()).toHaveFocus()
  expect(code()).toBeInvalid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each<[RecordingName, RegExp, string]>([
  ['recovery-code-choose', /^Email/, 'email'],
  ['recovery-address-choose', /address/i, 'email'],
  ['verification-code-choose', /^Email/, 'email'],
  ['registration-password', /^Name/, 'name'],
])('%s: browsers fill in %s', (name, label, autocomplete) => {
  show(recorded(name))
  expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete)
})

test('one that could not be sent stays, and is not sent again by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>(() => Promise.reject(new Error('no connection')))
  show(recorded('login-code-sent'), onSubmit)
  await userEvent.type(code(), '123456')
  expect(await screen.findByText('An unexpected error occurred')).toBeVisible()
  expect(code()).toHaveValue('123456')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a backup code has no length that could be told from here', async () => {
  const { onSubmit } = show(recorded('login-aal2-all'))
  await userEvent.type(screen.getByLabelText(/^Backup recovery code/), '123456')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the code that links an authenticator is sent with its last digit, too', async () => {
  const { onSubmit } = show(recorded('settings-totp-setup'))
  await userEvent.click(code())
  await userEvent.paste('123 456')
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ method: 'totp', totp_code: '123456' })
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter sends, and not while a word is being composed: %j',
  async (composing) => {
    const { onSubmit } = show(recorded('recovery-address-choose'))
    const address = screen.getByLabelText(/address/i)
    await userEvent.type(address, '北@example.com')
    fireEvent.keyDown(address, { key: 'Enter', ...composing })
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.keyDown(address, { key: 'Enter', keyCode: 13 })
    expect(onSubmit).toHaveBeenCalledOnce()
  },
)
