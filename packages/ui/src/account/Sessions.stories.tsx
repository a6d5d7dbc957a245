import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { Sessions } from './Sessions'
import { desktop, phone, thisDevice, unknownDevice } from './testing/sessions'

const meta = {
  title: 'Sign-in/Account/Sessions',
  component: Sessions,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  args: {
    sessions: ready({ current: thisDevice, others: [desktop, phone, unknownDevice] }),
    onRevoke: fn<(id: string) => void>(),
    onRevokeAll: fn<() => void>(),
  },
} satisfies Meta<typeof Sessions>

export default meta
type Story = StoryObj<typeof meta>

/** Each says where, how and when somebody signed in and until when that lasts; this device's cannot be ended here. */
export const Several: Story = {
  play: async ({ args, canvas }) => {
    const [first, second, , last] = canvas.getAllByRole('listitem')
    if (!first || !second || !last) throw new Error('These are four sessions.')
    await expect(within(first).getByText('This device')).toBeVisible()
    await expect(first).toHaveTextContent('Berlin, DE · 192.0.2.10 · signed in 30 min ago with harbour')
    await expect(first).toHaveTextContent('expires Nov 21, 2026')
    await expect(within(first).queryByRole('button')).toBeNull()
    await expect(second).toHaveTextContent('signed in Nov 18, 2026 with password and authenticator app')
    await expect(last).toHaveTextContent('Unknown browser')

    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on macOS' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(desktop.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(args.onRevokeAll).toHaveBeenCalledOnce()
  },
}

export const SeveralNarrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const ThisDeviceAlone: Story = {
  args: { sessions: ready({ current: thisDevice, others: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('You are not signed in anywhere else')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TwoEnding: Story = {
  args: { revoking: [desktop.id, phone.id] },
  play: async ({ canvas }) => {
    for (const name of ['Sign out Chrome on macOS', 'Sign out Safari on iOS'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere else' })).not.toHaveAttribute(
      'aria-busy',
    )
  },
}
export const AllEnding: Story = { args: { revoking: ['all'] } }
export const Loading: Story = { args: { sessions: loading } }
export const Failed: Story = {
  args: { sessions: failed('Failed to load your sessions', fn<() => void>()) },
}
