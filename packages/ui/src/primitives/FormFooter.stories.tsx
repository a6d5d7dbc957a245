import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FormFooter } from './FormFooter'

const meta = {
  title: 'Components/FormFooter',
  component: FormFooter,
  args: { submitLabel: 'Save Changes', onSubmit: fn(), onCancel: fn() },
  parameters: {
    guide: {
      do: [
        { text: 'Name the button after what it does.', story: 'Ready' },
        { text: 'Leave room for the failure above it.', story: 'Failed' },
      ],
      avoid: [{ text: 'A second main button.' }],
      accessibility: [
        'A failure is announced, and the focus stays on the button.',
        'While it sends, a second press or Enter does nothing.',
      ],
    },
  },
} satisfies Meta<typeof FormFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Nothing is sent again; Cancel leads away from a write that takes long. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }), { pointerEventsCheck: 0 })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }), { pointerEventsCheck: 0 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Cancel asks before it loses what was typed. */
export const UnsavedInput: Story = {
  args: { dirty: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(canvas.getByText('Discard your changes?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const NothingChanged: Story = {
  args: { disabled: true, disabledReason: 'Nothing has been changed' },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Save Changes' })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription('Nothing has been changed')
  },
}

/** What is wrong with the form as a whole. */
export const Incomplete: Story = { args: { problem: 'Please fill in all required fields' } }

export const Failed: Story = {
  args: {
    failure: {
      message: 'Failed to save changes. Please try again.',
      reason: 'The database is being maintained',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is being maintained')
  },
}

export const Danger: Story = { args: { submitLabel: 'Delete Plan', tone: 'danger' } }

/** Without `submitLabel`, for a dialog whose data have not loaded, there is only Cancel. */
export const NothingToSubmit: Story = { args: { submitLabel: undefined } }

/** A button with a name in it has as many lines as that needs. */
export const LongText: Story = {
  args: { submitLabel: 'Pay $39.20 and change to Professional Services Team Plan (annual, 25 seats)' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: /^Pay/ }).getBoundingClientRect()
    await expect(right).toBeLessThan(window.innerWidth)
  },
}

export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'narrow' } } }
