import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      do: [{ text: 'Inside what was pressed.', story: 'Labelled' }],
      avoid: [{ text: 'For the content of a screen: that is Skeleton.' }],
      accessibility: ['With a label it is announced; as decoration it is not read.'],
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {
  args: { label: 'Loading jobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading jobs' })).toBeVisible()
  },
}

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Large: Story = { args: { label: 'Loading', size: 32 } }
