import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateLine } from './StateLine'

const failure = { message: 'Failed to load dashboards', reason: 'The platform failed', onRetry: fn() }

const meta = {
  title: 'Components/StateLine',
  component: StateLine,
  tags: ['new'],
  args: { of: 'Dashboards', state: failure },
  parameters: {
    guide: {
      do: [{ text: 'For a part of a dialog that loads by itself.', story: 'Failed' }],
      avoid: [{ text: 'In place of a whole list: that is EmptyState or ErrorState.' }],
      accessibility: ['A failure is announced, and its button is named after the part.'],
    },
  },
} satisfies Meta<typeof StateLine>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The platform failed')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Dashboards' }))
    await expect(failure.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
export const Empty: Story = { args: { state: 'No dashboards available' } }
export const Narrow: Story = {
  args: {
    of: 'Resource utilization',
    state: { ...failure, message: 'Failed to load resource utilization' },
  },
  globals: { viewport: { value: 'narrow' } },
}
