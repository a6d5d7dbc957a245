import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { recorded } from '../flow/testing/recorded'
import { RegistrationClosed } from './RegistrationClosed'

const meta = {
  title: 'Sign-in/Register/RegistrationClosed',
  component: RegistrationClosed,
  parameters: { layout: 'fullscreen' },
  args: { brand: { name: 'Quarterdeck' }, loginHref: '/login' },
} satisfies Meta<typeof RegistrationClosed>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  ...recorded(() => ({}))('registration-disabled-error'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Registration Disabled' })).toBeVisible()
    await expect(canvas.getByText("We're currently not accepting new registrations...")).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'New user signups are not available at this time. Please sign in to an existing account or contact support.',
    )
    await expect(canvas.getByRole('link', { name: 'Sign in to existing account' })).toBeVisible()
  },
}
