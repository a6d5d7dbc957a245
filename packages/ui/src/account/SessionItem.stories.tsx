import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowList } from '../primitives'
import { SessionItem } from './SessionItem'
import { desktop, phone, thisDevice, unknownDevice } from './testing/sessions'

const meta = {
  title: 'Sign-in/Account/SessionItem',
  component: SessionItem,
  args: { session: desktop, onRevoke: fn() },
} satisfies Meta<typeof SessionItem>

export default meta
type Story = StoryObj<typeof meta>

/** This browser's, another one, one that is being ended, and one of which the service says nothing. */
export const EveryKind: Story = {
  render: (args) => (
    <RowList ruled>
      <SessionItem session={thisDevice} isCurrent />
      <SessionItem {...args} />
      <SessionItem {...args} session={phone} revoking />
      <SessionItem {...args} session={unknownDevice} />
    </RowList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(3)
  },
}
