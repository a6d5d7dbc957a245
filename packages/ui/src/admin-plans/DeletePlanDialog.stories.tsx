import { plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loading } from '../lib'
import { DeletePlanDialog, type Migration } from './DeletePlanDialog'
import type { PublicSale } from './publicSale'

/**
 * The `deletion` prop as the console makes it: the plan, how many hold it, whether the public page sells it, and the plans
 * they can move to.
 */
const deletionOf = (id: string, publicSale: PublicSale = null) =>
  fromApi(
    {
      deletion: async () => {
        const [{ items }, { organization_count }] = [await plans.list(), await plans.getUsage(id)]
        const plan = items.find((candidate) => candidate.id === id)
        if (!plan) throw new Error('This plan does not exist any more.')
        const targets = items.filter((target) => target.id !== id && !target.deprecated)
        return { plan, organization_count, publicSale, targets }
      },
    },
    { deletion: 'Failed to load how many organizations hold this plan. Please try again.' },
  )

const meta = {
  title: 'Admin/Plans/DeletePlanDialog',
  component: DeletePlanDialog,
  args: { deletion: loading, busy: false, failure: undefined, onDelete: fn(), onClose: fn() },
  loaders: [deletionOf(fixtures.planPro.id)],
} satisfies Meta<typeof DeletePlanDialog>

export default meta
type Story = StoryObj<typeof meta>

const remove = () => userEvent.click(screen.getByRole('button', { name: 'Delete Plan' }))
const target = () => screen.getByRole('combobox', { name: /Migration plan/ })

/** §5.10 Delete plan: organizations hold the plan, so another plan must be chosen for them first. */
export const InUse: Story = {
  parameters: { msw: [handlers.planUsage(fixtures.planUsed)] },
  play: async ({ args }) => {
    await expect(screen.getByText('12 organizations hold this plan')).toBeVisible()
    // §4.11 Plans: neither the plan itself nor a deprecated one.
    await expect(
      within(target())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Select a plan', 'Starter', 'Plus', 'Enterprise'])
    await remove()
    await expect(
      await screen.findByText('Please select a migration plan for existing organizations'),
    ).toBeVisible()
    await expect(args.onDelete).not.toHaveBeenCalled()
    // Once a plan is chosen, the dialog shows what the move changes.
    await userEvent.selectOptions(target(), 'Plus')
    const preview = screen.getByLabelText('From Pro to Plus')
    await expect(preview).toHaveTextContent(/\$50\.00.*\$20\.00/)
    await expect(within(preview).getByText('Agents').parentElement).toHaveTextContent(/7.*3 \(fewer\)/)
    await remove()
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenLastCalledWith({ migration_plan_id: fixtures.planPlus.id }),
    )
  },
}

export const Unused: Story = {
  parameters: { msw: [handlers.planUsage(fixtures.planUnused)] },
  play: async ({ args }) => {
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await remove()
    await expect(args.onDelete).toHaveBeenLastCalledWith({})
  },
}

export const TheDefault: Story = {
  loaders: [deletionOf(fixtures.planDefault.id)],
  parameters: { msw: [handlers.planUsage({ organization_count: 1 })] },
  play: async () => {
    await expect(screen.getByText('1 organization holds this plan')).toBeVisible()
    await expect(screen.getByText(/This is the default plan/)).toBeVisible()
  },
}

/** Everybody can buy the plan on the public page. */
export const SoldToEverybody: Story = {
  loaders: [deletionOf(fixtures.planPro.id, 'sold')],
  parameters: { msw: [handlers.planUsage(fixtures.planUsed)] },
  play: async () => {
    await expect(screen.getByText('12 organizations hold this plan')).toBeVisible()
    await expect(
      screen.getByText("The public page of plans sells it. It says 'No longer offered' there from now on."),
    ).toBeVisible()
  },
}

export const PerhapsSoldToEverybody: Story = {
  tags: ['words'],
  loaders: [deletionOf(fixtures.planPro.id, 'uncertain')],
  parameters: { msw: [handlers.planUsage(fixtures.planUsed)] },
  play: async () => {
    await expect(screen.getByText(/^It could not be found out whether the public page/)).toBeVisible()
  },
}

export const NowhereToGo: Story = {
  parameters: { msw: [handlers.plans([fixtures.planPro, fixtures.planDeprecated])] },
  play: async ({ args }) => {
    await expect(screen.getByText(/There is no other plan on offer/)).toBeVisible()
    await remove()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

/** As long as it is not known how many organizations hold the plan, it cannot be deleted. */
export const UsageFailed: Story = {
  parameters: { msw: [handlers.planUsage(fails(500))] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load how many organizations')
    await expect(screen.queryByRole('button', { name: 'Delete Plan' })).not.toBeInTheDocument()
  },
}

/** What was chosen stays as it is while the organizations move and the plan goes. */
export const Busy: Story = {
  parameters: { msw: [handlers.planUsage(fixtures.planUsed)] },
  render: function Deleting({ onDelete, ...args }) {
    const [busy, setBusy] = useState(false)
    const begin = (migration: Migration) => {
      onDelete(migration)
      setBusy(true)
    }
    return <DeletePlanDialog {...args} busy={busy} onDelete={begin} />
  },
  play: async ({ args }) => {
    await userEvent.selectOptions(target(), 'Plus')
    await remove()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete Plan' })).toHaveAttribute('aria-busy', 'true'),
    )
    await remove()
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { failure: { message: 'Failed to delete plan. Please try again.', reason: 'The plan is locked' } },
  globals: { viewport: { value: 'narrow' } },
}

export const Loading: Story = {
  parameters: { msw: [handlers.planUsage(loadingForever)] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Delete Plan' })).toBeDisabled()
  },
}
