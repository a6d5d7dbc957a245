import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { MissingDataAlert } from './MissingDataAlert'

const retryPlan = fn()
const retryUtilization = fn()

const meta = {
  title: 'Customer/Overview/MissingDataAlert',
  component: MissingDataAlert,
  args: {
    plan: ready({}),
    namespace: ready({}),
    utilization: ready({}),
    supportEmail: 'support@example.com',
  },
} satisfies Meta<typeof MissingDataAlert>

export default meta
type Story = StoryObj<typeof meta>

export const AllIsWell: Story = {
  args: { namespace: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

export const Plan: Story = { args: { plan: failed('') } }
export const Namespace: Story = { args: { namespace: failed('') } }
export const Utilization: Story = { args: { utilization: failed('') } }

/** Each part has a button of its own, which asks again for that part alone. */
export const SeveralWithRetry: Story = {
  args: { plan: failed('', retryPlan), utilization: failed('', retryUtilization) },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem')
    await expect(parts.map((part) => part.firstChild?.textContent)).toEqual([
      'Plan information unavailable',
      'Resource utilization data unavailable',
    ])
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try Again', description: 'Resource utilization data unavailable' }),
    )
    await expect(retryUtilization).toHaveBeenCalledOnce()
    await expect(retryPlan).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    )
  },
}
