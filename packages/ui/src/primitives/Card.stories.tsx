import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge'
import { Button } from './Button'
import { Card } from './Card'
import { TextLink } from './TextLink'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Where the organization runs.' },
  parameters: {
    guide: {
      do: [{ text: 'Give it a title where more than one stands on a page.', story: 'Titled' }],
      avoid: [{ text: 'A card inside a card; use a section with a heading.' }],
      accessibility: ['With a title it is a region of that name, which screen readers can jump to.'],
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Titled: Story = {
  args: { title: 'Namespace and cluster', actions: <TextLink href="/user/organizations">View All</TextLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Namespace and cluster' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Namespace and cluster')
  },
}

export const Flush: Story = {
  args: {
    title: 'Custom jobs',
    flush: true,
    actions: <Button size="sm">Run Job</Button>,
    children: <div style={{ padding: 'var(--space-3) var(--space-4)' }}>Reindex search</div>,
  },
}

export const LongTitle: Story = {
  args: {
    level: 3,
    title: 'a.very.long.organization.address.that.somebody.really.registered@a-subdomain.northwind.example',
    actions: <Badge>Active</Badge>,
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Card {...args} />
    </div>
  ),
}
