import {
  AUTH_URL,
  loginOfOrganization,
  loginSecondFactorAddress,
  loginWithCaptcha,
  loginWithSaml,
  PASSKEY_SCRIPT,
} from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow, recordedReason } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { Flow } from '../flow'
import { LoginView } from './LoginView'
import { recorded } from '../flow/testing/recorded'
import { scriptHandler } from '../flow/testing/scriptHandler'

const meta = {
  title: 'Sign-in/Login/LoginView',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    flow: ready<Flow>(recordedFlow('login-password')),
    signupOpen: true,
    registerHref: '/register',
    recoveryHref: '/recovery',
    onSubmit: fn<() => void>(),
    onSignOut: fn<() => void>(),
    onStartOver: fn<() => void>(),
  },
  beforeEach: ({ msw }) => msw.use(scriptHandler(AUTH_URL, PASSKEY_SCRIPT)),
} satisfies Meta<typeof LoginView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))
const refused = recorded((name) => ({ submitError: recordedReason(name) }))

export const SignIn: Story = {
  ...at('login-password', 'login-reread', 'login-with-return-to'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/recovery')
  },
}

export const Loading: Story = { args: { flow: loading, signupOpen: undefined } }
export const Unreachable: Story = {
  args: { flow: failed('The identity service could not be reached.', fn<() => void>()) },
}
export const SubmitFailed: Story = { args: { submitError: 'An unexpected error occurred' } }
export const AccountDisabled: Story = refused('error-login-inactive-401')
/** A gateway answered in place of the identity service (502, 503, 504). */
export const ServiceAway: Story = {
  args: {
    submitError:
      'The sign-in service does not answer. The outcome is unknown. Load this page again: you may be signed in.',
  },
}

/** No answer came to a password that somebody who is signed in has given once more. */
export const ConfirmationUnanswered: Story = {
  tags: ['words'],
  args: {
    ...at('login-refresh-password').args,
    submitError:
      'The identity service could not be reached. The outcome is unknown. Confirm once more that it is you: nothing is done twice.',
  },
}

export const WrongCredentials: Story = {
  ...at('login-password-wrong-credentials'),
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The provided credentials are invalid/)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('nora@example.com')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('')
  },
}
export const AllMethods: Story = { ...at('login-all-methods'), tags: ['screen'] }
/** Of Ory's hosted service. */
export const SingleSignOn: Story = { args: { flow: ready(loginWithSaml) } }
/** Of Ory's hosted service: the captcha, whose script is not there, does not keep the form from being used. */
export const Captcha: Story = {
  args: { flow: ready(loginWithCaptcha) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** Of Ory's hosted service: what the captcha's script writes into the form is sent with it. */
export const CaptchaSolved: Story = {
  tags: ['interaction'],
  args: { flow: ready(loginWithCaptcha) },
  play: async ({ args, canvas, canvasElement }) => {
    const answer = canvasElement.querySelector('[name="transient_payload.captcha_turnstile_response"]')
    if (answer instanceof HTMLInputElement) answer.value = 'solved'
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ transient_payload: { captcha_turnstile_response: 'solved' } }),
      expect.anything(),
    )
  },
}
/** Of Ory's hosted service: an organization has a sign-in of its own. */
export const Organization: Story = {
  args: { flow: ready(loginOfOrganization) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Acme SSO' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ provider: 'acme-sso', identifier: 'nora@acme.example' }),
      expect.anything(),
    )
  },
}
export const CodeSent: Story = {
  ...at('login-code-sent', 'login-code-resent'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

/** After an expired flow was replaced by a new one, the typed e-mail address is kept. */
export const EmailKept: Story = {
  args: { defaultValues: { identifier: 'nora@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('nora@example.com')
  },
}

export const SignupClosed: Story = {
  args: { signupOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signup is currently disabled')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}
export const SignupRefused: Story = {
  args: { signupOpen: false, signupRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registration is currently disabled')).toBeVisible()
  },
}
export const CheckoutClosed: Story = {
  args: { message: 'Checkout closed. You can complete your payment after logging in.' },
}

export const StepUpLoading: Story = { args: { flow: loading, stepUp: 'aal2' } }
export const Refresh: Story = {
  ...at('login-refresh-password'),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText(/^Email/)).toBeNull()
    // Nobody who is signed in can recover an account.
    await expect(canvas.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and use another account' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}
export const SigningOut: Story = {
  args: { ...at('login-refresh-password').args, signingOut: true },
  tags: ['words'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signing out…')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  },
}
/** The form was open too long, and is a new one. */
export const SecondFactorTooLate: Story = {
  args: {
    ...at('login-aal2-all').args,
    message: 'The form was no longer valid, so nothing was done. Please send it again.',
  },
  tags: ['words'],
}
/** Another person has signed in meanwhile, in another tab. */
export const RefreshOfSomebodyElse: Story = {
  args: {
    ...at('login-refresh-password').args,
    submitError: 'Somebody else is signed in now, so nothing was done.',
  },
  tags: ['words'],
}
export const SecondFactorChoice: Story = { ...at('login-aal2-all') }
export const SecondFactorAddress: Story = { args: { flow: ready(loginSecondFactorAddress) } }

export const LongBrandNarrow: Story = {
  args: {
    brand: { name: 'The Northwind Traders Platform Engineering Console' },
    message: `Signed out of ${'a-very-long-organization-name-without-any-spaces'.repeat(2)}`,
  },
  globals: { viewport: { value: 'narrow' } },
}
