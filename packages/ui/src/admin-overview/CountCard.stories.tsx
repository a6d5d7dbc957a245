import type { Meta, StoryObj } from '@storybook/react-vite'
import { Server } from 'lucide-react'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { failed, loading, ready } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { CountCard } from './CountCard'

const meta = {
  title: 'Admin/Overview/CountCard',
  component: CountCard,
  args: {
    label: 'Clusters',
    icon: Server,
    count: ready({ value: 7, of: 9 }),
    note: 'enabled / total',
    href: '/admin/clusters',
  },
  render: (args) => (
    <dl style={{ maxWidth: 240 }}>
      <CountCard {...args} />
    </dl>
  ),
} satisfies Meta<typeof CountCard>

export default meta
type Story = StoryObj<typeof meta>

/** One out of all, one alone, one from a million on, which is drawn smaller, and those that are not known. */
export const EveryKind: Story = {
  render: (args) => (
    <Cards>
      <CountCard {...args} />
      <CountCard {...args} count={ready({ value: 1284 })} note={undefined} />
      <CountCard {...args} count={ready({ value: 9_876_543, of: 12_345_678 })} />
      <CountCard {...args} count={failed('Failed to load clusters')} />
      <CountCard {...args} count={loading} note={undefined} />
    </Cards>
  ),
}

/** The platform does not tell how many there are. */
export const NotTold: Story = {
  tags: ['words'],
  args: { count: ready({ value: null }), note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}

/** The pointer is at the first, the second has the focus. */
export const States: Story = {
  tags: ['focus'],
  render: (args) => (
    <Cards>
      <CountCard {...args} />
      <CountCard {...args} />
    </Cards>
  ),
  play: ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    const card = first?.closest('div')
    if (card) forceState(card, 'hover')
    if (second) forceState(second, 'focus')
  },
}

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--space-3);
`
