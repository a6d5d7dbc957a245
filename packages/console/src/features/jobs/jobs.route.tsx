import type { Job, Workflow } from '@quarterdeck/api'
import { isActive, jobFiltersError, JOBS_FAILED, JobsView, UpdatedAgo } from '@quarterdeck/ui/jobs'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDialog } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { latestJobsQuery, PAGE_SIZES, recentJobsQuery, useJobAction, workflowsQuery } from './jobs.queries'
import { JobRowAction } from './JobRowAction'
import { useJobsSearch } from './jobsSearch'
import { useListsAge } from './useListsAge'
import { jobKeys, workflowKeys } from './workflow.queries'
import { WorkflowSteps } from './WorkflowSteps'

export function Component() {
  const { tab, filters, pages, change } = useJobsSearch()
  const client = useQueryClient()
  const { open } = useDialog()
  const { write: act, failure, reset: dismissFailure } = useJobAction()
  const [refreshing, setRefreshing] = useState(false)

  const enabled = jobFiltersError(filters) === undefined
  const lists = { source: tab, filters }
  const workflows = useQuery({ ...workflowsQuery({ ...lists, page: pages.workflows }), enabled })
  const latest = useQuery({ ...latestJobsQuery(lists), enabled })
  const recent = useQuery({ ...recentJobsQuery({ ...lists, page: pages.recent }), enabled })
  const active = useQuietLoadable(latest, JOBS_FAILED)

  useLastPage(workflows, pages.workflows, (page) => change({ pages: { workflows: page } }, { replace: true }))
  useLastPage(recent, pages.recent, (page) => change({ pages: { recent: page } }, { replace: true }))

  const openWorkflow = useCallback((id: string) => open('workflow', { id, source: tab }), [open, tab])
  const openOrganization = useCallback((id: string) => open('organization', { id }), [open])

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
    <JobsView<Job, Workflow>
      tab={tab}
      onTabChange={(next) => {
        dismissFailure()
        change({ tab: next })
      }}
      filters={filters}
      onFilter={useCallback((next) => change({ filters: next }), [change])}
      workflows={useQuietLoadable(workflows, JOBS_FAILED)}
      active={useMemo(
        () =>
          mapLoadable(active, ({ items, total }) => ({
            items: items.filter(({ status }) => isActive(status)),
            seen: items.length,
            total,
          })),
        [active],
      )}
      recent={useQuietLoadable(recent, JOBS_FAILED)}
      pages={pages}
      pageSizes={PAGE_SIZES}
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
      onOpenOrganization={openOrganization}
      renderAction={useCallback(
        (job: Job) => (
          <JobRowAction job={job} onAction={(action) => void act({ action, job })} />
        ),
        [act],
      )}
      renderCard={useCallback(
        (workflow: Workflow) => (
          <WorkflowSteps workflow={workflow} onOpen={openWorkflow} />
        ),
        [openWorkflow],
      )}
    />
  )
}

function ListsAge({ source }: { source: 'organization' | 'cluster' }) {
  const age = useListsAge(source)
  return age && <UpdatedAgo {...age} live={!age.failed} />
}
