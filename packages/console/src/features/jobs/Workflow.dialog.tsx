import type { Job, Source } from '@quarterdeck/api'
import { WorkflowDialogView, WorkflowNotFoundDialog } from '@quarterdeck/ui/jobs'
import { shortId } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useDialogPlace } from '../../lib/dialogPlace'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { isNotThere } from '../../lib/notFound'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { CopyJobs } from './CopyJobs'
import { useClusters } from './jobs.queries'
import { useUsualDurations } from './useUsualDurations'
import { useWalk } from './useWalk'
import {
  isMoving,
  useKnownWorkflow,
  useWorkflowOrder,
  workflowJobsQuery,
  type WorkflowOrder,
} from './workflow.queries'

/** Watches one workflow while it runs, whichever list it was opened from. */
export function Component({ id, source, onClose }: EntityDialogProps) {
  const query = useQuery(workflowJobsQuery({ workflow_id: id, source }))
  const known = useKnownWorkflow(id)
  const { nameOf } = useClusters(known === undefined)
  const dialog = useDialog()
  useDialogPlace()
  const dialogHref = useDialogHref()
  const { order, underWay, failure } = useWorkflowOrder(id)
  const walk = useWalk(id)
  const usual = useUsualDurations(id)
  if (isNotThere(query.error, [404, 400]))
    return <WorkflowNotFoundDialog failure={failure} onClose={onClose} />
  const workflow = known
    ? { ...known, name: known.description }
    : fromItsJobs(id, source, query.data ?? [], nameOf)
  const updatedAt = () => query.dataUpdatedAt
  const moving = isMoving(query.data ?? [])
  // Organizations' and clusters' workflows have an endpoint each: the one that answered with the jobs is the right one.
  const own = query.data?.[0]?.source ?? known?.source ?? source

  return (
    <WorkflowDialogView
      workflow={workflow}
      jobs={toLoadable(query, 'Failed to load workflow jobs. Please try again.')}
      usual={usual}
      update={{ updatedAt, failed: query.isError, live: moving }}
      busyWith={underWay && subjectOf(underWay)}
      failure={failure}
      onRestart={(from) => order({ restart: from, workflow: { workflow_id: id, source: own } })}
      onJobAction={(action, job_id) => order({ action, job: { job_id, source: own } })}
      onViewOrganization={() => {
        if (workflow.organization_id) dialog.open('organization', { id: workflow.organization_id })
      }}
      onViewCluster={() => {
        if (workflow.cluster_id) dialog.open('namespaces', { id: workflow.cluster_id })
      }}
      organizationHref={dialogHref('organization', { id: workflow.organization_id ?? '' })}
      clusterHref={dialogHref('namespaces', { id: workflow.cluster_id ?? '' })}
      copy={
        query.data && (
          <CopyJobs
            of="steps"
            jobs={query.data}
            updatedAt={updatedAt}
            scope={`The steps of ${workflow.name || 'a workflow'}, ${id}`}
          />
        )
      }
      walk={walk}
      onClose={onClose}
    />
  )
}

const subjectOf = (order: WorkflowOrder) => ('action' in order ? order.job.job_id : order.restart)

/**
 * A pasted link, or a job of the list of all, may open a workflow that is in no cached list: what can be told is then taken from
 * its jobs. An organization is called by its namespace, as in the lists of jobs.
 */
function fromItsJobs(
  workflow_id: string,
  source: Source | undefined,
  jobs: readonly Job[],
  clusterName: (cluster_id: string) => string | undefined,
) {
  const [first] = jobs
  const organization = jobs.find(({ organization_id }) => organization_id)
  const cluster_id = jobs.find((job) => job.cluster_id)?.cluster_id ?? null
  const moments = jobs.flatMap(({ created_at }) => created_at ?? []).toSorted()
  return {
    workflow_id,
    name: jobs.find(({ metadata }) => metadata.workflow_name)?.metadata.workflow_name ?? null,
    workflow_type: null,
    target_type: first?.source ?? source ?? null,
    created_at: moments[0] ?? null,
    executed: true,
    organization_id: organization?.organization_id ?? null,
    organization_email: organization?.organization_id
      ? organization.namespace || shortId(organization.organization_id)
      : null,
    cluster_id,
    cluster_name: cluster_id && (clusterName(cluster_id) ?? shortId(cluster_id)),
  }
}
