import type { Meta, StoryObj } from '@storybook/react-vite'
import { forceState } from '../primitives/testing/forceState'
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

/** Each part leads to its list. The pointer is at the first, the second has the focus. */
export const States: Story = {
  tags: ['focus'],
  args: {
    segments: [
      { label: 'Active', value: 12, tone: 'info', href: '/admin/jobs' },
      { label: 'Failed', value: 3, tone: 'danger', href: '/admin/jobs' },
    ],
  },
  play: ({ canvas }) => {
    const [active, failed] = canvas.getAllByRole('link')
    if (active) forceState(active, 'hover')
    if (failed) forceState(failed, 'focus')
  },
}

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
