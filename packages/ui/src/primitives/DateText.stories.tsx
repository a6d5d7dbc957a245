import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateText } from './DateText'

const meta = {
  title: 'Components/DateText',
  component: DateText,
  args: { value: '2026-11-18T15:04:05Z' },
  parameters: {
    guide: {
      do: [{ text: 'For a day that matters, such as the end of a plan.', story: 'Ready' }],
      avoid: [{ text: 'For what has just happened: RelativeTime says how long ago.' }],
      accessibility: [
        "The full time, local and in UTC, is there on hover and is part of the element's markup as a time.",
      ],
    },
  },
} satisfies Meta<typeof DateText>

export default meta
type Story = StoryObj<typeof meta>

/** The full local and UTC time on hover. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 18, 2026')).toHaveAttribute(
      'title',
      expect.stringContaining('2026-11-18 15:04:05 UTC'),
    )
  },
}
export const Missing: Story = { args: { value: null } }
export const Malformed: Story = { args: { value: 'soon' } }
