import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, CircleMinus, RefreshCw, Star, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from './Badge'
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
export const Accent: Story = { args: { tone: 'accent', children: 'Most Popular' } }
export const Outline: Story = { args: { tone: 'outline', children: 'Pro' } }

/** An example of each tone; a new one does not compile without. */
const tones: Record<NonNullable<BadgeProps['tone']>, { word: string; icon?: ReactNode }> = {
  neutral: { word: 'Cancelled', icon: <CircleMinus /> },
  info: { word: 'Running', icon: <RefreshCw /> },
  success: { word: 'Completed', icon: <Check /> },
  warning: { word: 'Retrying', icon: <TriangleAlert /> },
  danger: { word: 'Failed', icon: <X /> },
  accent: { word: 'Most Popular', icon: <Star /> },
  outline: { word: 'Pro' },
}

export const Tones: Story = {
  render: () => (
    <Row>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Badge key={tone} tone={tone} icon={tones[tone].icon}>
          {tones[tone].word}
        </Badge>
      ))}
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
