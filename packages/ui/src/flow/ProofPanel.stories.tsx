import type { Meta, StoryObj } from '@storybook/react-vite'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { expect, fn } from 'storybook/test'
import { loading, ready } from '../lib'
import { ProofForm, ProofPanel } from './ProofPanel'
import type { FlowSubmit } from './useFlowForm'

const meta = {
  title: 'Sign-in/Flow/ProofPanel',
  component: ProofPanel,
  args: { flow: loading, onSubmit: fn<FlowSubmit>() },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof ProofPanel>

export default meta
type Story = StoryObj<typeof meta>

/** An address is asked for: one form. */
export const Ask: Story = { args: { flow: ready(recordedFlow('verification-link-choose')) } }

/** A code has been sent: it can be typed, and another one sent. */
export const CodeSent: Story = {
  render: (args) => <ProofForm {...args} flow={recordedFlow('verification-code-sent')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No message\?/)).toBeVisible()
  },
}

export const Loading: Story = {}
