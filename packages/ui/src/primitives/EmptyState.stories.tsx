import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, LayoutDashboard, Plus, SearchX } from 'lucide-react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No dashboards available', icon: <LayoutDashboard /> },
  parameters: {
    guide: {
      do: [
        { text: 'Offer the way to the first one to those who may take it.', story: 'WithAction' },
        { text: 'Say apart that a search found nothing.', story: 'NothingMatches' },
      ],
      avoid: [{ text: 'For a failure: a list that could not be read is not empty.' }],
      accessibility: ['Its icon is decoration and is not read.'],
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = {}

export const WithAction: Story = {
  args: {
    icon: <Building2 />,
    title: 'No clusters yet',
    children: 'Organizations are placed on clusters, so the first one is needed before anybody can register.',
    action: (
      <Button variant="primary" icon={<Plus size={16} />}>
        Add Cluster
      </Button>
    ),
  },
}

export const NothingMatches: Story = {
  args: {
    icon: <SearchX />,
    title: 'No organization matches this search',
    action: <Button>Clear filters</Button>,
  },
}

export const LongText: Story = {
  args: {
    title:
      'The organization a.very.long.organization.address.that.somebody.typed@a-subdomain.northwind.example is no longer there.',
    action: <Button>View All</Button>,
  },
}
