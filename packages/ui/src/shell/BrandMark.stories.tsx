import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from './BrandMark'

const meta = {
  title: 'Patterns/Shell/BrandMark',
  component: BrandMark,
  args: { label: 'Quarterdeck' },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const TopBar: Story = {}
export const OnACard: Story = { args: { size: 40 } }
export const Decoration: Story = { args: { label: undefined } }

/** A deployment's own logo may be wide: it keeps its proportions and the given height. */
export const OwnLogo: Story = {
  args: {
    label: 'Northwind',
    logoUrl: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect width="96" height="32" rx="6" fill="#3b2a80"/><circle cx="20" cy="16" r="8" fill="#ffd166"/><rect x="36" y="13" width="48" height="6" rx="3" fill="#fff"/></svg>',
    )}`,
  },
}
