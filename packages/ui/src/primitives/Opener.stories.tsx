import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Opener } from './Opener'

const meta = {
  title: 'Components/Opener',
  component: Opener,
  args: { children: 'northwind@example.com', onOpen: fn() },
  parameters: {
    guide: {
      do: [{ text: 'Give it the address of what it opens, where that has one.', story: 'AsLink' }],
      avoid: [{ text: 'Where it should look like a link or a button: those are TextLink and Button.' }],
      accessibility: ['A link to those who read the page where it has an address, else a button.'],
    },
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

/** A press opens it here; with Ctrl, Shift or the middle button the browser opens a tab. */
export const AsLink: Story = {
  args: { href: '#organization' },
  play: async ({ args, canvas }) => {
    const before = location.hash
    await userEvent.click(canvas.getByRole('link', { name: 'northwind@example.com' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(location.hash).toBe(before)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const AsButton: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'northwind@example.com' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
