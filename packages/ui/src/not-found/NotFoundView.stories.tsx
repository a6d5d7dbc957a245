import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundView } from './NotFoundView'

const meta = {
  title: 'Patterns/Not found/NotFoundView',
  component: NotFoundView,
  args: { homeHref: '/user' },
} satisfies Meta<typeof NotFoundView>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OutsideTheShell: Story = { args: { brand: { name: 'Quarterdeck' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
