import { admins } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loading } from '../lib'
import { AdminsView } from './AdminsView'

const meta = {
  title: 'Admin/Admins/AdminsView',
  component: AdminsView,
  args: {
    admins: loading,
    ownId: fixtures.adminCanCreate.id,
    canManage: true,
    onEdit: fn(),
    onAdd: fn(async () => true),
    adding: false,
    onDelete: fn(async () => true),
    deleting: new Set<string>(),
    onRefresh: fn(),
  },
  loaders: [
    fromApi(
      { admins: async () => (await admins.list()).items },
      { admins: 'The admins are not available right now.' },
    ),
  ],
} satisfies Meta<typeof AdminsView>

export default meta
type Story = StoryObj<typeof meta>

export const CanCreate: Story = {
  play: async ({ args, canvas, step }) => {
    const own = canvas.getByRole('row', { name: /^admin@example.com/ })
    await expect(own).toHaveTextContent('You')
    await expect(own).toHaveTextContent('Can create admins')
    await expect(within(own).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Permission Levels' })).toBeVisible()

    await step('a row opens its permissions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: fixtures.adminStandard.email }))
      await expect(args.onEdit).toHaveBeenLastCalledWith(fixtures.adminStandard.id)
      await userEvent.click(canvas.getByRole('button', { name: /^Edit permissions of admin@/ }))
      await expect(args.onEdit).toHaveBeenLastCalledWith(fixtures.adminCanCreate.id)
      await expect(args.onEdit).toHaveBeenCalledTimes(2)
    })
  },
}

/** §2.18: deleting asks first, and the question stays until it is done. */
export const DeleteConfirmation: Story = {
  play: async ({ args, canvas }) => {
    const press = canvas.getByRole('button', { name: `Delete ${fixtures.adminStandard.email}` })
    await userEvent.click(press)
    const question = await screen.findByRole('alertdialog', {
      name: `Delete ${fixtures.adminStandard.email}?`,
    })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(press)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete admin' }))
    await expect(args.onDelete).toHaveBeenCalledWith(
      expect.objectContaining({ id: fixtures.adminStandard.id }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(press)
    await screen.findByRole('alertdialog')
  },
}

/** The question stays, and its button is busy, until the admin is deleted. */
export const Deleting: Story = {
  args: { deleting: new Set([fixtures.adminStandard.id]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${fixtures.adminStandard.email}` }))
    const confirm = await screen.findByRole('button', { name: 'Delete admin' })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** §6.4: a standard admin sees who administers, and why there is nothing to press. */
export const StandardAdmin: Story = {
  args: { ownId: fixtures.adminStandard.id, canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are a standard admin')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add Admin' })).not.toBeInTheDocument()
    await expect(within(canvas.getByRole('table')).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { canManage: undefined },
  parameters: { msw: [handlers.admins(loadingForever)] },
}

export const Failed: Story = {
  args: { canManage: undefined },
  parameters: { msw: [handlers.admins(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    await expect(canvas.getByText('Your own permissions are not known right now.')).toBeVisible()
  },
}

export const LongEmail: Story = {
  parameters: { msw: [handlers.admins(() => [...fixtures.admins, fixtures.adminWithLongEmail])] },
  globals: { viewport: { value: 'narrow' } },
}
