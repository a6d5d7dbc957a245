import { idOf, sessionAdmin, workflowOfCluster, workflowProvision } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import { noJobFilters } from '@quarterdeck/ui/jobs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { queryClient } from '../../lib/queryClient'
import {
  Console,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'
import { latestJobsQuery, recentJobsQuery, workflowsQuery } from './jobs.queries'

const workflow = (id: string, source: 'organization' | 'cluster' = 'organization') =>
  `/admin/jobs?dialog=workflow&id=${id}&source=${source}`

type Opened = Parameters<typeof openConsole>[0]

/** The lists below the dialog stand before it opens. */
async function openOverLists(story: Opened): Promise<void> {
  await openConsole(story)
  const lists = { source: 'organization', filters: noJobFilters } as const
  await Promise.all([
    queryClient.prefetchQuery(workflowsQuery({ ...lists, page: 1 })),
    queryClient.prefetchQuery(latestJobsQuery(lists)),
    queryClient.prefetchQuery(recentJobsQuery({ ...lists, page: 1 })),
  ])
}

/** One run of a workflow, step by step. It is watched while it runs. */
const meta = {
  title: 'Screens/Admin/Workflow dialog',
  component: Console,
  args: { address: workflow(workflowProvision.workflow_id) },
  parameters: {
    ...screenParameters,
    route: '/admin/jobs',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openOverLists,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
/** Opened by a link over the jobs of organizations: no list has it, so it is known from its jobs alone. */
export const OfCluster: Story = { args: { address: workflow(workflowOfCluster.workflow_id, 'cluster') } }
export const Loading: Story = {
  parameters: { msw: { handlers: { steps: handlers.workflowJobs(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: {
        steps: handlers.workflowJobs(atFirst(fails(500))),
        elsewhere: handlers.clusterWorkflowJobs(fails(404)),
      },
    },
  },
}
export const Gone: Story = { args: { address: workflow(idOf('nobody')) } }
export const RestartFailed: Story = {
  tags: ['interaction'],
  parameters: {
    msw: { handlers: { restart: handlers.restartWorkflow(atFirst(fails(409, 'Another run is under way'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await press('Restart from last success')
    await screen.findByText('Failed to restart workflow.')
  },
}
export const Restarted: Story = {
  tags: ['interaction'],
  play: async (story) => {
    await untilLoaded(story)
    await press('Restart from beginning')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Restart from beginning' }))
    await waitFor(async () => {
      const buttons = await screen.findAllByRole('button', { name: /^Cancel / })
      for (const button of buttons) await expect(button).not.toHaveAttribute('aria-disabled')
    })
  },
}
