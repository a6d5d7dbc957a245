import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { VerifyView, type VerifyState } from './VerifyView'
import view from './VerifyView.stories'

/** /user/verify at everything that a running Kratos answered. */
const meta = {
  ...view,
  component: VerifyView,
  title: 'Sign-in/Verify/Recorded',
  tags: ['recorded'],
  // Said once more: the docs page puts the comment above among these, and would else replace those of `view`.
  parameters: { ...view.parameters },
} satisfies Meta<typeof VerifyView>

export default meta
type Story = StoryObj<typeof meta>

const asked = recorded((name): { verification: VerifyState } => ({
  verification: { state: 'resend', flow: ready<Flow>(recordedFlow(name)) },
}))
const sent = recorded((name): { verification: VerifyState } => ({
  verification: { state: 'resend_submitted', flow: recordedFlow(name) },
}))

export const LinkMalformedEmail: Story = asked('verification-link-malformed-email')
export const LinkUsed: Story = asked('verification-link-used')
export const FlowExpired: Story = asked('verification-link-flow-expired')

export const Code: Story = asked('verification-code-choose')
export const CodeMissingEmail: Story = asked('verification-code-missing-email')
export const CodeSent: Story = sent('verification-code-sent', 'verification-code-resent')
export const CodeWrong: Story = sent('verification-code-wrong')
