import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignOutUnconfirmedView } from './SignOutUnconfirmedView'

const meta = {
  title: 'Sign-in/Login/SignOutUnconfirmedView',
  component: SignOutUnconfirmedView,
  parameters: { layout: 'fullscreen' },
  args: { brand: { name: 'Quarterdeck' }, busy: false, onSignOut: fn(), onStay: fn() },
} satisfies Meta<typeof SignOutUnconfirmedView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }))
    await expect(args.onSignOut).not.toHaveBeenCalled()
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
