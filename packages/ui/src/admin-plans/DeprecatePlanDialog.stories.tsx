import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { loading, ready } from '../lib'
import { DeprecatePlanDialog } from './DeprecatePlanDialog'

const meta = {
  title: 'Admin/Plans/DeprecatePlanDialog',
  component: DeprecatePlanDialog,
  args: { name: 'Pro', organizations: ready(2001), onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeprecatePlanDialog>

export default meta
type Story = StoryObj<typeof meta>

export const SoldToEverybody: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Deprecate Pro?' })
    await expect(dialog).toHaveTextContent('The public page of plans sells it.')
    await expect(dialog).toHaveTextContent('2,001 organizations keep it.')
    await userEvent.click(screen.getByRole('button', { name: 'Deprecate plan' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const HeldByOne: Story = { args: { organizations: ready(1) } }
export const Uncertain: Story = { args: { uncertain: true, organizations: loading } }
