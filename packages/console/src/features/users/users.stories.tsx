import { sessionAdmin, userNew, userWithLongEmail } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  crowded,
  fails,
  firstDay,
  handlers,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

/** Everybody who has registered. A row opens the organizations of that person. */
const meta = {
  title: 'Screens/Admin/Users',
  component: Console,
  args: { address: '/admin/users' },
  parameters: {
    ...screenParameters,
    route: '/admin/users',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** The first of two pages. */
export const Ready: Story = { tags: ['screen'], loaders: [crowded] }
export const NothingMatches: Story = { args: { address: '/admin/users?search=nobody' } }
export const FirstRun: Story = { loaders: [firstDay] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.users(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.users(atFirst(fails(500))) } } },
}

/** A person in two organizations; each leads to its details. */
export const User: Story = {
  tags: ['screen'],
  args: { address: `/admin/users?dialog=user&id=${userWithLongEmail.id}` },
}
export const UserWithoutOrganizations: Story = {
  args: { address: `/admin/users?dialog=user&id=${userNew.id}` },
}
export const UserFailed: Story = {
  args: { address: `/admin/users?dialog=user&id=${userWithLongEmail.id}` },
  parameters: { msw: { handlers: { organizations: handlers.organizationsOfUser(atFirst(fails(500))) } } },
}
/** Without a network, as the toolbar has it: the page says so, and keeps what can be done. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async (story) => {
    await untilLoaded(story)
    await expect(await screen.findByText('You are offline.')).toBeVisible()
    await expect(screen.getByText('Failed to load users. Please try again.')).toBeVisible()
  },
}
