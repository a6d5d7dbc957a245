import { NotFound, Breadcrumbs, ButtonLink, Card, PageHeader } from '../primitives'
import { Page } from '../shell'
import { bulkTitle, type BulkRunState } from './bulk'
import { BulkPlan } from './BulkPlan'
import { BulkProgress, type BulkProgressProps } from './BulkProgress'
import { BulkResults, type BulkResultsProps } from './BulkResults'

export interface BulkRunViewProps
  extends Omit<BulkProgressProps, 'run'>, Pick<BulkResultsProps, 'workflowHref' | 'onOpenWorkflow'> {
  /** Null where this device knows no run of the address. */
  run: BulkRunState | null
  /** Address of the list that the jobs were chosen from. */
  jobsHref: string
}

/** Many jobs that are restarted or cancelled: what that does before it begins, how far it is, and how each ended. */
export function BulkRunView({ run, jobsHref, workflowHref, onOpenWorkflow, ...progress }: BulkRunViewProps) {
  const title = run ? bulkTitle(run) : 'Not on this device'
  return (
    <Page>
      <Breadcrumbs items={[{ href: jobsHref, label: 'Jobs' }]} current={title} />
      <PageHeader
        title={title}
        description={run ? 'One after the other, at most five a second.' : undefined}
      />
      {run === null ? (
        <Card flush>
          <NotFound
            title="This device knows nothing of it"
            action={<ButtonLink href={jobsHref}>Back to Jobs</ButtonLink>}
          >
            What is done about many jobs is kept where it was asked for, for the person who asked. Only the
            latest ten are.
          </NotFound>
        </Card>
      ) : (
        <>
          {run.state === 'planned' && <BulkPlan run={run} />}
          <BulkProgress {...progress} run={run} />
          <BulkResults run={run} workflowHref={workflowHref} onOpenWorkflow={onOpenWorkflow} />
        </>
      )}
    </Page>
  )
}
