import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppShell } from './AppShell'
import { ErrorScreen } from './ErrorScreen'
import { forAdmins, forUsers, LONG_EMAIL, notifications, PathStory, StoryPage } from './testing/StoryShell'

const meta = {
  title: 'Patterns/Shell/AppShell',
  component: AppShell,
  tags: ['shell'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Quarterdeck' },
    homeHref: '/admin',
    email: 'admin@example.com',
    accountHref: '/account',
    theme: 'light',
    onThemeChange: fn(),
    notifications: [],
    onSignOut: fn(),
    navigation: forAdmins,
    currentPath: '/admin/organizations',
    children: (
      <StoryPage
        title="Organizations"
        description="Everyone who has registered, their plan and where they run."
      />
    ),
  },
  render: (args) => (
    <PathStory initial={args.currentPath}>{(path) => <AppShell {...args} currentPath={path} />}</PathStory>
  ),
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const SMALL = { viewport: { value: 'narrow' } }

export const Admin: Story = { tags: ['screen'], args: { notifications } }

export const User: Story = {
  tags: ['screen'],
  args: {
    homeHref: '/user',
    email: 'user@example.com',
    navigation: forUsers,
    currentPath: '/user',
    children: <StoryPage title="Overview" description="Your account, plan and studios." />,
  },
}

export const ScreenFailed: Story = { args: { children: <ErrorScreen onReload={fn()} /> } }

/** The first Tab stop skips the navigation. */
export const SkipsToContent: Story = {
  tags: ['focus'],
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    skip.focus()
    await expect(skip).toBeVisible()
    await userEvent.click(skip)
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

async function openNavigation() {
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }))
  return screen.findByRole('dialog', { name: 'Navigation' })
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navigation' })).not.toBeInTheDocument())

export const SlideOverOpen: Story = {
  globals: SMALL,
  play: async () => {
    const panel = await openNavigation()
    // The focus is in the slide-over, and nothing of the page behind it can be reached.
    await expect(panel).toContainElement(document.activeElement as HTMLElement)
    await expect(within(panel).getByRole('link', { current: 'page' })).toHaveTextContent('Organizations')
    await expect(panel.getBoundingClientRect().width).toBe(256)
  },
}

export const SlideOverClosesOnOutsideClick: Story = {
  tags: ['interaction'],
  globals: SMALL,
  play: async () => {
    const panel = await openNavigation()
    // The backdrop belongs to the dialog: a press there has the dialog itself as its target.
    await userEvent.click(panel)
    await expectClosed()
    await expect(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus()
  },
}

export const SlideOverClosesOnEscape: Story = {
  tags: ['interaction'],
  globals: SMALL,
  play: async () => {
    const panel = await openNavigation()
    // Scripts cannot press the real Escape key; the browser turns it into this event.
    panel.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expectClosed()
    await expect(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus()
  },
}

export const SlideOverClosesOnRouteChange: Story = {
  tags: ['interaction'],
  globals: SMALL,
  play: async () => {
    const panel = await openNavigation()
    await userEvent.click(within(panel).getByRole('link', { name: 'Clusters' }))
    await expectClosed()
    const again = await openNavigation()
    await expect(within(again).getByRole('link', { current: 'page' })).toHaveTextContent('Clusters')
    await userEvent.click(within(again).getByRole('link', { name: 'Clusters' }))
    await expectClosed()
  },
}

export const Narrow: Story = { globals: SMALL, args: { email: LONG_EMAIL, notifications } }
