import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Sidebar } from './Sidebar'
import { forAdmins, forUsers } from './testing/StoryShell'
import { forceState } from '../primitives/testing/forceState'

const meta = {
  title: 'Patterns/Shell/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: forAdmins,
    currentPath: '/admin/organizations',
    accountHref: '/account',
    open: false,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('navigation', { name: 'Administration' })).getAllByRole('link')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Overview',
      'Clusters',
      'Organizations',
      'Users',
      'Plans',
      'Payments',
      'Jobs',
      'Admins',
      'Settings',
    ])
    for (const item of items) await expect(item).toHaveAccessibleDescription('Admin only')
  },
}

/** Where the system chooses the colours, the entry of the screen in view has a border. */
export const ForcedColours: Story = {
  tags: ['words'],
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const bordered = canvas
      .getAllByRole('link')
      .filter((link) => getComputedStyle(link).borderTopWidth !== '0px')
      .map((link) => link.textContent)
    await expect(bordered).toEqual(['Organizations'])
  },
}

export const User: Story = {
  args: { navigation: forUsers, currentPath: '/user' },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('navigation', { name: 'Your account' })).getAllByRole('link')
    await expect(items.map((item) => item.textContent)).toEqual(['Overview', 'Organizations', 'Settings'])
    await expect(canvas.queryByText('Admin only')).not.toBeInTheDocument()
  },
}

/** A screen below an item keeps it active: an organization below Organizations, but nothing below Overview. */
export const BelowAnItem: Story = {
  args: { navigation: forUsers, currentPath: '/user/organizations/6f1c' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Organizations')
  },
}

/** One's own account is an entry of its own, in the lower corner. */
export const Account: Story = {
  args: { currentPath: '/account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Account & security')
  },
}

/** The pointer is at two items, of which one is active; one has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Clusters' }), 'hover')
    forceState(canvas.getByRole('link', { name: 'Organizations' }), 'hover')
    forceState(canvas.getByRole('link', { name: 'Users' }), 'focus')
  },
}

export const SlideOver: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { open: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
