import type { Meta, StoryObj } from '@storybook/react-vite'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { FlowPanel } from './FlowPanel'
import type { FlowSubmit } from './useFlowForm'

const retry = fn()

const meta = {
  title: 'Sign-in/Flow/FlowPanel',
  component: FlowPanel,
  args: { flow: loading, onSubmit: fn<FlowSubmit>() },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof FlowPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { flow: ready(recordedFlow('login-password')) } }
export const Loading: Story = {}
export const Failed: Story = {
  args: { flow: failed('The identity service could not be reached. Please try again.', retry) },
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
