import {
  recoveryAddressChoice,
  recoveryAddressConfirm,
  recoveryAfterTooManyCodes,
} from '@quarterdeck/sandbox/fixtures/flows'
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
// Its answer names the flow to go on with, which says the same.
const tooOften = recorded(() => ({ flow: ready<Flow>(recoveryAfterTooManyCodes) }))
const away = recorded((name) => ({ flow: failed(recordedReason(name), fn<() => void>()) }))

export const Ask: Story = {
  ...at('recovery-link-choose'),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  },
}
export const Loading: Story = { args: { flow: loading } }
export const Unavailable: Story = away('recovery-disabled-error')
/** The codes of this recovery are void: another one begins, which says why. */
export const TooManyCodes: Story = {
  ...tooOften('recovery-code-too-often'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(recordedReason('recovery-code-too-often'))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
  },
}
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
/** The chosen address is not the one that was typed, so it has to be typed whole: the service told only a part of it. */
export const AddressConfirm: Story = {
  args: { flow: ready<Flow>(recoveryAddressConfirm) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone number/), '+15550000067{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'code',
        recovery_confirm_address: '+15550000067',
        recovery_address: 'nora@example.com',
      }),
      expect.anything(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ screen: 'previous' }),
      expect.anything(),
    )
  },
}
/** Another one is not asked for right after it. */
export const CodeSentNow: Story = {
  args: { flow: ready<Flow>(recordedFlow('recovery-code-sent')) },
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
