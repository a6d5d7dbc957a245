import { customJobs, type Workflow } from '@quarterdeck/api'
import { OrganizationDialog } from '@quarterdeck/ui/admin-organizations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDialogPlace } from '../../lib/dialogPlace'
import type { EntityDialogProps } from '../../lib/entityDialog'
import { organizationReason } from '../../lib/organizationReason'
import { paths } from '../../lib/paths'
import { queryClient } from '../../lib/queryClient'
import { readAgain } from '../../lib/readAgain'
import { useLoadable } from '../../lib/useLoadable'
import { useHeldList } from '../../lib/useHeldList'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { readJobsAgain, useStepStatuses } from '../jobs/workflow.queries'
import {
  customJobTemplatesQuery,
  customWorkflowsQuery,
  prepareRuns,
  useJobRuns,
  useWorkflowRuns,
} from '../runs/runs.queries'
import {
  organizationDashboardsQuery,
  organizationJobsQuery,
  organizationNamespaceQuery,
  organizationQuery,
  organizationUtilizationQuery,
  organizationWorkflowsQuery,
  requireNamespace,
  useListedOrganization,
} from './organization.queries'
import { organizationKeys } from './admin-organizations.queries'

/** Reads what can be run on any organization. */
export const prepare = () => prepareRuns('organization')

/** Reads what the dialog shows first, before it is drawn. */
export function prefetch(query: URLSearchParams): Promise<unknown> {
  const id = query.get('id') ?? ''
  return Promise.all([
    queryClient.prefetchQuery(organizationQuery(id)),
    queryClient.prefetchQuery(organizationNamespaceQuery(id)),
    queryClient.prefetchQuery(organizationUtilizationQuery(id)),
    queryClient.prefetchQuery(organizationDashboardsQuery(id)),
    queryClient.prefetchQuery(organizationWorkflowsQuery(id)),
    queryClient.prefetchQuery(organizationJobsQuery(id)),
    prepare(),
  ])
}

/**
 * All calls start at the same time; each part of the dialog then shows, fails and is retried on its own, and the others are
 * not drawn anew, since what they are given stays the same.
 */
export function Component({ id, onClose }: EntityDialogProps) {
  const { open } = useDialog()
  useDialogPlace()
  const dialogHref = useDialogHref()
  const queryClient = useQueryClient()
  const listed = useListedOrganization(id)
  const details = useQuery({ ...organizationQuery(id), placeholderData: listed })
  const namespace = useQuery(organizationNamespaceQuery(id))
  const utilization = useQuery(organizationUtilizationQuery(id))
  const dashboards = useQuery(organizationDashboardsQuery(id))
  const workflows = useQuery(organizationWorkflowsQuery(id))
  const jobs = useQuery(organizationJobsQuery(id))
  const templates = useQuery(customJobTemplatesQuery('organization'))
  const customWorkflows = useQuery(customWorkflowsQuery('organization'))

  const [isInWorkflows, setInWorkflows] = useState(false)
  const heldJobs = useHeldList(useLoadable(jobs, 'Failed to load background jobs'), {
    keyOf: jobKey,
    place: id,
    isHeldBelow: isInWorkflows,
  })
  const heldWorkflows = useHeldList(useLoadable(workflows, 'Failed to load workflows'), {
    keyOf: workflowKey,
    place: id,
  })

  const known = details.data ?? undefined
  const namespaceName = namespace.data?.name ?? known?.namespace_name
  const onSettled = () => readJobsAgain(queryClient)
  const onGone = () => void readAgain(queryClient, { queryKey: organizationKeys.all })
  const target = { type: 'organization', id, name: known?.email ?? id } as const
  const jobRuns = useJobRuns({
    target,
    // A job needs a namespace to run in (§5.6). Where none is known it is read first, as one may have been made meanwhile;
    // without one nothing is sent and the run says so (§8.10).
    run: async ({ template_id, told }) =>
      customJobs.runOnOrganization(id, {
        template_id,
        namespace: namespaceName ?? (await requireNamespace(queryClient, id)),
        ...(told && { parameters: told }),
      }),
    onSettled,
    onGone,
  })
  const workflowRuns = useWorkflowRuns({
    target,
    onSettled,
    onGone,
  })

  const isOnJobs = useLocation().pathname === paths.adminJobs()
  const loadable = useLoadable(
    details,
    // §8.14: the jobs screen has words of its own.
    isOnJobs
      ? 'Failed to load organization details. Please try again.'
      : 'Failed to load organization details',
  )
  const entities = useMemo(
    () => ({
      onOpenCustomWorkflow: (workflowId: string) => open('custom-workflow', { id: workflowId }),
      onOpenWorkflow: (workflow: Workflow) => open('workflow', workflowAddress(workflow)),
      customWorkflowHref: (workflowId: string) => dialogHref('custom-workflow', { id: workflowId }),
      workflowHref: (workflow: Workflow) => dialogHref('workflow', workflowAddress(workflow)),
      clusterHref: (clusterId: string) => dialogHref('namespaces', { id: clusterId }),
      onOpenCluster: (clusterId: string) => open('namespaces', { id: clusterId }),
    }),
    [open, dialogHref],
  )
  return (
    <OrganizationDialog
      {...entities}
      details={
        loadable.state === 'error' ? { ...loadable, reason: organizationReason(details.error) } : loadable
      }
      namespace={useLoadable(namespace, 'Failed to load namespace')}
      utilization={useLoadable(utilization, 'Failed to load resource utilization')}
      dashboards={useLoadable(dashboards, 'Failed to load dashboards')}
      workflows={heldWorkflows.list}
      statuses={useStepStatuses(heldWorkflows.list.state === 'ready' ? heldWorkflows.list.data : none)}
      jobs={heldJobs.list}
      onWorkflowsPresence={setInWorkflows}
      held={{ workflows: heldWorkflows.held, jobs: heldJobs.held }}
      customJobs={useLoadable(templates, 'Failed to load custom jobs')}
      jobRuns={jobRuns.runs}
      onRunJob={jobRuns.start}
      customWorkflows={useLoadable(customWorkflows, 'Failed to load custom workflows')}
      workflowRuns={workflowRuns.runs}
      onRunWorkflow={workflowRuns.start}
      onManagePlan={() => open('manage-plan', { id })}
      onClose={onClose}
    />
  )
}

const jobKey = ({ job_id }: { job_id: string }) => job_id
const workflowKey = ({ workflow_id }: { workflow_id: string }) => workflow_id
const workflowAddress = ({ workflow_id, source }: Workflow) => ({ id: workflow_id, source })

const none: readonly never[] = []
