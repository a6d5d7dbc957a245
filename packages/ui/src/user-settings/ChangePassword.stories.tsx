import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RowList } from '../primitives'
import { ChangePassword } from './ChangePassword'

const meta = {
  title: 'Customer/Settings/ChangePassword',
  component: ChangePassword,
  decorators: [(Story) => <RowList>{Story()}</RowList>],
  args: {
    email: 'user@example.com',
    busy: false,
    onChangePassword: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof ChangePassword>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const field = (canvas: Canvas, label: string) => canvas.getByLabelText(new RegExp(`^${label}`))
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })

async function fill(canvas: Canvas, { current = 'old secret', confirm = 'new secret' } = {}) {
  await userEvent.click(button(canvas, 'Change Password'))
  if (current) await userEvent.type(field(canvas, 'Current Password'), current)
  await userEvent.type(field(canvas, 'New Password'), 'new secret')
  await userEvent.type(field(canvas, 'Confirm Password'), confirm)
}

/** §2.10: enabled only when current and new are filled and new equals confirm; done, the form closes. */
export const ChangesAndCloses: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { current: '' })
    await expect(button(canvas, 'Update Password')).toBeDisabled()
    await userEvent.type(field(canvas, 'Current Password'), 'old secret')
    await expect(button(canvas, 'Update Password')).toBeEnabled()
    await userEvent.type(field(canvas, 'Confirm Password'), '!')
    await expect(button(canvas, 'Update Password')).toBeDisabled()
    await userEvent.type(field(canvas, 'New Password'), '!{Enter}')
    await waitFor(() =>
      expect(args.onChangePassword).toHaveBeenCalledWith({ current: 'old secret', next: 'new secret!' }),
    )
    await waitFor(() => expect(button(canvas, 'Change Password')).toHaveFocus())
    await expect(args.onReset).toHaveBeenCalled()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Change Password'))
    await expect(field(canvas, 'Current Password')).toHaveFocus()
    await expect(button(canvas, 'Update Password')).toBeDisabled()
  },
}

/** Two empty passwords are equal but not accepted; a mistyped one is told once its field was left. */
export const DoesNotMatch: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, { confirm: 'new secrte' })
    await expect(canvas.queryByText('The passwords do not match')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByText('The passwords do not match')).toBeVisible()
    await expect(button(canvas, 'Update Password')).toBeDisabled()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await userEvent.type(field(canvas, 'New Password'), '{Enter}')
    await userEvent.click(button(canvas, 'Update Password'), { pointerEventsCheck: 0 })
    await expect(args.onChangePassword).not.toHaveBeenCalled()
  },
}

/** A refusal shows Kratos' message at the field and keeps the form with what was typed. */
export const Refused: Story = {
  args: {
    failure: {
      message: 'The password was not changed.',
      reason: 'The password has been found in data breaches and must no longer be used.',
      code: 'new_password_refused',
    },
    onChangePassword: fn(async () => false),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas, 'Change Password'))
    await expect(field(canvas, 'New Password')).toHaveFocus()
    await expect(field(canvas, 'New Password')).toHaveAccessibleDescription(/found in data breaches/)
    await userEvent.click(button(canvas, 'Cancel'))
    await fill(canvas)
    await userEvent.click(button(canvas, 'Update Password'))
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledOnce())
    await expect(field(canvas, 'Current Password')).toHaveValue('old secret')
    await expect(field(canvas, 'New Password')).toHaveValue('new secret')
  },
}

/** With the deployment's hint, and how strong the new one is. */
export const WithHint: Story = {
  args: { passwordHint: 'At least 10 characters' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    const next = canvas.getByLabelText(/^New Password/)
    await userEvent.type(next, 'a long walk home')
    await expect(next).toHaveAccessibleDescription('At least 10 characters')
    await expect(canvas.getByText('Strong')).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvas }) => fill(canvas),
}

/** What was typed is gone for good. */
export const Cancelled: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await userEvent.click(button(canvas, 'Cancel'))
    await userEvent.click(button(canvas, 'Discard changes'))
    await expect(args.onReset).toHaveBeenCalled()
    await userEvent.click(button(canvas, 'Change Password'))
    await expect(field(canvas, 'Current Password')).toHaveValue('')
  },
}
