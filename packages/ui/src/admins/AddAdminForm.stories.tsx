import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AddAdminForm } from './AddAdminForm'

const meta = {
  title: 'Admin/Admins/AddAdminForm',
  component: AddAdminForm,
  args: { onAdd: fn(async () => true), busy: false },
} satisfies Meta<typeof AddAdminForm>

export default meta
type Story = StoryObj<typeof meta>

/** From the dashboard's quick action. */
export const StartsFocused: Story = {
  tags: ['focus'],
  args: { startsFocused: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus())
    await expect(canvas.getByRole('checkbox', { name: 'Can create admins' })).not.toBeChecked()
  },
}

/** The rule for the address, in its words (§5.3). */
export const EmailRequired: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Admin' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Validation ErrorEmail is required$/)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const EmailWithoutAt: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'colleague{Enter}')
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.type(email, '@')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await userEvent.type(email, '{Backspace}')
    await canvas.findByRole('alert')
  },
}

export const Added: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ })
    await userEvent.type(email, ' colleague@example.com ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Can create admins' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Admin' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        email: 'colleague@example.com',
        can_create_new_admins: true,
      }),
    )
    await waitFor(() => expect(email).toHaveValue(''))
    await expect(canvas.getByRole('checkbox', { name: 'Can create admins' })).not.toBeChecked()
  },
}

/** The toast of §8.8 tells why, and so does the field (§13.7); what was typed stays. */
export const Refused: Story = {
  args: {
    onAdd: fn(async () => false),
    failure: {
      message: 'Failed to create admin',
      reason: 'This person is an admin already',
      code: 'admin_exists',
    },
  },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'colleague@example.com{Enter}')
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(email).toHaveValue('colleague@example.com')
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'colleague@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Admin' }), { pointerEventsCheck: 0 })
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
