import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { LoginView } from './LoginView'
import view from './LoginView.stories'

/** /login at everything that a running Kratos answered. */
const meta = {
  ...view,
  component: LoginView,
  title: 'Sign-in/Login/Recorded',
  tags: ['recorded'],
  // Said once more: the docs page puts the comment above among these, and would else replace those of `view`.
  parameters: { ...view.parameters },
} satisfies Meta<typeof LoginView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))

export const MissingFields: Story = at('login-password-missing-identifier')
export const UnknownMethod: Story = at('login-unknown-method')
export const PasswordOrCode: Story = at('login-password-or-code')
export const NoMethods: Story = at('login-no-methods')

export const CodeAsked: Story = at('login-code-initial')
export const CodeMissingIdentifier: Story = at('login-code-missing-identifier')
export const CodeUnknownAccount: Story = at('login-code-unknown-account')
export const CodeWrong: Story = at('login-code-wrong')

export const IdentifierFirst: Story = at('login-identifier-first')
export const IdentifierFirstMissing: Story = at('login-identifier-first-missing')
export const IdentifierFirstUnknown: Story = at('login-identifier-first-unknown')
export const IdentifierFirstChoice: Story = at('login-identifier-first-choice')
export const IdentifierFirstPassword: Story = {
  ...at('login-identifier-first-password'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Signing in as nora@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}
export const IdentifierFirstWrong: Story = at('login-identifier-first-wrong')

export const Providers: Story = at('login-oidc-only')
export const ProvidersWithPassword: Story = at('login-oidc-with-password')
export const ProviderRefused: Story = at('login-oidc-refused')
export const ProviderOfKnownAddress: Story = {
  ...at('login-oidc-conflict'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Link your account' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Passkey: Story = at('login-passkey')
export const PasskeyUnknown: Story = at('login-passkey-unknown')
export const SecurityKey: Story = at('login-webauthn')
export const SecurityKeyUnknown: Story = at('login-webauthn-unknown')
export const SecurityKeyAsked: Story = at('login-webauthn-key')

export const RefreshCode: Story = at('login-refresh-code')
export const RefreshProvider: Story = at('login-refresh-oidc')
export const RefreshSecondFactor: Story = at('login-refresh-aal2')

export const Totp: Story = at('login-aal2-totp')
export const TotpMissing: Story = at('login-aal2-totp-missing')
export const TotpWrong: Story = at('login-aal2-totp-wrong')
export const BackupCodeWrong: Story = at('login-aal2-lookup-wrong')
export const SecondFactorSecurityKey: Story = at('login-aal2-webauthn')
export const SecondFactorAddresses: Story = at('login-aal2-code')
export const SecondFactorCodeSent: Story = at('login-aal2-code-sent', 'login-aal2-code-resent')
export const SecondFactorCodeSentToAddress: Story = at('login-aal2-code-sent-to-address')
export const SecondFactorCodeWrong: Story = at('login-aal2-code-wrong')
export const SecondFactorNone: Story = at('login-aal2-without-factor')
