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

export const CodeSent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
