import { admins } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading } from '../lib'
import { AdminDialog } from './AdminDialog'

const entryOf = (id: string) =>
  fromApi(
    { admin: async () => (await admins.list()).items.find((admin) => admin.id === id) ?? null },
    { admin: 'The admins are not available right now.' },
  )

const meta = {
  title: 'Admin/Admins/AdminDialog',
  component: AdminDialog,
  args: {
    admin: loading,
    canManage: true,
    isOwn: false,
    isLastCreator: false,
    onSave: fn(),
    busy: false,
    onClose: fn(),
  },
  loaders: [entryOf(fixtures.adminStandard.id)],
} satisfies Meta<typeof AdminDialog>

export default meta
type Story = StoryObj<typeof meta>

const permission = () => screen.getByRole('checkbox', { name: 'Can create admins' })
const save = () => screen.getByRole('button', { name: 'Save Changes' })

/** As it opens: nothing is changed yet. */
export const Opened: Story = {}

/** Save is enabled by a change, and closing with an unsaved change asks first. */
export const Edit: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Edit permissions' })).toHaveAccessibleDescription(
      fixtures.adminStandard.email,
    )
    await expect(save()).toBeDisabled()
    await userEvent.click(permission())
    await expect(save()).toBeEnabled()
    await expect(screen.getByText('Permission level').nextElementSibling).toHaveTextContent(
      'Standard admin becomes Can create admins',
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(save())
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ can_create_new_admins: true }, expect.anything()),
    )
  },
}

export const Own: Story = {
  args: { isOwn: true },
  loaders: [entryOf(fixtures.adminCanCreate.id)],
  play: async () => {
    await expect(permission()).toHaveAccessibleDescription(/manage permissions yourself/)
  },
}

/** Somebody must stay who can create admins. */
export const LastCreator: Story = {
  args: { isOwn: true, isLastCreator: true },
  loaders: [entryOf(fixtures.adminCanCreate.id)],
  play: async () => {
    await userEvent.click(permission())
    await expect(permission()).toBeChecked()
    await expect(permission()).toHaveAccessibleDescription(/Nobody else can create admins/)
    await expect(save()).toBeDisabled()
  },
}

export const Busy: Story = { args: { busy: true } }

/** §6.4: a standard admin who follows a link to it. */
export const StandardAdmin: Story = {
  args: { canManage: false },
  play: async () => {
    await expect(screen.getByText('Only admins who can create admins change permissions.')).toBeVisible()
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const Gone: Story = { loaders: [entryOf('nobody')] }
export const Loading: Story = { parameters: { msw: [handlers.admins(loadingForever)] } }
export const Failed: Story = { parameters: { msw: [handlers.admins(fails(500))] } }
