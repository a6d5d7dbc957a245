import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleMinus, RefreshCw, Star, TriangleAlert, X } from 'lucide-react'
import { Badge } from './Badge'
import { Row } from './testing/Row'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Enterprise' },
  parameters: {
    guide: {
      do: [{ text: 'Give each tone that means a state its icon.', story: 'Tones' }],
      avoid: [
        { text: 'As a button or link: nothing happens when a badge is pressed.' },
        { text: 'More than two words.', story: 'LongText' },
      ],
      accessibility: [
        'It is read as plain text where it stands, so its words must make sense without the colour.',
      ],
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = { args: { tone: 'accent', children: 'Pro' } }

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge icon={<CircleMinus />}>Cancelled</Badge>
      <Badge tone="info" icon={<RefreshCw />}>
        Running
      </Badge>
      <Badge tone="success" icon={<Check />}>
        Completed
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert />}>
        Retrying
      </Badge>
      <Badge tone="danger" icon={<X />}>
        Failed
      </Badge>
      <Badge tone="accent" icon={<Star />}>
        Most Popular
      </Badge>
    </Row>
  ),
}

export const LongText: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <Badge tone="warning" icon={<TriangleAlert />} title="Deprecated, kept for organizations that have it">
        Deprecated, kept for organizations that have it
      </Badge>
    </div>
  ),
}
