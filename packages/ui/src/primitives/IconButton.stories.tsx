import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Ellipsis, Trash2, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './IconButton'
import { Row } from './testing/Row'
import { StateTable } from './testing/StateTable'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <X size={16} />, onClick: fn() },
  parameters: {
    guide: {
      do: [{ text: 'Only for icons that everybody in the product meets daily.', story: 'All' }],
      avoid: [{ text: 'Where there is room for the word: use Button with an icon.' }],
      accessibility: [
        '`label` is its name and is shown on hover; there is none without.',
        'At least 24 px square, 44 px under a finger.',
      ],
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { disabled: true } }

export const All: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} label="Notifications">
        <Bell size={16} />
      </IconButton>
      <IconButton {...args} variant="secondary" label="More">
        <Ellipsis size={16} />
      </IconButton>
      <IconButton {...args} variant="danger" label="Delete">
        <Trash2 size={16} />
      </IconButton>
      <IconButton {...args} size="sm" label="More, small">
        <Ellipsis size={16} />
      </IconButton>
    </Row>
  ),
}

export const States: Story = {
  tags: ['focus'],
  render: () => (
    <StateTable
      rows={{
        Ghost: (props) => (
          <IconButton label="Notifications" {...props}>
            <Bell size={16} />
          </IconButton>
        ),
        Secondary: (props) => (
          <IconButton label="More" variant="secondary" {...props}>
            <Ellipsis size={16} />
          </IconButton>
        ),
        Danger: (props) => (
          <IconButton label="Delete" variant="danger" {...props}>
            <Trash2 size={16} />
          </IconButton>
        ),
      }}
    />
  ),
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
