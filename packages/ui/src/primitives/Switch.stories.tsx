import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './Switch'
import { settled } from './testing/interactions'
import { StateTable } from './testing/StateTable'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Scheduling', checked: true, onChange: fn() },
  parameters: {
    design: ['Patterns/Forms'],
    guide: {
      do: [
        { text: 'For what takes effect at once.', story: 'On' },
        { text: 'Name what is on when it is on.' },
      ],
      avoid: [{ text: 'In a form that is saved: that is a Checkbox.' }],
      accessibility: [
        'Read as a switch that is on or off.',
        'It rests for a second after each change, so that a second press undoes nothing.',
      ],
    },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {}
export const Off: Story = { args: { checked: false } }
export const Disabled: Story = { args: { disabled: true } }
export const States: Story = {
  tags: ['focus'],
  render: () => (
    <StateTable
      rows={{
        On: (props) => <Switch label="Scheduling" checked onChange={() => {}} {...props} />,
        Off: (props) => <Switch label="Scheduling" checked={false} onChange={() => {}} {...props} />,
      }}
    />
  ),
}

export const HiddenLabel: Story = { args: { hideLabel: true } }

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Scheduling' })
    await userEvent.click(control)
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-busy', 'true')
  },
}

export const Keyboard: Story = {
  tags: ['interaction'],
  render: function Render(args) {
    const [checked, setChecked] = useState(false)
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next)
          setChecked(next)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Scheduling' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    // What it does has changed: a second press at once does nothing.
    await userEvent.keyboard('{Enter}')
    await expect(control).toBeChecked()
    await settled(control)
    await userEvent.keyboard('{Enter}')
    await expect(control).not.toBeChecked()
    await settled(control)
    await userEvent.click(canvas.getByText('Scheduling'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}
