import { AUTH_URL, everyInput, PASSKEY_SCRIPT } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { Flow } from '../flow'
import { RegisterView } from './RegisterView'
import { recorded } from '../flow/testing/recorded'
import { scriptHandler } from '../flow/testing/scriptHandler'

const meta = {
  title: 'Sign-in/Register/RegisterView',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    flow: ready<Flow>(recordedFlow('registration-password')),
    signupOpen: true,
    loginHref: '/login',
    onSubmit: fn<() => void>(),
  },
  beforeEach: ({ msw }) => msw.use(scriptHandler(AUTH_URL, PASSKEY_SCRIPT)),
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))
const closed = recorded(() => ({ signupOpen: false }))

export const Open: Story = {
  ...at('registration-password'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible()
  },
}

export const Closed: Story = {
  ...closed('registration-disabled-error'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Registration Disabled' })).toBeVisible()
    await expect(canvas.getByText("We're currently not accepting new registrations...")).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'New user signups are not available at this time. Please sign in to an existing account or contact support.',
    )
    await expect(canvas.getByRole('link', { name: 'Sign in to existing account' })).toBeVisible()
  },
}

export const Loading: Story = { args: { flow: loading } }
export const Unreachable: Story = {
  args: { flow: failed('The identity service could not be reached.', fn<() => void>()) },
}
export const SubmitFailed: Story = { args: { submitError: 'An unexpected error occurred' } }
export const PlanNeedsAccount: Story = { args: { message: 'Create an account first, then choose a plan.' } }
export const EveryInputNarrow: Story = {
  args: { flow: ready(everyInput) },
  globals: { viewport: { value: 'narrow' } },
}
