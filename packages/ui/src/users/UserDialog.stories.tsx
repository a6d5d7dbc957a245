import { users } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { UserDialog } from './UserDialog'

const { id } = fixtures.userActive

const meta = {
  title: 'Admin/Users/UserDialog',
  component: UserDialog,
  args: {
    id,
    user: ready({ ...fixtures.userActive, is_active: true }),
    organizations: loading,
    onOpenOrganization: fn(),
    onClose: fn(),
  },
  loaders: [
    fromApi(
      { organizations: () => users.listOrganizations(id) },
      { organizations: 'Failed to load organizations. Please try again.' },
    ),
  ],
} satisfies Meta<typeof UserDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { msw: [handlers.organizationsOfUser(fixtures.organizations.slice(0, 2))] },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: fixtures.userActive.email })
    await expect(within(dialog).getByRole('heading', { name: 'Organizations (2)' })).toBeVisible()
    const [first] = fixtures.organizations
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${first?.email ?? ''}`) }))
    await expect(args.onOpenOrganization).toHaveBeenCalledWith(first?.id)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** After a reload the dialog is open before the list below, which has the user, has loaded. */
export const Loading: Story = {
  args: { user: loading },
  parameters: { msw: [handlers.organizationsOfUser(loadingForever)] },
}

/** A pasted link leads to a user who is not on the page of the list below. */
export const NotListed: Story = { args: { user: ready(null) } }

export const NoOrganization: Story = {
  args: { user: ready({ ...fixtures.userUnknownStatus, is_active: null }) },
  parameters: { msw: [handlers.organizationsOfUser([])] },
  play: async () => {
    await expect(screen.getByText('This user belongs to no organization')).toBeVisible()
  },
}

/** Somebody has removed them. */
export const Gone: Story = {
  args: { user: ready(null) },
  loaders: [fromApi({ organizations: async () => null })],
  play: async () => {
    await expect(screen.getByText('There is no such user')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.organizationsOfUser(fails(500))] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load organizations. Please try again.',
    )
  },
}

/** The dialog is as high as what it holds; a list that the window has no room for scrolls. */
export const ManyAndLong: Story = {
  args: { user: ready({ ...fixtures.userWithLongEmail, is_active: true }) },
  parameters: {
    msw: [
      handlers.organizationsOfUser([
        fixtures.organizationWithLongEmail,
        fixtures.organizationInactive,
        ...fixtures.manyOrganizations(8),
      ]),
    ],
  },
}

export const Narrow: Story = { ...ManyAndLong, globals: { viewport: { value: 'narrow' } } }
