import type { Meta, StoryObj } from '@storybook/react-vite'
import { StackedBar } from './StackedBar'

const meta = {
  title: 'Admin/Overview/StackedBar',
  component: StackedBar,
  args: {
    label: 'Job summary',
    segments: [
      { label: 'Active', value: 12, tone: 'info' },
      { label: 'Completed', value: 1284, tone: 'success' },
      { label: 'Retrying', value: 3, tone: 'warning' },
      { label: 'Failed', value: 41, tone: 'danger' },
      { label: 'Other', value: 8, tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof StackedBar>

export default meta
type Story = StoryObj<typeof meta>

/** However small its share is, a part can be seen. */
export const EveryTone: Story = {}

export const OnePart: Story = {
  args: {
    segments: [
      { label: 'Active', value: 0, tone: 'info' },
      { label: 'Completed', value: 5, tone: 'success' },
      { label: 'Failed', value: 0, tone: 'danger' },
    ],
  },
}

/** The list has its numbers; nothing is in the bar. */
export const Nothing: Story = {
  args: {
    segments: [
      { label: 'Active', value: 0, tone: 'info' },
      { label: 'Failed', value: 0, tone: 'danger' },
    ],
  },
}
