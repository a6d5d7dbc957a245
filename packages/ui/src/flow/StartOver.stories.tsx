import type { Meta, StoryObj } from '@storybook/react-vite'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { expect, fn, userEvent } from 'storybook/test'
import { StartOver } from './StartOver'

const meta = {
  title: 'Sign-in/Flow/StartOver',
  component: StartOver,
  args: { flow: recordedFlow('recovery-code-sent'), onStartOver: fn() },
} satisfies Meta<typeof StartOver>

export default meta
type Story = StoryObj<typeof meta>

export const AddressAsked: Story = {
  args: { flow: recordedFlow('login-identifier-first-password') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Signing in as nora@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const CodeSent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
