import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotBuiltYetView } from './NotBuiltYetView'

const meta = {
  title: 'Shell/NotBuiltYetView',
  component: NotBuiltYetView,
  args: { title: 'Clusters' },
} satisfies Meta<typeof NotBuiltYetView>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
