import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConflictFields, type Choice, type ConflictFieldsProps } from './ConflictFields'

const name = { name: 'name', label: 'Name', before: 'Plus', theirs: 'Plus 2026', yours: 'Team' }
const domain = { name: 'domain', label: 'Domain', before: '', theirs: 'fra-1.example', yours: 'fra.example' }
const image = {
  name: 'backend_image',
  label: 'Backend image',
  before: 'registry.example/studio/backend:2.8.0',
  theirs:
    'registry.europe-central-1.example/platform/studio/backend@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  yours: 'registry.example/studio/backend:2.9.0-rc.1',
}

const meta = {
  title: 'Components/ConflictFields',
  tags: ['new'],
  component: ConflictFields,
  args: { rows: [name], choices: {}, onChoose: fn() },
  render: Choosing,
  parameters: {
    guide: {
      do: [{ text: 'Show only the fields that two people changed.', story: 'One' }],
      avoid: [
        { text: 'Choosing for the person; only what they did not edit keeps the other value by itself.' },
      ],
      accessibility: [
        'Each field is a group of choices with its name; the three values are read as before, theirs and yours.',
      ],
    },
  },
} satisfies Meta<typeof ConflictFields>

export default meta
type Story = StoryObj<typeof meta>

function Choosing({ choices, onChoose, ...props }: ConflictFieldsProps) {
  const [chosen, setChosen] = useState<ConflictFieldsProps['choices']>(choices)
  const choose = (field: string, choice: Choice) => {
    onChoose(field, choice)
    setChosen({ ...chosen, [field]: choice })
  }
  return <ConflictFields {...props} choices={chosen} onChoose={choose} />
}

export const One: Story = {
  play: async ({ args, canvas }) => {
    const field = within(canvas.getByRole('group', { name: 'Name' }))
    await expect(field.getByText('Before')).toBeVisible()
    await userEvent.click(field.getByRole('radio', { name: 'Theirs Plus 2026' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('name', 'theirs')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field.getByRole('radio', { name: 'Yours Team' })).toBeChecked()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Several: Story = {
  tags: ['screen'],
  args: {
    rows: [name, domain, image],
    choices: { name: 'yours', domain: 'theirs' },
    errors: { backend_image: 'Choose which value to keep' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Choose which value to keep')).toHaveLength(1)
    await expect(canvas.getByRole('group', { name: 'Backend image' })).toHaveAccessibleDescription(
      'Choose which value to keep',
    )
  },
}

export const LongValues: Story = { args: { rows: [image], choices: { backend_image: 'theirs' } } }
