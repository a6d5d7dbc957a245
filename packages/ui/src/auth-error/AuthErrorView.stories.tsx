import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { recorded } from '../flow/testing/recorded'
import { type AuthError, AuthErrorView } from './AuthErrorView'

const meta = {
  title: 'Sign-in/Error/AuthErrorView',
  component: AuthErrorView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    error: ready({
      id: '5b1d9c3a-4c1e-4a55-9a55-2f9a1d3c0b0e',
      message: 'The request was malformed or contained invalid parameters',
      reason: 'The provider returned no email address for this account.',
    }),
    loginHref: '/login',
    homeHref: '/',
  },
} satisfies Meta<typeof AuthErrorView>

export default meta
type Story = StoryObj<typeof meta>

const known = recorded((name) => {
  const { id, error } = recording(name).body as { id: string; error: Partial<AuthError> }
  return { error: ready({ id, message: error.message ?? null, reason: error.reason ?? null }) }
})
const forgotten = recorded(() => ({ error: failed('This error is not known any more.', fn<() => void>()) }))

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The provider returned no email address')
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  },
}
export const Loading: Story = { args: { error: loading } }
export const Forgotten: Story = forgotten('error-page-not-found-404')
export const ServiceFailed: Story = known('flow-error-200')
export const ReturnToForbidden: Story = known('flow-error-200-return-to')
export const SaysNothing: Story = {
  args: { error: ready({ id: '5b1d9c3a-4c1e-4a55-9a55-2f9a1d3c0b0e', message: null, reason: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
  },
}
