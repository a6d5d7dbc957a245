import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog, Dialog, Field, Input } from '../primitives'
import { press } from '../primitives/testing/interactions'
import { WalkButtons } from './WalkButtons'

/** The way through a list from the dialog of one of its workflows: previous, next, and the next that has failed. */
const meta = {
  title: 'Admin/Jobs/WalkButtons',
  component: WalkButtons,
  tags: ['new'],
  args: { onPrevious: fn(), onNext: fn(), onNextFailure: fn(), busy: false },
  render: (args) => (
    <Dialog title="Move namespace" size="lg" actions={<WalkButtons {...args} />} onClose={fn()}>
      <Field label="Note">
        <Input />
      </Field>
    </Dialog>
  ),
} satisfies Meta<typeof WalkButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {}
export const First: Story = { args: { onPrevious: undefined } }
/** The list is read further to find the next one. */
export const Searching: Story = { args: { busy: true } }
export const NothingFound: Story = { args: { told: 'No further failure' } }
export const Narrow: Story = { ...NothingFound, globals: { viewport: { value: 'narrow' } } }

export const Keys: Story = {
  tags: ['interaction'],
  play: async ({ args, step }) => {
    // The dialog gives the focus to its field first.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus())
    await step('keys do the same as the buttons', async () => {
      ;(await screen.findByRole('button', { name: 'Close' })).focus()
      await userEvent.keyboard('jkf')
      await expect(args.onNext).toHaveBeenCalledOnce()
      await expect(args.onPrevious).toHaveBeenCalledOnce()
      await expect(args.onNextFailure).toHaveBeenCalledOnce()
      await press(screen, 'Next workflow (J)')
      await expect(args.onNext).toHaveBeenCalledTimes(2)
    })
    await step('what is typed, and keys with others, mean nothing', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'jkf')
      ;(await screen.findByRole('button', { name: 'Close' })).focus()
      await userEvent.keyboard('{Control>}j{/Control}')
      await expect(args.onNext).toHaveBeenCalledTimes(2)
      await expect(args.onPrevious).toHaveBeenCalledOnce()
    })
  },
}

/** A question lies above the dialog, as before a job is cancelled. */
export const Asked: Story = {
  tags: ['interaction'],
  render: (args) => (
    <Dialog title="Move namespace" size="lg" actions={<WalkButtons {...args} />} onClose={fn()}>
      <ConfirmDialog title="Cancel job?" confirmLabel="Cancel job" onConfirm={fn()} onClose={fn()} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    // A key that is pressed before the question has the focus still reaches the dialog below it.
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Next workflow (J)', hidden: true }), {
      key: 'j',
    })
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}
