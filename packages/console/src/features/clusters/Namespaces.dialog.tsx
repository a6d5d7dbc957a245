import { customJobs } from '@quarterdeck/api'
import { ClusterNotFoundDialog, NamespacesDialog } from '@quarterdeck/ui/clusters'
import { CustomJobsSection, CustomWorkflowsSection } from '@quarterdeck/ui/runs'
import { failed, mapLoadable, pagesOf, whenThere } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeature } from '../../lib/capabilities'
import { useDialogPlace } from '../../lib/dialogPlace'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { queryClient } from '../../lib/queryClient'
import { readAgain } from '../../lib/readAgain'
import { useLoadable } from '../../lib/useLoadable'
import { useHeldList } from '../../lib/useHeldList'
import { useLastPage } from '../../lib/useLastPage'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useDialogPage } from '../../lib/useDialogPage'
import { readJobsAgain, useStepStatuses } from '../jobs/workflow.queries'
import {
  customJobTemplatesQuery,
  customWorkflowsQuery,
  prepareRuns,
  useJobRuns,
  useWorkflowRuns,
} from '../runs/runs.queries'
import {
  clusterKeys,
  clusterNamespacesQuery,
  clusterWorkflowsQuery,
  useCluster,
  WORKFLOWS_SHOWN,
} from './clusters.queries'

/** §9.2: namespaces, six a page. */
const NAMESPACES_PAGE_SIZE = 6

const WORKFLOWS_FAILED = 'Failed to load workflows'

/** Reads what can be run on any cluster. */
export const prepare = () => prepareRuns('cluster')

/** Reads what the dialog shows first, before it is drawn. Workflows are asked for by the cluster's name, so they come later. */
export const prefetch = (query: URLSearchParams) =>
  Promise.all([queryClient.prefetchQuery(clusterNamespacesQuery(query.get('id') ?? '')), prepare()])

export function Component({ id, onClose }: EntityDialogProps) {
  const { open } = useDialog()
  useDialogPlace()
  const dialogHref = useDialogHref()
  const { page, show, pageHref } = useDialogPage()
  const client = useQueryClient()
  const { cluster } = useCluster(id)
  const known = cluster.state === 'ready' ? cluster.data : null
  const allNamespaces = useQuery(clusterNamespacesQuery(id))
  const namespaces = useLoadable(allNamespaces, 'Failed to load namespaces')
  const pages = allNamespaces.data && {
    totalPages: pagesOf(allNamespaces.data.length, NAMESPACES_PAGE_SIZE),
  }
  useLastPage({ data: pages }, page, show)
  const canFilter = useFeature('jobs.filter')
  const workflows = useLoadable(useQuery(clusterWorkflowsQuery(id, known?.name, canFilter)), WORKFLOWS_FAILED)
  const jobs = useLoadable(useQuery(customJobTemplatesQuery('cluster')), 'Failed to load custom jobs')
  const customWorkflows = useLoadable(
    useQuery(customWorkflowsQuery('cluster')),
    'Failed to load custom workflows',
  )

  const found = useMemo(() => mapLoadable(workflows, (read) => read.found), [workflows])
  const heldWorkflows = useHeldList(
    // Workflows are asked for by the cluster's name, so without the cluster they cannot be read either.
    cluster.state === 'error' ? failed(WORKFLOWS_FAILED, cluster.onRetry) : found,
    { keyOf: workflowKey, place: id },
  )
  const { list } = heldWorkflows
  const statuses = useStepStatuses(list.state === 'ready' ? list.data.slice(0, WORKFLOWS_SHOWN) : [])
  const customWorkflowLinks = useMemo(
    () => ({
      onOpen: (workflowId: string) => open('custom-workflow', { id: workflowId }),
      openHref: (workflowId: string) => dialogHref('custom-workflow', { id: workflowId }),
    }),
    [open, dialogHref],
  )

  // A cluster that is still being read may well be there, and a run needs no more than its id.
  const unavailable = cluster.state === 'error' ? 'Cluster not available' : undefined
  const onSettled = () => readJobsAgain(client)
  const onGone = () => void readAgain(client, { queryKey: clusterKeys.lists })
  const target = { type: 'cluster', id, name: known?.name ?? '' } as const
  const jobRuns = useJobRuns({
    target,
    run: ({ template_id, told }) =>
      customJobs.runOnCluster(id, { template_id, ...(told && { parameters: told }) }),
    unavailable,
    onSettled,
    onGone,
  })
  const workflowRuns = useWorkflowRuns({
    target,
    unavailable,
    onSettled,
    onGone,
  })

  const there = whenThere(cluster)
  if (!there) return <ClusterNotFoundDialog title="Namespaces" onClose={onClose} />
  return (
    <NamespacesDialog
      cluster={there}
      workflows={heldWorkflows.list}
      workflowsAmong={workflows.state === 'ready' ? workflows.data.among : undefined}
      statuses={statuses}
      held={heldWorkflows.held}
      namespaces={namespaces}
      page={page}
      pageSize={NAMESPACES_PAGE_SIZE}
      onPageChange={show}
      pageHref={pageHref}
      onOpenWorkflow={(workflowId) => open('workflow', { id: workflowId, source: 'cluster' })}
      workflowHref={(workflowId) => dialogHref('workflow', { id: workflowId, source: 'cluster' })}
      onOpenOrganization={(organizationId) => open('organization', { id: organizationId })}
      onClose={onClose}
    >
      <CustomJobsSection
        jobs={jobs}
        runs={jobRuns.runs}
        target={known?.name ?? 'the cluster'}
        unavailable={cluster.state === 'error'}
        onRun={jobRuns.start}
      />
      <CustomWorkflowsSection
        {...customWorkflowLinks}
        workflows={customWorkflows}
        runs={workflowRuns.runs}
        target={known?.name ?? 'the cluster'}
        unavailable={cluster.state === 'error'}
        onRun={workflowRuns.start}
      />
    </NamespacesDialog>
  )
}

const workflowKey = ({ workflow_id }: { workflow_id: string }) => workflow_id
