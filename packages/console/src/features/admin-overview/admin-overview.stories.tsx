import { jobRunning, jobWithLongError, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import {
  atFirst,
  crowded,
  everyOperation,
  fails,
  firstDay,
  handlers,
  identity,
  loadingForever,
} from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

/** Where administrators land: how much there is of everything, and what the platform does at present. */
const meta = {
  title: 'Screens/Admin/Overview',
  component: Console,
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

export const Ready: Story = { tags: ['screen'], loaders: [crowded] }

/** Nobody has registered, and there is no cluster that anybody could be put on. */
export const FirstRun: Story = { loaders: [firstDay] }

export const Loading: Story = {
  parameters: { msw: { handlers: { all: everyOperation(loadingForever) } } },
  play: untilOpened,
}

/** One message for all that failed; Try Again asks for it once more. */
export const Failed: Story = {
  parameters: { msw: { handlers: { all: everyOperation(atFirst(fails(500, 'The database is away'))) } } },
}

/** What was read is shown beside what was not. */
export const JobsFailed: Story = {
  parameters: { msw: { handlers: { jobs: handlers.jobs(atFirst(fails(500, 'The queue is away'))) } } },
}

export const LongTexts: Story = {
  parameters: { msw: { handlers: { jobs: handlers.jobs([jobWithLongError, jobRunning]) } } },
  globals: { viewport: { value: 'narrow' } },
}
