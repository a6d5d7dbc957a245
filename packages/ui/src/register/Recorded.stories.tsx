import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { RegisterView } from './RegisterView'
import view from './RegisterView.stories'

/** /register at everything that a running Kratos answered. */
const meta = {
  ...view,
  component: RegisterView,
  title: 'Sign-in/Register/Recorded',
  tags: ['recorded'],
  // Said once more: the docs page puts the comment above among these, and would else replace those of `view`.
  parameters: { ...view.parameters },
  args: { ...view.args, onStartOver: fn<() => void>() },
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))

export const MissingFields: Story = at('registration-password-missing-fields')
export const Duplicate: Story = at('registration-duplicate')
export const DuplicateWithHints: Story = at('registration-duplicate-hints')
export const AllMethods: Story = at('registration-all-methods')

export const ProfileStep: Story = at('registration-twostep-profile')
export const ProfileMissing: Story = at('registration-twostep-profile-missing')
export const ProfileMalformed: Story = at('registration-twostep-profile-malformed')
export const BackAtProfile: Story = at('registration-twostep-back')
export const PasswordStep: Story = at('registration-twostep-password')
export const PasswordTooShort: Story = at('registration-twostep-password-too-short')
export const PasswordLikeEmail: Story = at('registration-twostep-password-like-email')
export const DuplicateAtSecondStep: Story = at('registration-twostep-duplicate')
export const ChoiceStep: Story = at('registration-twostep-choice')
export const PasskeyStep: Story = at('registration-twostep-passkey')
export const SecurityKeyStep: Story = at('registration-twostep-webauthn')

export const Code: Story = at('registration-code-initial')
export const CodeSent: Story = at('registration-twostep-code-sent', 'registration-code-resent')
export const CodeWrong: Story = at('registration-code-wrong')

export const Providers: Story = at('registration-oidc-only')
export const ProvidersWithPassword: Story = at('registration-oidc')
export const ProviderMissingTrait: Story = at('registration-oidc-missing-trait')

export const ManyTraits: Story = at('registration-many-traits')
export const ManyTraitsRefused: Story = at('registration-many-traits-refused')
export const ManyTraitsInTwoStepsRefused: Story = at('registration-twostep-many-traits-refused')
export const ManyTraitsCarriedAlong: Story = at('registration-twostep-many-traits')
