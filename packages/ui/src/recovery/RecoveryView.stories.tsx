import { recoveryAddressChoice } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow, recordedReason } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { Flow } from '../flow'
import { recorded } from '../flow/testing/recorded'
import { RecoveryView } from './RecoveryView'

const meta = {
  title: 'Sign-in/Recovery/RecoveryView',
  component: RecoveryView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    flow: ready<Flow>(recordedFlow('recovery-link-choose')),
    loginHref: '/login',
    onSubmit: fn<() => void>(),
  },
} satisfies Meta<typeof RecoveryView>

export default meta
type Story = StoryObj<typeof meta>

const at = recorded((name) => ({ flow: ready<Flow>(recordedFlow(name)) }))
const tooOften = recorded((name) => ({
  flow: ready<Flow>(recordedFlow('recovery-code-wrong')),
  submitError: recordedReason(name),
}))
const away = recorded((name) => ({ flow: failed(recordedReason(name), fn<() => void>()) }))

export const Ask: Story = {
  ...at('recovery-link-choose'),
  tags: ['screen'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  },
}
export const Loading: Story = { args: { flow: loading } }
export const Unavailable: Story = away('recovery-disabled-error')
export const TooManyCodes: Story = tooOften('recovery-code-too-often')
/** Of several addresses, masked as the service does it, one is chosen. */
export const AddressChoice: Story = {
  args: { flow: ready<Flow>(recoveryAddressChoice) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'no****@example.com' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'code',
        recovery_select_address: 'aGFzaC1vZi10aGUtZmlyc3Q=',
        recovery_address: 'nora@example.com',
      }),
      expect.anything(),
    )
  },
}
/** Another one is not asked for right after it. */
export const CodeSentNow: Story = {
  args: { flow: ready<Flow>(recordedFlow('recovery-code-sent')) },
  tags: ['screen'],
  beforeEach: ({ args }) => {
    args.codeSentAt = Date.now()
  },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Resend code' })
    await expect(resend).toHaveTextContent(/in \d+ s$/)
    await userEvent.click(resend)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
