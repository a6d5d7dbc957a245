import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { press } from '../primitives/testing/interactions'
import { MissingDataAlert } from './MissingDataAlert'

const there = {
  profile: ready({}),
  plan: ready({}),
  namespace: ready({}),
  utilization: ready({}),
  dashboards: ready([]),
  organizations: ready([]),
}

const meta = {
  title: 'Customer/Overview/MissingDataAlert',
  component: MissingDataAlert,
  args: { parts: there, supportEmail: 'support@example.com', onRetry: fn() },
} satisfies Meta<typeof MissingDataAlert>

export default meta
type Story = StoryObj<typeof meta>

export const AllIsWell: Story = {
  args: { parts: { ...there, namespace: loading } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

export const Plan: Story = { args: { parts: { ...there, plan: failed('') } } }
export const Namespace: Story = { args: { parts: { ...there, namespace: failed('') } } }
export const Utilization: Story = { args: { parts: { ...there, utilization: failed('') } } }

/** One button asks for everything again. */
export const Several: Story = {
  args: {
    parts: {
      ...there,
      profile: failed(''),
      plan: failed(''),
      dashboards: failed(''),
    },
  },
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole('listitem')
    await expect(parts.map((part) => part.textContent)).toEqual([
      'Profile information unavailable',
      'Plan information unavailable',
      'Dashboards unavailable',
    ])
    await press(canvas, 'Try all again')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    )
  },
}
