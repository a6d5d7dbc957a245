import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignInServiceAway } from './SignInServiceAway'

const meta = {
  title: 'Patterns/Shell/SignInServiceAway',
  tags: ['new'],
  component: SignInServiceAway,
  args: { trying: false, onTryAgain: fn(), loginHref: '/login?return_to=%2Fuser' },
} satisfies Meta<typeof SignInServiceAway>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The sign-in service does not answer')
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may still be signed in')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', args.loginHref)
  },
}

export const Trying: Story = {
  args: { trying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onTryAgain).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
