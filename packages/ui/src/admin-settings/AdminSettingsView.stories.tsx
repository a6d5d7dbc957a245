import { signup, system } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { ToastStack, type ToastContent } from '../primitives'
import { settled } from '../primitives/testing/interactions'
import { AdminSettingsView, type AdminSettingsViewProps } from './AdminSettingsView'

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

/** The screen, the toast over it, and a switch that moves as the console moves it (§4.12). */
function WithToast({ toast, onSignupChange, ...args }: AdminSettingsViewProps & { toast: ToastContent }) {
  const [told, setTold] = useState(false)
  const change = (enabled: boolean) => {
    onSignupChange(enabled)
    setTold(true)
  }
  return (
    <>
      <AdminSettingsView
        {...args}
        signup={told && toast.type === 'success' ? ready(true) : args.signup}
        onSignupChange={change}
      />
      <ToastStack toasts={told ? [toast] : []} onDismiss={() => setTold(false)} />
    </>
  )
}

const pressSwitch = (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('switch'))

export const EnabledJustNow: Story = {
  parameters: { msw: [handlers.signupStatus(fixtures.signupClosed)] },
  render: (args) => (
    <WithToast
      {...args}
      toast={{
        id: '1',
        type: 'success',
        title: 'Settings Updated',
        message: 'User registration has been enabled',
        duration: 0,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await pressSwitch(canvas)
    await expect(await screen.findByText('User registration has been enabled')).toBeVisible()
    await settled(canvas.getByRole('switch', { checked: true }))
  },
}

/** The platform refused: the switch is where it was, and the toast says why. */
export const Reverted: Story = {
  parameters: { msw: [handlers.signupStatus(fixtures.signupClosed)] },
  render: (args) => (
    <WithToast
      {...args}
      toast={{
        id: '1',
        type: 'error',
        title: 'Failed to update settings',
        message: 'Registration is closed by contract',
        duration: 0,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await pressSwitch(canvas)
    await expect(await screen.findByText('Failed to update settings')).toBeVisible()
    await expect(canvas.getByRole('switch')).not.toBeChecked()
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
