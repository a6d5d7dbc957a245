import { AUTH_URL, CSRF_TOKEN, PASSKEY_SCRIPT } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow, recording } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { AccountView } from './AccountView'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { scriptHandler } from '../flow/testing/scriptHandler'
import type { AccountSession } from './sessions'
import { desktop, phone, thisDevice, unknownDevice } from './testing/sessions'

const meta = {
  title: 'Sign-in/Account/AccountView',
  component: AccountView,
  args: {
    flow: ready<Flow>(recordedFlow('settings')),
    homeHref: '/',
    settingsHref: '/user/settings',
    secureHref: '/account?secure=sessions',
    sessions: ready({ current: thisDevice, others: [desktop, phone, unknownDevice] }),
    onSubmit: fn<() => void>(),
    onRevoke: fn<() => void>(),
    onRevokeAll: fn<() => void>(),
  },
  beforeEach: ({ msw }) => msw.use(scriptHandler(AUTH_URL, PASSKEY_SCRIPT)),
} satisfies Meta<typeof AccountView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))
const signedInAt = recorded((name) => ({
  sessions: ready({ current: thisDevice, others: recording(name).body as AccountSession[] }),
}))

export const AsDeployed: Story = {
  ...at('settings', 'settings-totp-setup'),
}

export const SendsWhatIsAsked: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const password = within(canvas.getByRole('region', { name: 'Password' }))
    await userEvent.type(password.getByLabelText(/^Password/), 'a better secret{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { csrf_token: CSRF_TOKEN, password: 'a better secret', method: 'password' },
      expect.anything(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on macOS' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(desktop.id)
  },
}

export const Everything: Story = { ...at('settings-all-methods') }

/** A new password is what somebody came for who was let in by a recovery. */
export const AfterRecovery: Story = {
  ...at('settings-after-recovery'),
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('region', { name: 'Choose a new password' })
    await expect(canvas.getAllByRole('region')[0]).toBe(choice)
    await waitFor(() => expect(within(choice).getByLabelText(/^Password/)).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Continue without a new password' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}
export const AfterRecoveryNarrow: Story = {
  args: at('settings-after-recovery').args,
  globals: { viewport: { value: 'narrow' } },
}
/** Where there are no passwords, the service's own words say what to do. */
export const AfterRecoveryWithoutPasswords: Story = at('settings-after-recovery-no-password')

/** A saved section is renewed; what was typed in another, a password too, stays. */
export const ProfileSavedPasswordTyped: Story = {
  render: function Saving(args) {
    const [flow, setFlow] = useState(args.flow)
    return (
      <AccountView
        {...args}
        flow={flow}
        onSubmit={() => setFlow(ready(recordedFlow('settings-profile-saved')))}
      />
    )
  },
  play: async ({ canvas }) => {
    const profile = within(canvas.getByRole('region', { name: 'Profile' }))
    const password = within(canvas.getByRole('region', { name: 'Password' })).getByLabelText(/^Password/)
    await userEvent.type(password, 'a better secret')
    await userEvent.click(profile.getByRole('button', { name: 'Save' }))
    await expect(profile.getByText('Your changes have been saved!')).toBeVisible()
    await expect(password).toHaveValue('a better secret')
  },
}

/** What was edited here and saved elsewhere meanwhile is told at its field, which keeps the edit. */
export const ProfileChangedElsewhere: Story = {
  tags: ['words'],
  args: { flow: ready<Flow>(changedElsewhere()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/^Changed elsewhere meanwhile/)
  },
}

function changedElsewhere(): Flow {
  const { ui, ...flow } = recordedFlow('settings')
  const text =
    'Changed elsewhere meanwhile, to "Nora", so nothing was saved. Save again to put yours in its place.'
  const nodes = ui.nodes?.map((node) =>
    node.attributes.name === 'traits.name' ? { ...node, messages: [{ type: 'error', text }] } : node,
  )
  return { ...flow, ui: { ...ui, nodes } }
}

/** A schema that lets people write their own role: it is not offered here. */
export const RoleTrait: Story = {
  ...at('settings-role-trait'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Administrator')).toBeNull()
  },
}

export const Loading: Story = { args: { flow: loading, sessions: loading } }
export const Failed: Story = {
  args: {
    flow: failed('Your account settings could not be loaded.', fn<() => void>()),
    sessions: failed('Failed to load your sessions', fn<() => void>()),
  },
}
export const RecordedSessions: Story = signedInAt('sessions-200')
export const NoOtherSessions: Story = signedInAt('sessions-none-200')
