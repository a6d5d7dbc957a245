import { CSRF_TOKEN } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { recorded } from '../flow/testing/recorded'
import { VerifyView, type VerifyState } from './VerifyView'

const meta = {
  title: 'Sign-in/Verify/VerifyView',
  component: VerifyView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    verification: { state: 'resend', flow: ready(recordedFlow('verification-link-choose')) },
    loginHref: '/login',
    onSubmit: fn<() => void>(),
    onRetry: fn<() => void>(),
  },
} satisfies Meta<typeof VerifyView>

export default meta
type Story = StoryObj<typeof meta>

const asked = recorded((name): { verification: VerifyState } => ({
  verification: { state: 'resend', flow: ready(recordedFlow(name)) },
}))
const sent = recorded((name): { verification: VerifyState } => ({
  verification: { state: 'resend_submitted', flow: recordedFlow(name) },
}))
const passed = recorded((): { verification: VerifyState } => ({ verification: { state: 'success' } }))
const away = recorded((): { verification: VerifyState } => ({
  verification: { state: 'error', message: 'Could not start verification, please try again.' },
}))

export const Verifying: Story = { args: { verification: { state: 'verifying' } } }

export const Success: Story = {
  ...passed('verification-link-passed', 'verification-code-passed'),
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email has been successfully verified.')
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/login')
  },
}

export const Resend: Story = asked('verification-link-choose')

export const ResendRefused: Story = {
  args: asked('verification-link-choose').args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('Email is required')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const ResendLoading: Story = { args: { verification: { state: 'resend', flow: loading } } }
export const ResendUnavailable: Story = {
  args: {
    verification: {
      state: 'resend',
      flow: failed('Could not start verification, please try again.', fn<() => void>()),
    },
  },
}

/** A reload after a link was sent: the same form, with the address and what was said. */
export const LinkSentBefore: Story = {
  args: asked('verification-link-sent').args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('nora@example.com')
  },
}
/** A sign-in was refused, which has sent a link. */
export const NotVerified: Story = {
  tags: ['words'],
  args: {
    ...asked('verification-link-from-login').args,
    message: 'Your email address is not verified yet, so you are not signed in. We have sent you a message.',
    defaultValues: { email: 'nora@example.com' },
  },
  parameters: asked('verification-link-from-login').parameters,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/not verified yet.*sent you a message/)
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('nora@example.com')
    await expect(canvas.queryByRole('button', { name: /code/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { csrf_token: CSRF_TOKEN, method: 'link', email: 'nora@example.com' },
      expect.anything(),
    )
  },
}
/** A reload after a wrong code: its field and what was said stand above the form that sends another. */
export const CodeWrongBefore: Story = {
  args: asked('verification-code-wrong').args,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/invalid/)
    const code = canvas.getByLabelText(/^Verification code/)
    const email = canvas.getByLabelText(/^Email/)
    await expect(code.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(email).toHaveValue('nora@example.com')
    await userEvent.clear(email)
    await userEvent.type(email, 'nora.b@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { csrf_token: CSRF_TOKEN, method: 'code', email: 'nora.b@example.com' },
      expect.anything(),
    )
  },
}

export const ResendSubmitted: Story = {
  ...sent('verification-link-sent'),
  tags: ['screen'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'If an account with that email address exists, a verification link has been sent to it. Please check your inbox.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  ...away('verification-disabled-error'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The link of the mail was sent, and no answer came. */
export const OutcomeUnknown: Story = {
  args: {
    verification: {
      state: 'error',
      message:
        'The identity service could not be reached. The outcome is unknown. Try again, or sign in, to see whether your email is verified.',
      outcomeUnknown: true,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your email may be verified' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The outcome is unknown.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
