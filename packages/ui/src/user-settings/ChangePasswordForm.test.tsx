import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm'

/** As a password manager does that tells nobody. */
const fill = (label: RegExp, value: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', value, screen.getByLabelText(label))

test.each<[string, (form: HTMLElement) => void]>([
  ['the pointer moves over the form', (form) => fireEvent.pointerOver(form)],
  ['another field gets the focus', () => screen.getByLabelText(/^New Password/).focus()],
  ['a key is pressed', () => fireEvent.keyDown(screen.getByLabelText(/^Current/), { key: 'Enter' })],
])('what was filled in without an event is taken when %s', async (_, happens) => {
  const onSubmit = vi.fn<ChangePasswordFormProps['onSubmit']>(() => Promise.resolve(true))
  render(<ChangePasswordForm busy={false} onSubmit={onSubmit} onCancel={() => {}} />)
  fill(/^Current Password/, 'old secret')
  fill(/^New Password/, 'new secret')
  fill(/^Confirm Password/, 'new secret')
  expect(screen.getByRole('button', { name: 'Update Password' })).toBeDisabled()
  happens(screen.getByRole('form'))
  await userEvent.click(await screen.findByRole('button', { name: 'Update Password' }))
  expect(onSubmit).toHaveBeenCalledWith({ current: 'old secret', next: 'new secret' })
})
