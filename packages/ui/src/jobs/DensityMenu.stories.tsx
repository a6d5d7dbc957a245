import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { DensityMenu } from './DensityMenu'

const meta = {
  title: 'Admin/Jobs/DensityMenu',
  component: DensityMenu,
  tags: ['new'],
  args: { value: 'comfortable', onChange: fn() },
} satisfies Meta<typeof DensityMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  decorators: [
    (Drawn) => (
      <div style={{ display: 'grid', justifyItems: 'end', minHeight: 180 }}>
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await press(canvas, 'Density: Comfortable')
    const menu = within(await screen.findByRole('menu', { name: 'Row density' }))
    await expect(menu.getByRole('menuitemradio', { name: /^Comfortable/ })).toBeChecked()
    await expect(menu.getByRole('menuitemradio', { name: /^Compact/ })).not.toBeChecked()
  },
}

/** The arrow keys choose, and the focus goes back to the button. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Density: Comfortable' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('compact')
    await expect(button).toHaveFocus()
  },
}
