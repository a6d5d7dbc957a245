import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Layers, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { FilterBar } from './FilterBar'
import { forceState } from './testing/forceState'

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  tags: ['new'],
  args: {
    label: 'Clusters by health',
    filters: [
      { id: 'healthy', label: 'Healthy', icon: <CircleCheck size={16} />, tone: 'success' },
      { id: 'unhealthy', label: 'Unhealthy', icon: <TriangleAlert size={16} />, tone: 'danger' },
      { id: 'all', label: 'Total', icon: <Layers size={16} /> },
    ],
    counts: ready({ healthy: 38, unhealthy: 2, all: 40 }),
    value: 'unhealthy',
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <FilterBar {...args} value={value} onChange={setValue} />
  },
  parameters: {
    guide: {
      do: [
        {
          text: 'Above a list that came whole, with the number of rows that each filter leaves.',
          story: 'Ready',
        },
        { text: 'Put the filter into the address, so that a number on another screen can lead to it.' },
      ],
      avoid: [{ text: 'For more than five filters, or for filters that can be combined.' }],
      accessibility: [
        'A group of buttons, each of which says whether it is pressed.',
        'The filter in use is marked by a line besides its ground, with forced colours by two.',
      ],
    },
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Presses: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Total/ }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('40Total')
  },
}

/** The pointer is at one, the next is in use, the last has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button')
    if (first) forceState(first, 'hover')
    if (last) forceState(last, 'focus')
  },
}

/** Where the system chooses the colours, lines alone mark the filter in use. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('button').map((button) => getComputedStyle(button).borderTopWidth)
    await expect(lines).toEqual(['0px', '2px', '0px'])
  },
}

export const Loading: Story = { args: { counts: loading } }

/** A list that cannot be read has no counts. */
export const Failed: Story = { args: { counts: failed('Failed to load clusters') } }
