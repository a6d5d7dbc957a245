import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { focusedMenu, press } from '../primitives/testing/interactions'
import { LONG_EMAIL, notifications } from './testing/StoryShell'
import { TopBar } from './TopBar'
import { forceState } from '../primitives/testing/forceState'

const meta = {
  title: 'Patterns/Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    homeHref: '/user',
    email: 'mira@northwind.example',
    accountHref: '/account',
    theme: 'dark',
    onThemeChange: fn(),
    notifications: [],
    onSignOut: fn(),
    onOpenNavigation: fn(),
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

/** The pointer is at what can be pressed in the bar, each at once. */
export const States: Story = {
  args: { notifications },
  play: ({ canvas }) => {
    for (const control of canvas.getAllByRole('button')) forceState(control, 'hover')
  },
}

/** The number of new messages is in the button's name. */
export const NewNotifications: Story = { args: { notifications } }

/** The number goes once the messages have been looked at. */
export const ReadsNotifications: Story = {
  tags: ['interaction'],
  args: { notifications },
  play: async ({ canvas }) => {
    await press(canvas, 'Notifications, 4 new')
    const list = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(() => expect(list).toHaveTextContent('The database is being maintained.'))
    await press(canvas, 'Notifications')
    await waitFor(() => expect(list).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible()
  },
}

export const NotificationsOpen: Story = {
  args: { notifications },
  play: async ({ canvas }) => {
    await press(canvas, /^Notifications/)
    await expect(await screen.findByText('Settings Updated')).toBeVisible()
  },
}

/** §14.11: the last 50 stay readable. */
export const FiftyNotifications: Story = {
  args: {
    notifications: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      type: 'info',
      title: `Message ${60 - index}`,
      at: '2026-11-18T08:00:00Z',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Notifications, 50 new')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
  },
}

export const NoNotifications: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Notifications')
    await expect(await screen.findByText('No notifications yet')).toBeVisible()
  },
}

export const AvatarMenuOpen: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Account menu')
    await expect(await screen.findByText('Signed in as')).toHaveTextContent(
      'Signed in as mira@northwind.example',
    )
    await expect(screen.getByRole('menuitem', { name: 'Account & security' })).toHaveAttribute(
      'href',
      '/account',
    )
  },
}

export const SignsOutByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Account menu' }).focus()
    await userEvent.keyboard('{Enter}')
    await focusedMenu('Account menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ChoosesATheme: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Theme: Dark')
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('system')
  },
}

/** A long name is cut short; the buttons keep their size. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { brand: { name: 'Northwind Traders Platform Operations' }, email: LONG_EMAIL, notifications },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Open navigation')
    await expect(args.onOpenNavigation).toHaveBeenCalledOnce()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongEmail: Story = {
  args: { email: LONG_EMAIL },
  play: async ({ canvas }) => {
    await press(canvas, 'Account menu')
    await waitFor(() => expect(screen.getByText(LONG_EMAIL)).toBeVisible())
  },
}

/** From the press on 'Sign out' until the page is left: it cannot be pressed again. */
export const SigningOut: Story = {
  args: { signingOut: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Signing out…' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Sign out/ }))
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}
