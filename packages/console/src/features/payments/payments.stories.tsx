import { sessionAdmin } from '@quarterdeck/sandbox/fixtures'
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
import { screen } from 'storybook/test'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** The payment providers. Each leads to its products; both buttons bring in what changed there. */
const meta = {
  title: 'Screens/Admin/Payments',
  component: Console,
  args: { address: '/admin/payments' },
  parameters: {
    ...screenParameters,
    route: '/admin/payments',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const FirstRun: Story = { loaders: [firstDay] }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.paymentProviders(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.paymentProviders(atFirst(fails(500))) } } },
}

export const Synced: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press('Sync Payment Data')
    await screen.findByText('Successfully synced 2 out of 2 providers')
    await untilLoaded(story) // the providers are read again
  },
}
export const SyncFailed: Story = {
  tags: ['interaction'],
  parameters: {
    msw: { handlers: { sync: handlers.syncPayments(atFirst(fails(409, 'It is running already'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await press('Sync Payment Data')
    await screen.findByText('Failed to sync payment data. Please try again.')
  },
}
/** Of the payments of sixty customers some bring news, and some belong to nobody. */
export const UsersSynced: Story = {
  loaders: [crowded],
  play: async (story) => {
    await untilLoaded(story)
    await press('Sync Users from Paddle')
    await screen.findByText(/^Synced \d+ organizations/)
    await untilLoaded(story)
  },
}
