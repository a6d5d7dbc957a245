import type { Job, Workflow } from '@quarterdeck/api'
import { isActive, JobsView, jobFiltersError, UpdatedAgo } from '@quarterdeck/ui/jobs'
import type { Failure } from '@quarterdeck/ui/lib'
import { mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDialog } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { latestJobsQuery, recentJobsQuery, workflowsQuery } from './jobs.queries'
import { JobRowAction } from './JobRowAction'
import { useJobsSearch } from './jobsSearch'
import { useListsAge } from './useListsAge'
import { useQuietLoadable } from './useQuietLoadable'
import { jobKeys, workflowKeys } from './workflow.queries'
import { WorkflowSteps } from './WorkflowSteps'

const FAILED = 'Failed to load background jobs and workflows. Please try again.'

export function Component() {
  const { tab, filters, pages, change } = useJobsSearch()
  const client = useQueryClient()
  const { open } = useDialog()
  const [failure, setFailure] = useState<Failure>()
  const [refreshing, setRefreshing] = useState(false)

  const enabled = jobFiltersError(filters) === undefined
  const lists = { source: tab, filters }
  const workflows = useQuery({ ...workflowsQuery({ ...lists, page: pages.workflows }), enabled })
  const latest = useQuery({ ...latestJobsQuery(lists), enabled })
  const recent = useQuery({ ...recentJobsQuery({ ...lists, page: pages.recent }), enabled })
  const active = useQuietLoadable(latest, FAILED)

  useLastPage(workflows, pages.workflows, (page) => change({ pages: { workflows: page } }, { replace: true }))
  useLastPage(recent, pages.recent, (page) => change({ pages: { recent: page } }, { replace: true }))

  const openWorkflow = useCallback((id: string) => open('workflow', { id, source: tab }), [open, tab])
  const openOrganization = useCallback((id: string) => open('organization', { id }), [open])

  async function refresh() {
    setRefreshing(true)
    // A request that is under way already serves as well.
    await Promise.all(
      [jobKeys.all, workflowKeys.all].map((queryKey) =>
        client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      ),
    )
    setRefreshing(false)
  }

  return (
    <JobsView<Job, Workflow>
      tab={tab}
      onTabChange={(next) => {
        setFailure(undefined)
        change({ tab: next })
      }}
      filters={filters}
      onFilter={useCallback((next) => change({ filters: next }), [change])}
      workflows={useQuietLoadable(workflows, FAILED)}
      active={useMemo(
        () =>
          mapLoadable(active, ({ items, total }) => ({
            items: items.filter(({ status }) => isActive(status)),
            seen: items.length,
            total,
          })),
        [active],
      )}
      recent={useQuietLoadable(recent, FAILED)}
      pages={pages}
      onPageChange={useMemo(
        () => ({
          workflows: (page) => change({ pages: { workflows: page } }),
          active: (page) => change({ pages: { active: page } }),
          recent: (page) => change({ pages: { recent: page } }),
        }),
        [change],
      )}
      onRefresh={() => void refresh()}
      refreshing={refreshing}
      age={<ListsAge source={tab} />}
      failure={failure}
      onDismissFailure={() => setFailure(undefined)}
      onOpenWorkflow={openWorkflow}
      onOpenOrganization={openOrganization}
      renderAction={useCallback(
        (job: Job) => (
          <JobRowAction job={job} onFailure={setFailure} />
        ),
        [],
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
