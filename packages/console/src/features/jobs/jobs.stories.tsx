import { manyJobs, organizationOnPro, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
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
import { expect, screen, waitFor } from 'storybook/test'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** What the platform does and did: workflows, the jobs under way, and the latest ones. Read again every five seconds. */
const meta = {
  title: 'Screens/Admin/Jobs',
  component: Console,
  args: { address: '/admin/jobs' },
  parameters: {
    ...screenParameters,
    route: '/admin/jobs',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

/** Each of the three lists has pages of its own. */
export const Ready: Story = { tags: ['screen'], loaders: [crowded] }
export const Cluster: Story = { args: { address: '/admin/jobs?tab=cluster' } }
/** All jobs in one list, and when the failed ones failed. */
export const All: Story = { args: { address: '/admin/jobs?tab=all' } }
/** Of such lists nobody can say how far back they were read: what was read is shown, more of it with each press. */
export const AllWithoutTimes: Story = {
  tags: ['interaction'],
  args: { address: '/admin/jobs?tab=all' },
  parameters: {
    msw: {
      handlers: {
        jobs: handlers.jobs(manyJobs(600).map((job) => ({ ...job, created_at: '0001-01-01T00:00:00Z' }))),
        clusterJobs: handlers.clusterJobs([]),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('600 jobs')
    await press('Show 25 more')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(51))
    window.scrollTo(0, 0)
  },
}
/** The failed ones by their causes. */
export const ByCause: Story = {
  args: { address: '/admin/jobs?tab=all&q=status:failed&by=cause' },
  loaders: [crowded],
}
/** The other lists stay on their pages while one is turned. */
export const FurtherPages: Story = {
  tags: ['interaction'],
  args: { address: '/admin/jobs?workflows=2&active=2&page=3' },
  loaders: [crowded],
  play: async (story) => {
    await untilLoaded(story)
    await press('Next page', 'link')
    await screen.findByText('3 of 5')
    await screen.findByText('2 of 4')
  },
}
export const Filtered: Story = {
  args: { address: `/admin/jobs?organization_id=${organizationOnPro.id}&job_type=deploy` },
  loaders: [crowded],
}
export const NothingMatches: Story = { args: { address: '/admin/jobs?cluster_name=nowhere' } }
/** The address has a filter that no organization can have, so nothing is asked. */
export const InvalidFilter: Story = { args: { address: '/admin/jobs?organization_id=northwind' } }
export const FirstRun: Story = { loaders: [firstDay] }
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: { jobs: handlers.jobs(loadingForever), workflows: handlers.workflows(loadingForever) },
    },
  },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: {
        jobs: handlers.jobs(atFirst(fails(500))),
        workflows: handlers.workflows(atFirst(fails(500))),
      },
    },
  },
}
export const OnlyWorkflowsFailed: Story = {
  parameters: { msw: { handlers: { workflows: handlers.workflows(atFirst(fails(500))) } } },
}

/** The failure stands above the lists until it is dismissed; the other jobs can be acted on meanwhile. */
export const RestartFailed: Story = {
  tags: ['interaction'],
  parameters: {
    msw: { handlers: { restart: handlers.restartJob(atFirst(fails(409, 'It is running again'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await press('Restart provision_namespace')
    await screen.findByText('Failed to restart job. Please try again.')
    window.scrollTo(0, 0)
  },
}
/** The dialog of an organization, which a job names, over the jobs. */
export const OrganizationFailed: Story = {
  tags: ['words'],
  args: { address: `/admin/jobs?dialog=organization&id=${organizationOnPro.id}` },
  parameters: { msw: { handlers: { details: handlers.organizationDetails(atFirst(fails(500))) } } },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findByText('Failed to load organization details. Please try again.')
  },
}
export const CancelQuestion: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press('Cancel issue_certificate')
    await screen.findByRole('alertdialog')
  },
}
