import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { StudioLinks } from './StudioLinks'
import { forceState } from '../primitives/testing/forceState'

const meta = {
  title: 'Customer/Overview/StudioLinks',
  component: StudioLinks,
  args: {
    dashboards: ready([
      { id: '1', name: 'Main studio', url: 'https://studio.example.com/main' },
      { id: '2', name: null, url: 'https://studio.example.com/reports' },
    ]),
  },
} satisfies Meta<typeof StudioLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await expect(second).toHaveAccessibleName(/^Dashboard /)
  },
}

/** None, or one of blanks. */
export const WithoutName: Story = {
  tags: ['words'],
  args: {
    dashboards: ready([
      { id: '1', name: null, url: 'https://studio.example.com/main' },
      { id: '2', name: '  ', url: 'https://studio.example.com/reports' },
    ]),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAccessibleName(/^Dashboard /)
  },
}

export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    if (first) forceState(first, 'hover')
    if (second) forceState(second, 'focus')
  },
}

export const Loading: Story = { args: { dashboards: loading } }
export const Empty: Story = { args: { dashboards: ready([]) } }
/** §8.6: an empty list; that it could not be loaded is said at the top of the screen. */
export const Failed: Story = { args: { dashboards: failed('Failed to load dashboards') } }

/** Whatever the server sends: only web addresses can be followed. */
export const UnsafeAddresses: Story = {
  args: {
    dashboards: ready([
      { id: '1', name: 'Script', url: 'javascript:alert(1)' },
      { id: '2', name: 'File', url: 'file:///etc/passwd' },
      { id: '3', name: 'No address', url: '' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
