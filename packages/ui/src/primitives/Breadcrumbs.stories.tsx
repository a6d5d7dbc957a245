import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { href: '/admin/payments', label: 'Payments' },
      { href: '/admin/payments/providers/paddle', label: 'Paddle' },
    ],
    current: 'Enterprise for regulated industries, negotiated with procurement in 2026',
  },
  parameters: {
    guide: {
      do: [{ text: 'Show it on pages below other pages, from the top down.', story: 'Ready' }],
      avoid: [{ text: 'On the pages of the sidebar, which have nothing above them.' }],
      accessibility: [
        'A navigation landmark of its own; the page one is on is marked as the current one and is no link.',
      ],
    },
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText(/^Enterprise/)).toHaveAttribute('aria-current', 'page')
  },
}
