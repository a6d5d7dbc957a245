import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { RecoveryView } from './RecoveryView'
import view from './RecoveryView.stories'

/** /recovery at everything that a running Kratos answered. */
const meta = {
  ...view,
  component: RecoveryView,
  title: 'Sign-in/Recovery/Recorded',
  tags: ['recorded'],
  // Said once more: the docs page puts the comment above among these, and would else replace those of `view`.
  parameters: { ...view.parameters },
} satisfies Meta<typeof RecoveryView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))

export const LinkMalformedEmail: Story = at('recovery-link-malformed-email')
export const LinkSent: Story = at('recovery-link-sent')
export const LinkUsed: Story = at('recovery-link-used')

export const Code: Story = at('recovery-code-choose')
export const CodeMissingEmail: Story = at('recovery-code-missing-email')
export const CodeSent: Story = at('recovery-code-sent', 'recovery-code-resent')
export const CodeSentToNobody: Story = at('recovery-code-sent-unknown')
export const CodeWrong: Story = at('recovery-code-wrong')
export const FlowExpired: Story = at('recovery-code-flow-expired')

export const AddressAsked: Story = at('recovery-address-choose')
export const SentToAddress: Story = at('recovery-address-sent')
