import { AUTH_URL, everyInput, PASSKEY_SCRIPT } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { LEAKED_PASSWORD, type Flow } from '../flow'
import { LegalNote } from './LegalNote'
import { invitedValues, signUpExtras } from './signUpExtras'
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
    loginHref: '/login',
    onSubmit: fn<() => void>(),
  },
  beforeEach: ({ msw }) => msw.use(scriptHandler(AUTH_URL, PASSKEY_SCRIPT)),
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))

export const Open: Story = {
  ...at('registration-password'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible()
  },
}

export const Loading: Story = { args: { flow: loading } }
export const Unreachable: Story = {
  args: { flow: failed('The identity service could not be reached.', fn<() => void>()) },
}
export const SubmitFailed: Story = { args: { submitError: 'An unexpected error occurred' } }
export const EveryInputNarrow: Story = {
  args: { flow: ready(everyInput) },
  globals: { viewport: { value: 'narrow' } },
}

/** A deployment with words of its own: a hint below the password, and what people agree to. */
const ownWords = {
  extrasOf: signUpExtras('At least 10 characters. Several words make a good one.'),
  legal: <LegalNote terms="https://example.com/terms" privacy="https://example.com/privacy" />,
}
const form = recordedFlow('registration-password')

export const OwnWords: Story = {
  args: ownWords,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/^At least 10 characters/)
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      'https://example.com/terms',
    )
  },
}
/** How strong the password is, while it is typed. */
export const Typing: Story = {
  args: ownWords,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/)
    await userEvent.type(password, 'password1')
    await expect(canvas.getByText('Weak')).toBeVisible()
    await userEvent.type(password, ' a long walk home')
    await expect(canvas.getByText('Strong')).toBeVisible()
  },
}
export const EmailLooksMistyped: Story = {
  args: ownWords,
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/^Email/)
    await userEvent.type(email, 'mira@gmial.com')
    await expect(canvas.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Did you mean @gmail.com?' })).toBeVisible()
  },
}
/** Pressing it takes the address that was meant. */
export const EmailCorrected: Story = {
  tags: ['interaction'],
  args: ownWords,
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/^Email/)
    await userEvent.type(email, 'mira@gmial.com')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean @gmail.com?' }))
    await expect(email).toHaveValue('mira@gmail.com')
    await expect(email).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument()
  },
}
/** The identity service knows the password from data breaches. */
export const LeakedPassword: Story = {
  args: { ...ownWords, flow: ready(refusedAsLeaked()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /^This password is known from data breaches of other sites.*Your account is safe/,
    )
  },
}
/** Somebody who was invited finds their address in the form. */
export const Invited: Story = {
  args: { ...ownWords, defaultValues: invitedValues(form, 'mira@northwind.example') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('mira@northwind.example')
  },
}

function refusedAsLeaked(): Flow {
  const flow: Flow = structuredClone(form)
  for (const node of flow.ui.nodes ?? [])
    if (node.attributes.name === 'password')
      node.messages = [
        {
          id: LEAKED_PASSWORD,
          type: 'error',
          text: 'The password has been found in data breaches and must no longer be used.',
        },
      ]
  return flow
}
