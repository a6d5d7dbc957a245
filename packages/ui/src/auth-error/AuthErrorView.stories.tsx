import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { AuthErrorView } from './AuthErrorView'

const meta = {
  title: 'Sign-in/Error/AuthErrorView',
  component: AuthErrorView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    error: ready({
      id: '5b1d9c3a-4c1e-4a55-9a55-2f9a1d3c0b0e',
      error: {
        code: 400,
        status: 'Bad Request',
        message: 'The request was malformed or contained invalid parameters',
        reason: 'The provider returned no email address for this account.',
      },
    }),
    loginHref: '/login',
    homeHref: '/',
  },
} satisfies Meta<typeof AuthErrorView>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The provider returned no email address')
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  },
}
export const Loading: Story = { args: { error: loading } }
export const Forgotten: Story = {
  args: { error: failed('This error is not known any more.', fn<() => void>()) },
}
export const SaysNothing: Story = {
  args: { error: ready({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
  },
}
