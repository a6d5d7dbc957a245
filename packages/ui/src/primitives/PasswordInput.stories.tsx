import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from './Field'
import { PasswordInput } from './PasswordInput'
import { settled } from './testing/interactions'
import { Column } from './testing/Row'

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password' },
  render: (args) => (
    <Column>
      <Field label="Password" required>
        <PasswordInput {...args} />
      </Field>
    </Column>
  ),
  parameters: {
    design: ['Patterns/Forms'],
    guide: {
      do: [{ text: 'Wherever a password is typed, so that it can be checked by eye.', story: 'Shown' }],
      avoid: [{ text: 'For other secrets that are pasted and not typed.' }],
      accessibility: ['Showing keeps the value, the caret and the focus. The button says what it will do.'],
    },
  },
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'quarterdeck' } }

/** Showing and hiding the password keeps the value, the caret and the focus. */
export const ShowAndHide: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'correct horse')
    input.setSelectionRange(3, 7)

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7])
    await userEvent.keyboard('X')
    await expect(input).toHaveValue('corX horse')

    // For a second the button is inert, so that two quick presses show it.
    const hide = canvas.getByRole('button', { name: 'Hide password' })
    await settled(hide)
    await userEvent.click(hide)
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('corX horse')
    await expect(input.selectionStart).toBe(4)
  },
}

/** By the keyboard, which stays at the button. */
export const Shown: Story = {
  tags: ['focus'],
  args: { defaultValue: 'quarterdeck' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAccessibleName('Hide password')
    await settled(toggle)
  },
}
