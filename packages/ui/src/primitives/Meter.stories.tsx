import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './Meter'

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Agents', current: 4, max: 10 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        { text: 'Show the numbers beside the bar.', story: 'Ready' },
        { text: 'Show that nothing is known rather than an empty bar.', story: 'NothingKnown' },
      ],
      avoid: [{ text: 'For the progress of something under way.' }],
      accessibility: [
        'Read as a meter with its numbers; warning (from 80 %) and alarm (from 100 %) are also told in words.',
      ],
    },
  },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Agents' })
    await expect(meter).toHaveAttribute('aria-valuetext', '4 of 10')
    await expect(meter).toHaveAttribute('aria-valuenow', '4')
  },
}
export const BelowWarning: Story = { args: { current: 799, max: 1000 } }
export const Warning: Story = {
  args: { current: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '8 of 10, near the limit')
  },
}
export const Full: Story = {
  args: { current: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '10 of 10, limit reached')
  },
}
export const Over: Story = {
  args: { current: 14 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuetext', '14 of 10, limit reached')
    await expect(meter).toHaveAttribute('aria-valuenow', '10')
  },
}
export const Unused: Story = { args: { current: 0 } }
export const NothingAllowed: Story = { args: { current: 0, max: 0 } }
export const NothingAllowedButUsed: Story = { args: { current: 1, max: 0 } }

/** §8.6: utilization that could not be loaded is current 0, max N/A. */
export const NoLimitKnown: Story = {
  args: { current: 0, max: 'N/A' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/N\/A/)).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
  },
}
export const NothingKnown: Story = { args: { current: null, max: undefined } }
export const LongText: Story = {
  args: {
    label: 'Group graphs of every workspace, shared ones included',
    current: 1_234_567,
    max: 9_876_543,
  },
}
