import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './Badge'
import { Card } from './Card'
import { DescriptionList } from './DescriptionList'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'User ID', description: <code>41c7e0d2</code> },
      { term: 'Account Email', description: 'mira@northwind.example' },
      { term: 'Plan', description: <Badge tone="outline">Pro</Badge> },
    ],
  },
  render: (args) => (
    <Card title="Account" style={{ maxWidth: 484 }}>
      <DescriptionList {...args} />
    </Card>
  ),
  parameters: {
    guide: {
      do: [
        { text: 'For two to ten facts of one thing.', story: 'Ready' },
        { text: 'Keep the place of what is loading.', story: 'Loading' },
      ],
      avoid: [{ text: 'For comparing several things: that is a table.' }],
      accessibility: [
        'Label and value belong together for screen readers, also where they stand below each other.',
      ],
    },
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('mira@northwind.example')
  },
}

export const Loading: Story = {
  args: {
    items: ['User ID', 'Account Email', 'Plan'].map((term) => ({
      term,
      description: <Skeleton width={140} />,
    })),
  },
}

export const MissingValues: Story = {
  args: {
    items: [
      { term: 'Cluster', description: null },
      { term: 'Region', description: '' },
      { term: 'Tools', description: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    await expect(canvas.getByText('0')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Dashboard URL',
        description: 'https://averylonghostname.cluster.frankfurt.northwind.example/path/that/goes/on',
      },
      {
        term: 'What it is for',
        description: 'Where the European organizations run, and the demonstration ones.',
      },
    ],
  },
  render: (args) => (
    <Card title="Cluster" style={{ maxWidth: 300 }}>
      <DescriptionList {...args} />
    </Card>
  ),
}

export const Narrow: Story = {
  render: (args) => (
    <Card title="Account" style={{ maxWidth: 220 }}>
      <DescriptionList {...args} />
    </Card>
  ),
}
