import { user } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loading, ready } from '../lib'
import { UserSettingsView } from './UserSettingsView'

const meta = {
  title: 'Customer/Settings/UserSettingsView',
  component: UserSettingsView,
  args: {
    profile: loading,
    email: 'user@example.com',
    busy: false,
    onChangePassword: fn(async () => true),
    onReset: fn(),
    accountHref: '/account',
    secureHref: '/account?secure=sessions',
  },
  loaders: [fromApi({ profile: () => user.getProfile() }, { profile: 'Failed to load organization data' })],
} satisfies Meta<typeof UserSettingsView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('user@example.com')).toBeVisible()
    await expect(canvas.getByText('Jan 2, 2026')).toBeVisible()
    await expect(canvas.getByText(fixtures.profileUser.id.slice(0, 8))).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.userProfile(loadingForever)] } }

export const Failed: Story = {
  parameters: { msw: [handlers.userProfile(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load organization data')
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    // The password belongs to the identity service, which has not failed.
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toBeEnabled()
  },
}

export const NoData: Story = {
  render: (args) => <UserSettingsView {...args} profile={ready(null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No user data available')).toBeVisible()
  },
}

export const LongEmailNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { msw: [handlers.userProfile(fixtures.profileWithLongEmail)] },
}
