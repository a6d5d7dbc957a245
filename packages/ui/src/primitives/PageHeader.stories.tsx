import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, RefreshCw } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from './Button'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Organizations',
    description: 'Everyone who has registered, their plan and where they run.',
  },
  parameters: {
    guide: {
      do: [{ text: 'One on each screen, with the main action at its right.', story: 'WithActions' }],
      avoid: [{ text: 'More than three buttons; use a menu for the rest.' }],
      accessibility: ['Its title is the only first heading and has the focus after a change of screen.'],
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
  },
}

export const TitleOnly: Story = { args: { description: undefined } }

export const WithActions: Story = {
  args: {
    title: 'Clusters',
    description: 'Where organizations run. Scheduling decides which clusters take new ones.',
    actions: (
      <>
        <Button>Show Archived</Button>
        <Button variant="primary" icon={<Plus size={16} />}>
          Add Cluster
        </Button>
      </>
    ),
  },
}

export const WithWayBack: Story = {
  args: {
    title: 'northwind@example.com',
    description: 'Registered Nov 18, 2026',
    back: { href: '/user/organizations', label: 'Back to Organizations' },
    actions: <Button icon={<RefreshCw size={16} />}>Refresh</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Organizations' })).toHaveAttribute(
      'href',
      '/user/organizations',
    )
  },
}

/** What the console says itself is never cut. */
export const Narrow: Story = {
  args: { description: WithActions.args?.description },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const description = canvas.getByText(/^Where organizations run/)
    await expect(description.clientHeight).toBeGreaterThan(40)
    await expect(description.scrollHeight).toBe(description.clientHeight)
  },
}

export const LongText: Story = {
  args: {
    ...WithWayBack.args,
    title: 'a.very.long.organization.address.that.somebody.really.registered@a-subdomain.northwind.example',
    description:
      'A description that goes on for longer than the line it was given, which it then simply wraps.',
  },
}
