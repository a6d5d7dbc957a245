import { users } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading, ready } from '../lib'
import { expectFailure, press, textsOf } from '../primitives/testing/interactions'
import { clearsSearch, listScreenArgs, searches, usesFortyRows } from '../shell/testing/listScreen'
import { UsersView } from './UsersView'

const FAILED = 'Failed to load users. Please try again.'

const list = (page = 1, search?: string) =>
  fromApi(
    {
      users: async () => ({ ...(await users.list({ page, limit: 25, search })), hidden: 0 }),
    },
    { users: FAILED },
  )

const meta = {
  title: 'Admin/Users/UsersView',
  component: UsersView,
  args: {
    users: loading,
    ...listScreenArgs(),
    onOpen: fn(),
  },
  loaders: [list()],
} satisfies Meta<typeof UsersView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(textsOf(canvas, 'columnheader')).toEqual(['User', 'Status', 'Registered'])
    await expect(canvas.getByRole('row', { name: /user@example.com/ })).toHaveTextContent('Active')
    await expect(canvas.getByRole('row', { name: /grace@northwind/ })).toHaveTextContent('Inactive')
    const unknown = canvas.getByRole('row', { name: /imported@contoso/ })
    await expect(unknown).toHaveTextContent('Unknown')
    await userEvent.click(within(unknown).getByText('Unknown'))
    await expect(args.onOpen).toHaveBeenLastCalledWith(fixtures.userUnknownStatus.id)
    canvas.getByRole('button', { name: fixtures.userInactive.email }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(fixtures.userInactive.id)
  },
}

export const Loading: Story = { parameters: { msw: [handlers.users(loadingForever)] } }

/** The next page is under way: the rows of the page before are dimmed and cannot be pressed. */
export const NextPageUnderWay: Story = {
  parameters: { msw: [handlers.users(fixtures.manyUsers(40))] },
  render: ({ users: read, ...args }) => (
    <UsersView
      {...args}
      users={
        read.state === 'ready'
          ? { ...read, refreshing: true, outdated: true, updatedAt: Date.parse(fixtures.minutesAgo(3)) }
          : read
      }
    />
  ),
  play: async ({ canvas }) => {
    const updated = await canvas.findByText(/^Updated/)
    await expect(updated.parentElement).toHaveTextContent('Updated 3 min ago')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('table').querySelector('tbody')).toHaveAttribute('inert')
    await expect(canvas.getByText('1–25 of 40')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: [handlers.users([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  },
}

export const NothingMatches: Story = {
  args: { search: 'nobody@' },
  loaders: [list(1, 'nobody@')],
  play: async (context) => {
    await expect(context.canvas.getByText('No user matches this search')).toBeVisible()
    await clearsSearch(context)
  },
}

/** The platform ignored the search, and none of this page's rows match (§13.2). */
export const NothingMatchesOnThisPage: Story = {
  args: { search: 'nobody@' },
  render: (args) => (
    <UsersView {...args} users={ready({ items: [], total: 40, totalPages: 2, hidden: 25 })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No user on this page matches this search')).toBeVisible()
  },
}

/** Matches may be on another page, which can be turned to. */
export const LooksOnTheNextPage: Story = {
  ...NothingMatchesOnThisPage,
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Next page')
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
  },
}

export const Failed: Story = {
  parameters: { msw: [handlers.users(fails(500))] },
  play: ({ canvas }) => expectFailure(canvas, FAILED),
}

export const Forty: Story = {
  parameters: { msw: [handlers.users(fixtures.manyUsers(40))] },
  play: async (context) => {
    await searches(context, 'person-03')
    await usesFortyRows(context)
  },
}
