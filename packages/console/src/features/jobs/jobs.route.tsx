import type { Job, Workflow } from '@quarterdeck/api'
import { CancelJobQuestion, isUnderWay, JobsView, UpdatedAgo, type JobAction } from '@quarterdeck/ui/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { PAGE_SIZES, useClusterNames, useJobAction } from './jobs.queries'
import { JobRowAction } from './JobRowAction'
import { useJobsSearch } from './jobsSearch'
import { useJobLists } from './useJobLists'
import { useListsAge } from './useListsAge'
import { jobKeys, workflowKeys } from './workflow.queries'
import { WorkflowSteps } from './WorkflowSteps'

export function Component() {
  const { change, pageHref, ...search } = useJobsSearch()
  const { tab, filters, pages } = search
  const client = useQueryClient()
  const { open } = useDialog()
  const dialogHref = useDialogHref()
  const { write: act, failure, reset: dismissFailure } = useJobAction()
  const [toCancel, setToCancel] = useState<Job>()
  const keepIt = useCallback(() => setToCancel(undefined), [])
  const [refreshing, setRefreshing] = useState(false)
  const { lastPages, ...lists } = useJobLists(search)

  useLastPage(lastPages.workflows, pages.workflows, (page) =>
    change({ pages: { workflows: page } }, { replace: true }),
  )
  useLastPage(lastPages.active, pages.active, (page) =>
    change({ pages: { active: page } }, { replace: true }),
  )
  useLastPage(lastPages.recent, pages.recent, (page) =>
    change({ pages: { recent: page } }, { replace: true }),
  )

  const openWorkflow = useCallback((id: string) => open('workflow', { id, source: tab }), [open, tab])
  const workflowHref = useCallback(
    (id: string) => dialogHref('workflow', { id, source: tab }),
    [dialogHref, tab],
  )
  const press = useCallback(
    (action: JobAction, job: Job) => {
      if (action === 'cancel' && isUnderWay(job.status)) setToCancel(job)
      else void act({ action, job })
    },
    [act],
  )

  const refresh = useCallback(async () => {
    setRefreshing(true)
    // A request that is already under way is waited for, not cancelled and sent again.
    await Promise.all(
      [jobKeys.all, workflowKeys.all].map((queryKey) =>
        client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      ),
    )
    setRefreshing(false)
  }, [client])

  return (
    <>
      <JobsView<Job, Workflow>
        {...lists}
        tab={tab}
        onTabChange={(next) => {
          dismissFailure()
          change({ tab: next })
        }}
        filters={filters}
        onFilter={useCallback((next) => change({ filters: next }), [change])}
        pages={pages}
        pageSizes={PAGE_SIZES}
        pageHref={pageHref}
        onPageChange={useMemo(
          () => ({
            workflows: (page) => change({ pages: { workflows: page } }),
            active: (page) => change({ pages: { active: page } }),
            recent: (page) => change({ pages: { recent: page } }),
          }),
          [change],
        )}
        onRefresh={useCallback(() => void refresh(), [refresh])}
        refreshing={refreshing}
        age={<ListsAge source={tab} />}
        failure={failure}
        onDismissFailure={dismissFailure}
        onOpenWorkflow={openWorkflow}
        workflowHref={workflowHref}
        onOpenOrganization={useCallback((id) => open('organization', { id }), [open])}
        clusterName={useClusterNames(tab === 'cluster')}
        onOpenCluster={useCallback((id) => open('namespaces', { id }), [open])}
        clusterHref={useCallback((id) => dialogHref('namespaces', { id }), [dialogHref])}
        organizationHref={useCallback((id) => dialogHref('organization', { id }), [dialogHref])}
        renderAction={useCallback(
          (job: Job) => (
            <JobRowAction job={job} onAction={press} />
          ),
          [press],
        )}
        renderCard={useCallback(
          (workflow: Workflow) => (
            <WorkflowSteps
              workflow={workflow}
              onOpen={openWorkflow}
              href={workflowHref(workflow.workflow_id)}
            />
          ),
          [openWorkflow, workflowHref],
        )}
      />
      <CancelJobQuestion
        job={toCancel}
        onConfirm={(job) => void act({ action: 'cancel', job })}
        onClose={keepIt}
      />
    </>
  )
}

function ListsAge({ source }: { source: 'organization' | 'cluster' }) {
  const age = useListsAge(source)
  return age && <UpdatedAgo {...age} live={!age.failed} />
}
