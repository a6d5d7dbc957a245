import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { Column } from './testing/Row'
import { StateTable } from './testing/StateTable'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Can create admins', onChange: fn() },
  decorators: [(Story) => <Column>{Story()}</Column>],
  parameters: {
    design: ['Patterns/Forms'],
    guide: {
      do: [
        { text: 'Word the label so that a tick means yes.', story: 'Checked' },
        { text: 'Explain consequences in the hint.', story: 'WithHint' },
      ],
      avoid: [{ text: 'For what takes effect at once: that is a Switch.' }],
      accessibility: ['The whole label can be pressed; error and hint are read with it.'],
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }

export const States: Story = {
  tags: ['focus'],
  decorators: [],
  render: () => (
    <StateTable
      width={110}
      rows={{
        Unchecked: (props) => <Checkbox label="Scheduling" {...props} />,
        Checked: (props) => <Checkbox label="Scheduling" defaultChecked {...props} />,
        'With an error': (props) => <Checkbox label="I agree" error="Please agree" {...props} />,
      }}
    />
  ),
}

export const Mixed: Story = {
  args: {
    label: 'All namespaces',
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = true
    },
  },
}

export const WithHint: Story = {
  args: { defaultChecked: true, hint: 'May create other admins and manage their permissions.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Can create admins' })).toHaveAccessibleDescription(
      'May create other admins and manage their permissions.',
    )
  },
}

export const WithError: Story = {
  args: { label: 'I accept the terms', required: true, error: 'Please accept the terms' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Please accept the terms')
  },
}

export const LongText: Story = {
  args: {
    label: 'Send a message to everybody in the organization when one of its workflows fails or is cancelled',
    hint: 'At most one message an hour.',
  },
}

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Can create admins'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
