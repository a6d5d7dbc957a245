import { jobs, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { identity } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { keptPrefix } from '../../lib/keptKeys'
import { Console, openConsole, screenParameters, untilLoaded } from '../../testing/screens'
import { BULK } from './bulkJournal'

const ID = '5f0f7d0e-3a55-4c0e-9d43-2f6b8e1c7a90'

/** The journal that this browser has of a run. */
const keep = (state: string, outcomeOf: (index: number) => string) => () => {
  const failed = jobs.filter(({ status }) => status === 'failed' || status === 'cancelled')
  const rows = failed.map(({ job_id, updated_at }, index) => [job_id, '', updated_at, outcomeOf(index)])
  const made = '2026-11-20T09:00:00Z'
  const run = { action: 'restart', state, why: 'left', made, rows }
  localStorage.setItem(`${keptPrefix(sessionAdmin.identity.id)}${BULK}${ID}`, JSON.stringify(run))
}

/** Many jobs that are restarted or cancelled. Its journal is in the browser: another device knows nothing of it. */
const meta = {
  title: 'Screens/Admin/Bulk run',
  component: Console,
  args: { address: `/admin/jobs/bulk/${ID}` },
  parameters: {
    ...screenParameters,
    route: '/admin/jobs/bulk/:bulkRunId',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
    before: keep('planned', () => 'waiting'),
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Planned: Story = { tags: ['screen'] }

/** The page was left while it was under way. */
export const Resumed: Story = {
  parameters: { before: keep('running', (index) => ['done', 'failed', 'under way'][index] ?? 'waiting') },
}

export const NotOnThisDevice: Story = { parameters: { before: () => {} } }
