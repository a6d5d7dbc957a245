import { sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  everyOperation,
  fails,
  identity,
  withNextPress,
  withoutFeatures,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { rememberUser } from '../lib/rememberedUser'
import { showWatchLine } from '../lib/watchLine'
import { Console, openConsole, press, screenParameters, untilLoaded } from '../testing/screens'

/** What frames every screen of an administrator, and what stands in its place where the right is gone. */
const meta = {
  title: 'Screens/Admin/Shell',
  component: Console,
  tags: ['shell'],
  args: { address: '/admin' },
  parameters: {
    ...screenParameters,
    route: '/admin',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** The role is an administrator's, but the platform has no entry of theirs. 'Check again' finds one. */
export const EntryMissing: Story = {
  tags: ['screen'],
  parameters: { msw: { handlers: { all: everyOperation(atFirst(fails(403, 'Not an administrator'))) } } },
  play: async () => {
    await screen.findByRole('heading', { name: 'You are not among the administrators' })
  },
}

/** On a phone the menu comes over the screen. */
export const Menu: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (story) => {
    await untilLoaded(story)
    await press('Open navigation')
    await screen.findByRole('dialog')
  },
}

/** The watch line comes once the screen has had its time to load. */
export const Watched: Story = {
  tags: ['screen'],
  parameters: { before: () => showWatchLine(true) },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByRole('navigation', { name: 'Watch line' }, { timeout: 10_000 })
  },
}
/** A platform that does not tell how it is: what screens have read is all that is known. */
export const WatchedByWhatWasRead: Story = {
  args: { address: '/admin/clusters' },
  loaders: [withoutFeatures('overview')],
  parameters: { route: '/admin/clusters', before: () => showWatchLine(true) },
  play: Watched.play,
}

/** Until it is known who is signed in, the overlay stands; the answer comes with the next press, and the screen with it. */
export const Opens: Story = {
  tags: ['interaction'],
  parameters: {
    before: () => rememberUser({ id: 'whoever was signed in before', isAdmin: true }),
    msw: { handlers: { session: identity.whoami(withNextPress(sessionAdmin)) } },
  },
  play: async (story) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Quarterdeck')
    await expect(document.querySelector('main h1')).toBeNull()
    await userEvent.click(document.body)
    await untilLoaded(story)
  },
}
