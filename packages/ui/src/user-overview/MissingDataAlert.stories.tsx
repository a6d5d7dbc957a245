import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { press } from '../primitives/testing/interactions'
import { MissingDataAlert } from './MissingDataAlert'

const retryPlan = fn()
const retryProfile = fn()

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
  args: { parts: there, supportEmail: 'support@example.com' },
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

/** One button asks again for everything that is missing, and for nothing else. */
export const Several: Story = {
  args: {
    parts: {
      ...there,
      profile: failed('', retryProfile),
      plan: failed('', retryPlan),
      dashboards: failed(''),
    },
  },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem')
    await expect(parts.map((part) => part.textContent)).toEqual([
      'Profile information unavailable',
      'Plan information unavailable',
      'Dashboards unavailable',
    ])
    await press(canvas, 'Try all again')
    await expect(retryProfile).toHaveBeenCalledOnce()
    await expect(retryPlan).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    )
  },
}
