import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Flow } from '../flow'
import { failed, loading, ready } from '../lib'
import { SecureAccountView } from './SecureAccountView'
import { desktop, phone, thisDevice } from './testing/sessions'

const meta = {
  title: 'Sign-in/Account/SecureAccountView',
  component: SecureAccountView,
  tags: ['new'],
  args: {
    step: 'sessions',
    stepHrefs: { sessions: '#sessions', password: '#password', factors: '#factors', done: '#done' },
    accountHref: '/account',
    flow: ready<Flow>(recordedFlow('settings-password-only')),
    sessions: ready({ current: thisDevice, others: [desktop, phone] }),
    onSubmit: fn<() => void>(),
    onRevoke: fn<() => void>(),
    onRevokeAll: fn<() => void>(),
  },
} satisfies Meta<typeof SecureAccountView>

export default meta
type Story = StoryObj<typeof meta>

/** First nobody else is signed in any more. */
export const SignOthersOut: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(args.onRevokeAll).toHaveBeenCalledOnce()
    const next = canvas.getByRole('link', { name: 'Continue' })
    await expect(next).toHaveAttribute('href', '#password')
    await expect(next).not.toHaveAttribute('data-variant', 'primary')
  },
}
/** Then going on is the main action. */
export const NobodyElse: Story = {
  args: { sessions: ready({ current: thisDevice, others: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('data-variant', 'primary')
  },
}
export const SignOthersOutNarrow: Story = { globals: { viewport: { value: 'narrow' } } }
/** The way on comes with the list, which would push it down. */
export const SessionsLoading: Story = {
  args: { sessions: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull()
  },
}
/** Without a list one can go on. */
export const SessionsFailed: Story = {
  args: { sessions: failed('Failed to load your sessions', fn<() => void>()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible()
  },
}

/** Then the password is one that nobody else knows. */
export const NewPassword: Story = {
  args: { step: 'password' },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('region', { name: 'Choose a new password' }))
    await waitFor(() => expect(choice.getByLabelText(/^Password/)).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Continue' })).not.toHaveAttribute(
      'data-variant',
      'primary',
    )
  },
}
/** Once it is saved, going on is the main action. */
export const PasswordSaved: Story = {
  args: { step: 'password' },
  render: function Saving(args) {
    const [flow, setFlow] = useState(args.flow)
    return (
      <SecureAccountView
        {...args}
        flow={flow}
        onSubmit={() => setFlow(ready(recordedFlow('settings-password-saved')))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a better secret{Enter}')
    await expect(await canvas.findByText('The password is new')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('data-variant', 'primary')
  },
}
/** Where people sign in without one there is none to change. */
export const NoPassword: Story = {
  args: { step: 'password', flow: ready<Flow>(recordedFlow('settings-after-recovery-no-password')) },
}

/** Last, everything that lets somebody in, the address for mails about the account first. */
export const OtherWaysIn: Story = {
  args: { step: 'factors', flow: ready<Flow>(recordedFlow('settings-oidc-linked')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Password' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Finish' })).toHaveAttribute('href', '#done')
  },
}
export const Done: Story = {
  args: { step: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your account' })).toHaveAttribute(
      'href',
      '/account',
    )
  },
}
export const Loading: Story = { args: { step: 'password', flow: loading } }
export const Failed: Story = {
  args: {
    step: 'factors',
    flow: failed('Your account settings could not be loaded.', fn<() => void>()),
  },
}
