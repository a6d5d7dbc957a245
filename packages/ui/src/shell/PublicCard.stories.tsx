import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, TextLink } from '../primitives'
import { PublicCard } from './PublicCard'

const meta = {
  title: 'Patterns/Shell/PublicCard',
  component: PublicCard,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    title: 'Welcome back',
    subtitle: 'Sign in to your account to continue',
    children: (
      <Button variant="primary" wide>
        Sign in
      </Button>
    ),
    footer: (
      <p>
        Don&apos;t have an account? <TextLink href="/register">Sign up</TextLink>
      </p>
    ),
  },
} satisfies Meta<typeof PublicCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const TitleAlone: Story = { args: { subtitle: undefined, children: undefined, footer: undefined } }
export const LongNarrow: Story = {
  args: {
    brand: { name: 'Northwind Traders International Studio Platform' },
    title: 'Confirm that this address is yours',
  },
  globals: { viewport: { value: 'narrow' } },
}
