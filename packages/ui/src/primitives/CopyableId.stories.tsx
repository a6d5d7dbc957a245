import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyableId } from './CopyableId'
import { keepAfter } from './testing/interactions'
import { StateTable } from './testing/StateTable'

const id = '9f1c2a7e-5a6b-4c3d-8e9f-001122334455'

const meta = {
  title: 'Components/CopyableId',
  component: CopyableId,
  args: { id, label: 'organization ID' },
  parameters: {
    guide: {
      do: [{ text: 'Show enough of an id to recognise it; the button copies all of it.', story: 'Ready' }],
      avoid: [{ text: 'For names, which are read and not pasted.' }],
      accessibility: ['Whether it was copied, or refused by the browser, is announced.'],
    },
  },
} satisfies Meta<typeof CopyableId>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9f1c2a7e')).toHaveAttribute('title', id)
  },
}
export const TenCharacters: Story = { args: { length: 10 } }
export const Missing: Story = { args: { id: null } }

export const States: Story = {
  tags: ['focus'],
  render: () => (
    <StateTable
      states={['rest', 'hover', 'pressed', 'focus']}
      rows={{ 'Organization ID': () => <CopyableId id={id} label="organization ID" /> }}
    />
  ),
}

export const Copied: Story = {
  play: async ({ canvas }) => {
    keepAfter(2000)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy organization ID' }))
    await expect(write).toHaveBeenCalledWith(id)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

/** No clipboard: the whole id is shown and selected, so that it can be copied by hand. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    keepAfter(2000)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy organization ID' }))
    await expect(await canvas.findByText('Could not copy. The full ID is selected.')).toBeInTheDocument()
    await expect(canvas.getByTitle(id)).toHaveTextContent(id)
    await expect(getSelection()?.toString()).toBe(id)
  },
}
