import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { AccountView } from './AccountView'
import view from './AccountView.stories'
import { thisDevice } from './testing/sessions'

/** /account at everything that a running Kratos answered. */
const meta = {
  ...view,
  component: AccountView,
  title: 'Sign-in/Account/Recorded',
  tags: ['recorded'],
  args: { ...view.args, sessions: ready({ current: thisDevice, others: [] }) },
} satisfies Meta<typeof AccountView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))

export const PasswordOnly: Story = at('settings-password-only')
export const ProfileMissing: Story = at('settings-profile-missing')
export const ProfileSaved: Story = at('settings-profile-saved')
export const EmailSaved: Story = at('settings-email-saved', 'settings-password-saved')
export const PasswordTooShort: Story = at('settings-password-too-short')
export const RefusedAfterSaving: Story = at('settings-refused-after-saving')

export const TotpWrong: Story = at('settings-totp-wrong')
export const TotpLinked: Story = at('settings-totp-linked')
export const TotpUnlinked: Story = at('settings-totp-unlinked', 'settings-lookup-disabled')

export const BackupCodesGenerated: Story = at('settings-lookup-generated')
export const BackupCodesConfirmed: Story = at('settings-lookup-confirmed')
export const BackupCodesRevealed: Story = at('settings-lookup-revealed')
export const BackupCodesUsed: Story = at('settings-lookup-used')

export const SecurityKeysAndPasskeys: Story = at('settings-webauthn')
export const SecurityKeyAdded: Story = at('settings-webauthn-added')
export const SecurityKeyRemoved: Story = at('settings-webauthn-removed')
export const PasskeyAdded: Story = at('settings-passkey-added')
export const PasskeyRemoved: Story = at('settings-passkey-removed')

export const Providers: Story = at('settings-oidc')
export const ProviderLinked: Story = at('settings-oidc-linked')
export const ProviderUnlinked: Story = at('settings-oidc-unlinked')

export const ManyTraits: Story = at('settings-many-traits')
export const ManyTraitsRefused: Story = at('settings-many-traits-refused')
export const ManyTraitsSaved: Story = at('settings-many-traits-saved')
