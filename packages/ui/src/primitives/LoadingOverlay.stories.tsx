import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingOverlay } from './LoadingOverlay'

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  parameters: {
    guide: {
      do: [{ text: 'Once, until it is known who is there.', story: 'Brand' }],
      avoid: [{ text: 'For the loading of a screen: that is Skeleton.' }],
      accessibility: ["Announced once, with the product's name."],
    },
    layout: 'fullscreen',
  },
  args: { brandName: 'Quarterdeck' },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Quarterdeck')
  },
}
export const LongName: Story = {
  args: { brandName: 'The Northwind Traders Platform for Studios and Organizations' },
}
