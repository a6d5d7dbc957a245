import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compass } from 'lucide-react'
import { ButtonLink } from '../primitives'
import { Notice } from './Notice'

const meta = {
  title: 'Patterns/Shell/Notice',
  component: Notice,
  args: {
    icon: Compass,
    title: 'Page not found',
    children: 'There is nothing at this address, or it has moved.',
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: { action: <ButtonLink href="/user">Back to overview</ButtonLink> },
}
export const MessageAlone: Story = {}
export const LongNarrow: Story = {
  args: {
    title: 'The organization operations-and-platform-engineering@subsidiary.of.northwind.example is gone',
    action: <ButtonLink href="/user">Back to overview</ButtonLink>,
  },
  globals: { viewport: { value: 'narrow' } },
}
