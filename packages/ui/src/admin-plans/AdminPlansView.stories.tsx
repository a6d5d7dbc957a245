import { plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { expectFailure, openMenu, press, textsOf } from '../primitives/testing/interactions'
import { AdminPlansView } from './AdminPlansView'

const FAILED = 'Failed to load plans. Please try again.'

const meta = {
  title: 'Admin/Plans/AdminPlansView',
  component: AdminPlansView,
  args: {
    onRefresh: fn(),
    plans: loading,
    filter: 'all',
    onFilter: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onManagePrices: fn(),
    onDelete: fn(),
    onAction: fn(),
  },
  loaders: [fromApi({ plans: () => plans.list().then(({ items }) => items) }, { plans: FAILED })],
} satisfies Meta<typeof AdminPlansView>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const card = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }))

const openMenuOf = (canvas: Canvas, name: string) => openMenu(canvas, `Actions for ${name}`)

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(card(canvas, 'Starter').getByText('Default')).toBeVisible()
    await expect(card(canvas, 'Team 2024').getByText('Deprecated')).toBeVisible()
    await expect(card(canvas, 'Team 2024').getByText('$34.50')).toBeVisible()
    await expect(card(canvas, 'Pro').getByText('Agents').parentElement).toHaveTextContent('7')
    await expect(card(canvas, 'Pro').getByText(/^Created/)).toHaveTextContent('Created Jun 1, 2025')
    await press(canvas, 'Create Plan')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const OnlyDeprecated: Story = {
  args: { filter: 'deprecated' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Team 2024',
    ])
    await press(canvas, /Total/)
    await expect(args.onFilter).toHaveBeenLastCalledWith('all')
  },
}

export const NothingMatches: Story = {
  args: { filter: 'deprecated' },
  parameters: { msw: [handlers.plans([fixtures.planPro])] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Clear filters')
    await expect(args.onFilter).toHaveBeenLastCalledWith('all')
  },
}

export const Loading: Story = {
  parameters: { msw: [handlers.plans(loadingForever)] },
}

export const Empty: Story = {
  parameters: { msw: [handlers.plans([])] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Create the first plan')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.plans(fails(500))] },
  play: ({ canvas }) => expectFailure(canvas, FAILED),
}

export const Menus: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const menu = await openMenuOf(canvas, 'Pro')
    const items = ['Edit', 'Manage Prices', 'Deprecate', 'Set as Default', 'Delete']
    await expect(textsOf(menu, 'menuitem')).toEqual(items)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Set as Default' }))
    await expect(args.onAction).toHaveBeenCalledWith(fixtures.planPro.id, 'set-default')
    for (const [item, called] of [
      ['Edit', args.onEdit],
      ['Manage Prices', args.onManagePrices],
      ['Delete', args.onDelete],
    ] as const) {
      await userEvent.click((await openMenuOf(canvas, 'Pro')).getByRole('menuitem', { name: item }))
      await expect(called).toHaveBeenCalledWith(fixtures.planPro.id)
    }
    // §4.11 Plans: a deprecated plan cannot be the default, so its menu has no such item.
    const ofDeprecated = await openMenuOf(canvas, 'Team 2024')
    await expect(ofDeprecated.queryByRole('menuitem', { name: /Default/ })).not.toBeInTheDocument()
    await userEvent.click(ofDeprecated.getByRole('menuitem', { name: 'Undeprecate' }))
    await expect(args.onAction).toHaveBeenLastCalledWith(fixtures.planDeprecated.id, 'undeprecate')
    await openMenuOf(canvas, 'Starter')
    await expect(screen.getByRole('menuitem', { name: 'Unset Default' })).toBeVisible()
  },
}

/** §4.11 Plans: a deprecated plan cannot be the default, so its menu has no such item. */
export const MenuOfDeprecated: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Team 2024')
    await expect(textsOf(menu, 'menuitem')).toEqual(['Edit', 'Manage Prices', 'Undeprecate', 'Delete'])
  },
}

export const MenuOfDefault: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Starter')
    await expect(textsOf(menu, 'menuitem')).toEqual([
      'Edit',
      'Manage Prices',
      'Deprecate',
      'Unset Default',
      'Delete',
    ])
  },
}

/** While one plan is changed, its menu is busy and the menus of the others say why they cannot be used. */
export const Changing: Story = {
  args: { changing: { id: fixtures.planPro.id, name: 'Pro' } },
  play: async ({ args, canvas }) => {
    // The code of menus comes with the first one that is opened.
    await openMenuOf(canvas, 'Plus')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pro' }), { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    const menu = await openMenuOf(canvas, 'Plus')
    await userEvent.click(menu.getByRole('menuitem', { name: /^Deprecate/ }))
    await expect(args.onAction).not.toHaveBeenCalled()
    await expect(menu.getByRole('menuitem', { name: /^Deprecate/ })).toHaveTextContent('Pro is being changed')
  },
}

export const LongTexts: Story = {
  parameters: {
    msw: [
      handlers.plans([
        { ...fixtures.planWithLongName, is_default: true, deprecated: true },
        fixtures.planWithoutLimits,
      ]),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
