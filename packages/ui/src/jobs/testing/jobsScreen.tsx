import { fn, within } from 'storybook/test'
import { ready, type ListPage, type Loadable } from '../../lib'
import { JobActionButton } from '../JobActionButton'
import type { ActiveJobsList } from '../JobsSections'
import type { JobRow } from '../JobsTable'
import { actionOnScreen, isActive } from '../rules'
import type { JobStatus } from '../status'
import { WorkflowCard, type WorkflowSummary } from '../WorkflowCard'

export type Row = JobRow
export type Summary = WorkflowSummary
export type ActiveArg = Loadable<ActiveJobsList<Row>>

/** The active jobs of a page, chosen as the container does. */
export const activeOf = ({ items, total }: ListPage<Row>): ActiveJobsList<Row> => ({
  items: items.filter(({ status }) => isActive(status)),
  seen: items.length,
  total,
})

export const renderAction = ({ status, job_type }: Row) => (
  <JobActionButton action={actionOnScreen(status)} job_type={job_type} onAction={fn()} />
)

const statuses = ready<JobStatus[]>(['completed', 'failed', 'pending'])

export const renderCard = (workflow: Summary) => (
  <WorkflowCard workflow={workflow} statuses={statuses} onOpen={fn()} />
)

/** The two tables of the screen. */
export const tables = (canvas: { getByRole: ReturnType<typeof within>['getByRole'] }) => ({
  active: within(canvas.getByRole('table', { name: 'Active Jobs' })),
  recent: within(canvas.getByRole('table', { name: 'Recent Jobs' })),
})
