import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { Flow } from '../flow'
import { RegisterView } from './RegisterView'
import { scriptHandler } from '../flow/testing/scriptHandler'

const meta = {
  title: 'Sign-in/Register/RegisterView',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    flow: ready<Flow>(flows.registrationPassword),
    signupOpen: true,
    loginHref: '/login',
    onSubmit: fn<() => void>(),
  },
  beforeEach: ({ msw }) => msw.use(scriptHandler(flows.AUTH_URL, flows.PASSKEY_SCRIPT)),
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

const at = (flow: Flow): Story => ({ args: { flow: ready(flow) } })

export const Open: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible()
  },
}

export const Closed: Story = {
  tags: ['screen'],
  args: { signupOpen: false },
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
export const WithProfile = at(flows.registrationWithProfile)
export const MissingFields = at(flows.registrationMissingFields)
export const Duplicate = at(flows.registrationDuplicate)
export const AllMethods = at(flows.registrationAllMethods)
export const ProviderIncomplete = at(flows.registrationProviderIncomplete)
export const ProfileStep = at(flows.registrationProfileStep)
export const PasswordStep = at(flows.registrationPasswordStep)
export const PasswordTooShort = at(flows.registrationPasswordTooShort)
export const CodeSent: Story = {
  args: { flow: ready(flows.registrationCodeSent), onStartOver: fn<() => void>() },
}
export const EveryInputNarrow: Story = { ...at(flows.everyInput), globals: { viewport: { value: 'narrow' } } }
