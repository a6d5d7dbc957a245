import type { Job, workflows as workflowCalls } from '@quarterdeck/api'
import { isActive, jobFiltersError, JOBS_FAILED, type JobsPages } from '@quarterdeck/ui/jobs'
import { mapLoadable, pagesOf, type ListPage, type Loadable } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHeldRows } from '../../lib/useHeldRows'
import { useQuietLoadable } from '../../lib/useQuietLoadable'
import { latestJobsQuery, PAGE_SIZES, recentJobsQuery, workflowsQuery } from './jobs.queries'
import type { JobsSearch } from './jobsSearch'

/**
 * The three lists of the jobs screen as they are to be drawn: their rows are held while somebody is in the list or in
 * one below it, which would move if a list above it grew.
 * `lastPages` are the numbers of their last pages, once they are known for the address.
 */
export function useJobLists({ tab, filters, pages }: JobsSearch) {
  const enabled = tab !== 'all' && jobFiltersError(filters) === undefined
  const lists = { source: tab === 'all' ? ('organization' as const) : tab, filters }
  const workflows = useQuery({ ...workflowsQuery({ ...lists, page: pages.workflows }), enabled })
  const latest = useQuery({ ...latestJobsQuery(lists), enabled })
  const recent = useQuery({ ...recentJobsQuery({ ...lists, page: pages.recent }), enabled })

  const latestJobs = latest.data?.items
  const activeJobs = useMemo(() => latestJobs?.filter(({ status }) => isActive(status)), [latestJobs])
  const place = (page?: number) => JSON.stringify([tab, filters, page])

  const heldRecent = useHeldRows(recent.data?.items, {
    isPlaceholderData: recent.isPlaceholderData,
    place: place(pages.recent),
    keyOf: jobKey,
    alsoKnown: latestJobs,
  })
  // Which of them are on a page is cut out of the whole list, which is held as a whole.
  const heldActive = useHeldRows(activeJobs, {
    isHeldBelow: heldRecent.isPresent,
    isPlaceholderData: latest.isPlaceholderData,
    place: place(),
    keyOf: jobKey,
    alsoKnown: latestJobs,
  })
  const heldWorkflows = useHeldRows(workflows.data?.items, {
    isHeldBelow: heldActive.isPresent || heldRecent.isPresent,
    isPlaceholderData: workflows.isPlaceholderData,
    place: place(pages.workflows),
    keyOf: workflowKey,
  })

  const loadableLatest = useQuietLoadable(latest, JOBS_FAILED)
  const activeRows = heldActive.rows
  return {
    workflows: useWithRows(useQuietLoadable(workflows, JOBS_FAILED), heldWorkflows.rows),
    active: useMemo(
      () =>
        mapLoadable(loadableLatest, ({ items, total, uncounted }) => ({
          items: activeRows ?? [],
          seen: items.length,
          total,
          uncounted,
        })),
      [loadableLatest, activeRows],
    ),
    recent: useWithRows(useQuietLoadable(recent, JOBS_FAILED), heldRecent.rows),
    held: { workflows: heldWorkflows.held, active: heldActive.held, recent: heldRecent.held },
    lastPages: {
      workflows,
      active: {
        isPlaceholderData: latest.isPlaceholderData,
        data: activeRows && { totalPages: pagesOf(activeRows.length, PAGE_SIZES.active) },
      },
      recent,
    } satisfies Record<keyof JobsPages, object>,
  }
}

const workflowKey = ({ workflow_id }: workflowCalls.WorkflowRef) => workflow_id
const jobKey = ({ job_id }: Job) => job_id

/** A list with the rows that are held in place of those that have arrived. */
function useWithRows<Row>(
  list: Loadable<ListPage<Row>>,
  rows: readonly Row[] | undefined,
): Loadable<ListPage<Row>> {
  return useMemo(
    () => mapLoadable(list, (page) => (rows && rows !== page.items ? { ...page, items: rows } : page)),
    [list, rows],
  )
}
