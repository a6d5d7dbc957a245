import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { SelectInView } from './SelectInView'

/** The box that chooses all rows in view; on a phone a button brings it. */
const meta = {
  title: 'Admin/Jobs/SelectInView',
  component: SelectInView,
  tags: ['new'],
  args: { selectable: 20, selected: 0, active: false, onSelect: fn(), onClear: fn() },
} satisfies Meta<typeof SelectInView>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen, some rows are, all are, and none can be. */
export const EveryState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SelectInView {...args} />
      <SelectInView {...args} selected={3} active />
      <SelectInView {...args} selected={20} active />
      <SelectInView {...args} selectable={0} />
    </div>
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Selecting: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await press(canvas, 'Select')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all in view' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(true)
    await press(canvas, 'Select')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}
