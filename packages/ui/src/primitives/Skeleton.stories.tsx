import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './Card'
import { Skeleton, SkeletonGroup } from './Skeleton'
import { Row } from './testing/Row'
import { InlineSkeleton } from './InlineSkeleton'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      do: [
        { text: 'As high as what comes, so that nothing moves.', story: 'Words' },
        { text: 'All of a screen in one group.', story: 'Group' },
      ],
      avoid: [{ text: 'For what is already in view and is read anew.' }],
      accessibility: [
        'The group says once that it is loading; the shapes are not read.',
        'It does not shimmer for those who ask for less motion.',
      ],
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: 180 } }
export const Circle: Story = { args: { shape: 'circle', width: 32 } }
/** In place of a text that may need more than one line: as many lines as that will have. */
export const Words: Story = {
  args: { children: 'Registration is enabled: everyone can create an account.' },
  decorators: [(Story) => <p style={{ width: 240 }}>{Story()}</p>],
}
export const Block: Story = { args: { shape: 'block', width: '100%', height: 96 } }

/** A card whose facts are loading, as high as it will be with them. */
export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading account">
      <Card>
        <Row>
          <Skeleton shape="circle" width={32} />
          <Skeleton width={160} />
        </Row>
        {[210, 150, 180].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Card>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading account')
  },
}

/** A value that stands on the line of its label. */
export const InALine: Story = {
  render: () => (
    <SkeletonGroup label="Loading the plan">
      <p>
        Agents <InlineSkeleton width={40} />
      </p>
    </SkeletonGroup>
  ),
}
