import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateText } from './DateText'

const meta = {
  title: 'Components/DateText',
  component: DateText,
  args: { value: '2026-11-18T15:04:05Z' },
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
