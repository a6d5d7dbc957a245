import { signup, system } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { failed, loading } from '../lib'
import { AdminSettingsView } from './AdminSettingsView'

const meta = {
  title: 'Admin/Settings/AdminSettingsView',
  component: AdminSettingsView,
  args: {
    signup: loading,
    onSignupChange: fn(),
    changing: false,
    settings: loading,
    onRefresh: fn(),
  },
  loaders: [
    fromApi(
      {
        signup: async () => (await signup.getStatus()).signup_enabled,
        settings: async () =>
          (await system.listSettings()).items.filter(({ key }) => key !== system.SIGNUP_SETTING_KEY),
      },
      { signup: 'Failed to load signup status', settings: 'Failed to load current settings' },
    ),
  ],
} satisfies Meta<typeof AdminSettingsView>

export default meta
type Story = StoryObj<typeof meta>

/** §4.12: disabling asks first. */
export const Enabled: Story = {
  tags: ['screen'],
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Allow new users to register' })
    await expect(toggle).toBeChecked()
    await userEvent.click(toggle)
    await screen.findByRole('alertdialog', { name: 'Disable user registration?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(args.onSignupChange).not.toHaveBeenCalled()

    await userEvent.click(toggle)
    await userEvent.click(await screen.findByRole('button', { name: 'Disable registration' }))
    await expect(args.onSignupChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByText(/Only system administrators can view and modify/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** §4.12: enabling is immediate. */
export const Disabled: Story = {
  parameters: { msw: [handlers.signupStatus(fixtures.signupClosed)] },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Allow new users to register' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await expect(args.onSignupChange).toHaveBeenCalledWith(true)
  },
}

export const DisableConfirmation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await screen.findByRole('alertdialog', { name: 'Disable user registration?' })
  },
}

export const Changing: Story = {
  args: { changing: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'), { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(args.onSignupChange).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  parameters: { msw: [handlers.signupStatus(loadingForever), handlers.settings(loadingForever)] },
}

/** Each part fails on its own, in the words of §8.15. */
export const Failed: Story = {
  parameters: { msw: [handlers.signupStatus(fails(500)), handlers.settings(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load signup status')).toBeVisible()
    await expect(canvas.getByText('Failed to load current settings')).toBeVisible()
  },
}

/** People who are not system administrators cannot change anything (§2.25). */
export const Refused: Story = {
  args: { readOnly: true },
  render: (args) => (
    <AdminSettingsView
      {...args}
      settings={failed('Only system administrators can view and modify system settings')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only system administrators')
  },
}

export const NothingElseIsSet: Story = {
  parameters: { msw: [handlers.settings(() => [fixtures.settingSignupOn])] },
}
