import { jobs, workflows } from '@quarterdeck/api'
import { fromApi } from '@quarterdeck/sandbox/msw'
import { fn, userEvent, within } from 'storybook/test'
import { loading, ready, type ListPage, type Loadable } from '../../lib'
import { press } from '../../primitives/testing/interactions'
import { JobActionButton } from '../JobActionButton'
import { noJobFilters } from '../jobFilterForm'
import type { ActiveJobsList } from '../JobsSections'
import type { JobRow } from '../JobsTable'
import { actionOnScreen, isActive, whyNotOnScreen } from '../rules'
import { nothingHeld } from './lists'
import { stepsAs } from './steps'
import { WorkflowCard, type WorkflowSummary } from '../WorkflowCard'
import { JOBS_FAILED } from '../words'

export type Row = JobRow
export type Summary = WorkflowSummary

/** The active jobs of a page, chosen as the container does. */
const activeOf = ({ items, total }: ListPage<Row>): ActiveJobsList<Row> => ({
  items: items.filter(({ status }) => isActive(status)),
  seen: items.length,
  total,
})

export const renderAction = (job: Row) => (
  <JobActionButton
    action={actionOnScreen(job.status)}
    whyNot={whyNotOnScreen(job)}
    job_type={job.job_type}
    onAction={fn()}
  />
)

const workflowHref = (id: string) => `/admin/jobs?dialog=workflow&id=${id}`
const pageHref = (list: string) => (page: number) => `/admin/jobs?${list}=${page}`

const steps = ready(stepsAs('completed', 'failed', 'pending'))

const renderCard = (workflow: Summary) => (
  <WorkflowCard workflow={workflow} steps={steps} onOpen={fn()} href={workflowHref(workflow.workflow_id)} />
)

/** The args of the screen while its lists are loading. */
export const jobsViewArgs = () => ({
  tab: 'organization' as const,
  onTabChange: fn(),
  filters: noJobFilters,
  onFilter: fn(),
  workflows: loading,
  active: loading as Loadable<ActiveJobsList<Row>>,
  recent: loading,
  pages: { workflows: 1, active: 1, recent: 1 },
  pageSizes: { workflows: 6, active: 10, recent: 15 },
  held: { workflows: nothingHeld(), active: nothingHeld(), recent: nothingHeld() },
  onPageChange: { workflows: fn(), active: fn(), recent: fn() },
  density: 'comfortable' as const,
  onDensityChange: fn(),
  onRefresh: fn(),
  refreshing: false,
  failures: [],
  onDismissFailures: fn(),
  pageHref: { workflows: pageHref('workflows'), active: pageHref('active'), recent: pageHref('page') },
  onOpenWorkflow: fn(),
  workflowHref,
  onOpenOrganization: fn(),
  clusterName: () => 'fra-1',
  onOpenCluster: fn(),
  clusterHref: (id: string) => `/admin/jobs?dialog=namespaces&id=${id}`,
  organizationHref: (id: string) => `/admin/jobs?dialog=organization&id=${id}`,
  renderAction,
  renderCard,
})

/** The three lists of a tab. */
export const lists = (source: 'organization' | 'cluster' = 'organization') =>
  fromApi(
    {
      workflows: () => workflows.list({ source, limit: 6 }),
      active: () => jobs.list({ source, limit: 100 }).then(activeOf),
      recent: () => jobs.list({ source, page: 1, limit: 15 }),
    },
    { workflows: JOBS_FAILED, active: JOBS_FAILED, recent: JOBS_FAILED },
  )

type Canvas = ReturnType<typeof within>

/** Types filters and applies them. */
export async function filterBy(canvas: Canvas, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await press(canvas, 'Apply filters')
}

/** The two tables of the screen. */
export const tables = (canvas: Canvas) => ({
  active: within(canvas.getByRole('table', { name: 'Active Jobs' })),
  recent: within(canvas.getByRole('table', { name: 'Recent Jobs' })),
})
