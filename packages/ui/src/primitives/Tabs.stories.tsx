import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './Tabs'
import { forceState } from './testing/forceState'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Whose jobs',
    tabs: [
      { id: 'organization', label: 'Organization' },
      { id: 'cluster', label: 'Cluster' },
      { id: 'template', label: 'Templates' },
    ],
    value: 'organization',
    children: null,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Tabs {...args} value={value} onChange={setValue}>
        {args.children ?? `Jobs: ${value}`}
      </Tabs>
    )
  },
  parameters: {
    guide: {
      do: [
        { text: 'For views of the same thing of which one is looked at.', story: 'Ready' },
        { text: 'Show counts where they help to choose.', story: 'Counts' },
      ],
      avoid: [{ text: 'For steps that follow each other.' }],
      accessibility: [
        'Arrow keys, Home and End choose; Tab goes on to the panel.',
        'The chosen one is marked by a line and by weight, not by colour alone, with forced colours, too.',
      ],
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await step('arrows move, choose and go round', async () => {
      await userEvent.tab()
      await expect(tab('Organization')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab('Cluster')).toHaveFocus()
      await expect(tab('Cluster')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Cluster' })).toHaveTextContent('Jobs: cluster')
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(tab('Templates')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(tab('Organization')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(tab('Templates')).toHaveAttribute('aria-selected', 'true')
    })
    await step('one tab stop, then the panel', async () => {
      await expect(tab('Cluster')).toHaveAttribute('tabindex', '-1')
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
    canvas.getByRole('tabpanel').blur()
  },
}

/** The chosen one has the focus, and the pointer is at another one. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('tab', { name: 'Organization' }), 'focus')
    forceState(canvas.getByRole('tab', { name: 'Cluster' }), 'hover')
  },
}

export const Counts: Story = {
  args: {
    tabs: [
      { id: 'organization', label: 'Active', count: 5 },
      { id: 'cluster', label: 'Archived', count: 1284 },
    ],
  },
}

export const Links: Story = {
  args: {
    tabs: [
      { id: 'organization', label: 'Organization', href: '#organization' },
      { id: 'cluster', label: 'Cluster', href: '#cluster' },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Organization' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(location.hash).toBe('#cluster')
    await expect(canvas.getByRole('tab', { name: 'Cluster' })).toHaveAttribute('aria-selected', 'true')
    canvas.getByRole('tab', { name: 'Cluster' }).blur()
    history.replaceState(null, '', location.pathname + location.search)
  },
}

/** Where the system chooses the colours, a line that is not to be seen has the one of the ground. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('tab').map((tab) => getComputedStyle(tab).borderBottomColor)
    await expect(new Set(lines).size).toBe(2)
    await expect(lines[1]).toBe(getComputedStyle(document.body).backgroundColor)
  },
}

/** When the address names a tab that does not exist, the first tab is in view. */
export const UnknownValue: Story = {
  args: { value: 'nonsense', children: 'Jobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Organization' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Narrow: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, label: `Environment ${index}` })),
  },
  globals: { viewport: { value: 'narrow' } },
}
