import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from './Button'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'northwind@example.com' },
  parameters: {
    guide: {
      do: [{ text: 'Complete what the eye takes from the place: the row of a button.', story: 'InAButton' }],
      avoid: [{ text: 'For what everybody needs to know.' }],
      accessibility: ['Read out with what is around it, and nothing else of it is there.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Only 'Remove' is drawn. */
export const InAButton: Story = {
  render: (args) => (
    <Button>
      <span>
        Remove <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove northwind@example.com' })).toBeVisible()
  },
}
