import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateTable } from '../primitives/testing/StateTable'
import { LinkButton } from './LinkButton'

const meta = {
  title: 'Sign-in/Flow/LinkButton',
  component: LinkButton,
  args: { children: 'Start over' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  tags: ['focus'],
  render: (args) => (
    <StateTable
      states={['rest', 'hover', 'pressed', 'focus']}
      rows={{
        'On its own': () => <LinkButton {...args} />,
        'In running text': () => (
          <p>
            Wrong address? <LinkButton {...args} />
          </p>
        ),
      }}
    />
  ),
}
