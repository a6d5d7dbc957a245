import { organizations } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { expectFailure, press, textsOf } from '../primitives/testing/interactions'
import { clearsSearch, listScreenArgs, searches, usesFortyRows } from '../shell/testing/listScreen'
import { AdminOrganizationsView } from './AdminOrganizationsView'

const FAILED = 'Failed to load organizations. Please try again.'

const list = (page = 1, search?: string) =>
  fromApi({ organizations: () => organizations.list({ page, limit: 25, search }) }, { organizations: FAILED })

const meta = {
  title: 'Admin/Organizations/AdminOrganizationsView',
  component: AdminOrganizationsView,
  args: {
    organizations: loading,
    ...listScreenArgs(),
  },
  loaders: [list()],
} satisfies Meta<typeof AdminOrganizationsView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const headers = ['Organization', 'Plan', 'Namespace', 'Cluster', 'Registered']
    await expect(textsOf(canvas, 'columnheader')).toEqual(headers)
    const unassigned = canvas.getByRole('row', { name: /founders@litware.example/ })
    await expect(unassigned).toHaveTextContent('Not assigned')
    await expect(unassigned).toHaveTextContent('Unknown')
    await expect(canvas.getByRole('row', { name: /hello@tailspin.example/ })).toHaveTextContent('No Plan')
    // Without `onOpen` nothing in a row can be pressed.
    await expect(within(canvas.getByRole('table')).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.organizations(loadingForever)] } }

export const Empty: Story = {
  parameters: { msw: [handlers.organizations([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No organizations yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  },
}

export const NothingMatches: Story = {
  args: { search: 'nobody@' },
  loaders: [list(1, 'nobody@')],
  play: clearsSearch,
}

export const Failed: Story = {
  parameters: { msw: [handlers.organizations(fails(500))] },
  play: ({ canvas }) => expectFailure(canvas, FAILED),
}

/** A page for which the platform counts rows but sends none is a failure, not an empty list. */
export const Unreadable: Story = {
  parameters: {
    msw: [handlers.organizations(() => ({ data: [], pagination: { total: 2, totalPages: 1 } }))],
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try Again')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** The rows stay while newer ones are being loaded. */
export const Refreshing: Story = {
  render: ({ organizations: loaded, ...args }) => (
    <AdminOrganizationsView
      {...args}
      organizations={loaded.state === 'ready' ? ready(loaded.data, true) : loaded}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('billing@contoso.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }), { pointerEventsCheck: 0 })
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
}

const forty = { parameters: { msw: [handlers.organizations(fixtures.manyOrganizations(40))] } }

export const Forty: Story = { ...forty, play: usesFortyRows }
export const LastPage: Story = { ...forty, args: { page: 2 }, loaders: [list(2)] }

/** §13.3: a bare array that is longer than a page is the whole list. */
export const BareList: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.organizations(() => fixtures.manyOrganizations(30))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Organizations 1–30 of 30')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toHaveTextContent(/^1–30 of 30$/)
  },
}

/** §13.3: after a bare array that fills a page there may be more. */
export const BarePage: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.organizations(() => fixtures.manyOrganizations(25))] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Organizations 1–25 of at least 25')).toBeInTheDocument()
    await press(canvas, 'Next page')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
  },
}

/** §14.14: a page that is gone is never shown as an empty list; the container moves to the last one. */
export const PageGone: Story = {
  ...forty,
  args: { page: 3 },
  loaders: [list(3)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading organizations')).toBeInTheDocument()
    await expect(canvas.queryByText('No organizations yet')).not.toBeInTheDocument()
  },
}

export const Searching: Story = { ...forty, play: (context) => searches(context, 'team-03') }

/** With `onOpen`, a press anywhere in a row opens it; by keyboard its e-mail address is the button. */
export const RowsOpen: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('contoso-main'))
    await expect(args.onOpen).toHaveBeenLastCalledWith(fixtures.organizationOnPlus.id)
    canvas.getByRole('button', { name: fixtures.organizationOnPro.email }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(fixtures.organizationOnPro.id)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
