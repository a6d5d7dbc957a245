import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import type { Flow } from '../flow'
import { RecoveryView } from './RecoveryView'

const meta = {
  title: 'Sign-in/Recovery/RecoveryView',
  component: RecoveryView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    flow: ready<Flow>(flows.recoveryLink),
    loginHref: '/login',
    onSubmit: fn<() => void>(),
  },
} satisfies Meta<typeof RecoveryView>

export default meta
type Story = StoryObj<typeof meta>

const at = (flow: Flow): Story => ({ args: { flow: ready(flow) } })

export const Ask: Story = {
  tags: ['screen'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  },
}
export const Loading: Story = { args: { flow: loading } }
export const Unavailable: Story = {
  args: { flow: failed('Recovery is not available at the moment.', fn<() => void>()) },
}
export const LinkSent = at(flows.recoveryLinkSent)
export const LinkInvalid = at(flows.recoveryLinkInvalid)
export const AskForCode = at(flows.recoveryCode)
export const CodeSent = at(flows.recoveryCodeSent)
export const CodeWrong = at(flows.recoveryCodeWrong)
