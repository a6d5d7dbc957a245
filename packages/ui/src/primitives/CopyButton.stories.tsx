import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './CopyButton'
import { keepAfter } from './testing/interactions'

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: '8f3a-22bc', label: 'Copy all codes' },
  parameters: {
    guide: {
      do: [{ text: 'Name what lands on the clipboard.', story: 'Ready' }],
      avoid: [{ text: 'For an id: that is CopyableId, which also shows it.' }],
      accessibility: ['Whether it was copied is announced; the button keeps its focus.'],
    },
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Copied: Story = {
  play: async ({ canvas }) => {
    keepAfter(2000)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all codes' }))
    await expect(write).toHaveBeenCalledWith('8f3a-22bc')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
  },
}

/** Browsers refuse outside a secure context, and where a person forbids it. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    keepAfter(2000)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible()
  },
}
