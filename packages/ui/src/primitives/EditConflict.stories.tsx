import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formSchema, text, wholeNumber } from '../lib'
import { Button } from './Button'
import { EditConflict } from './EditConflict'

const schema = formSchema({
  name: text({ label: 'Name', kind: 'name', required: 'Plan name is required' }),
  max_agents: wholeNumber({ label: 'Agents' }),
})
const before = schema.format({ name: 'Plus', max_agents: 3 })

const meta = {
  title: 'Components/EditConflict',
  tags: ['new'],
  component: EditConflict<(typeof schema)['fields']>,
  args: {
    id: 'plan',
    schema,
    conflict: {
      before,
      yours: { ...before, name: 'Team' },
      theirs: { name: 'Plus 2026', max_agents: '5' },
    },
    onSubmit: fn(),
  },
  render: (args) => (
    <>
      <EditConflict {...args} />
      <p style={{ marginTop: 16 }}>
        <Button type="submit" form={args.id} variant="primary">
          Save Changes
        </Button>
      </p>
    </>
  ),
  parameters: {
    design: ['Patterns/Forms'],
    guide: {
      do: [{ text: 'In the place of the fields, with the same button to save.', story: 'BothEdited' }],
      avoid: [{ text: 'Where the values differ but nobody edited anything: then theirs are simply shown.' }],
      accessibility: [
        'Announced when it takes the place of the fields. What is not chosen yet, or cannot be kept, is said at its field, which gets the focus.',
      ],
    },
  },
} satisfies Meta<typeof EditConflict<(typeof schema)['fields']>>

export default meta
type Story = StoryObj<typeof meta>

/** The name was edited by both and has to be chosen; the agents by the other one alone, whose value stays. */
export const BothEdited: Story = {}

export const NotChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(canvas.getByText('Choose which value to keep')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Theirs Plus 2026' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yours Team' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Team', max_agents: 5 }, expect.anything())
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** What is saved may be a value that the form refuses: its field says so, and one's own can be kept in its place. */
export const Refused: Story = {
  tags: ['interaction'],
  args: {
    conflict: {
      before,
      yours: { ...before, max_agents: '4' },
      theirs: { ...before, name: '' },
    },
  },
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save Changes' })
    const field = canvas.getByRole('group', { name: 'Name' })
    const theirs = canvas.getByRole('radio', { name: 'Theirs Empty' })
    await expect(theirs).toBeChecked()
    await userEvent.click(save)
    await expect(field).toHaveAccessibleDescription('Plan name is required')
    await expect(theirs).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('radio', { name: 'Yours Plus' }))
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Plus', max_agents: 4 }, expect.anything())
  },
}
