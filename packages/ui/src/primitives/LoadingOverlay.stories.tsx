import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShipWheel } from 'lucide-react'
import { expect } from 'storybook/test'
import { LoadingOverlay } from './LoadingOverlay'

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Quarterdeck' },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Quarterdeck')
  },
}
export const WithLogo: Story = { args: { logo: <ShipWheel size={40} aria-hidden /> } }
export const LongName: Story = {
  args: { brandName: 'The Northwind Traders Platform for Studios and Organizations' },
}
