import type { Job, Workflow } from '@quarterdeck/api'
import {
  CancelJobQuestion,
  isUnderWay,
  JobsView,
  UpdatedAgo,
  type JobAction,
  type JobQuery,
  type RenderCopy,
  type SavedView,
} from '@quarterdeck/ui/jobs'
import { useCallback, useMemo, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { setDensity, useDensity } from '../../lib/density'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { PAGE_SIZES, useClusters, useJobAction } from './jobs.queries'
import { BOTH } from './all-jobs.queries'
import { AllJobsList } from './AllJobsList'
import { CopyJobs } from './CopyJobs'
import { JobRowAction } from './JobRowAction'
import { saysNothing, useJobsSearch, withView } from './jobsSearch'
import { useJobViews } from './jobViews'
import { useJobLists } from './useJobLists'
import { useListsAge, useListsTime } from './useListsAge'
import { useRefresh } from './useRefresh'
import { WorkflowSteps } from './WorkflowSteps'

/** The jobs screen; where the address says nothing of what it shows, and the person has chosen a view for it, with that. */
export function Component() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { views, first } = useJobViews()
  const isBare = saysNothing(query)
  const [opened, setOpened] = useState<{ isBare: boolean; view?: SavedView }>({ isBare: false })
  // Decided when such an address is opened: a view that is chosen later, in another tab, does not take over.
  if (opened.isBare !== isBare)
    setOpened({ isBare, view: isBare ? views.find(({ name }) => name === first) : undefined })
  return opened.view ? (
    <Navigate replace to={{ search: `${withView(query, opened.view)}` }} state={state} />
  ) : (
    <Jobs />
  )
}

function Jobs() {
  const { change, pageHref, asked, ...search } = useJobsSearch()
  const { tab, filters, pages } = search
  const unread = 'error' in asked ? { text: search.q, error: asked.error } : undefined
  const source = tab === 'all' ? undefined : tab
  const beside = useMemo(() => ({ source: source ?? ('organization' as const), filters }), [source, filters])
  const { open } = useDialog()
  const dialogHref = useDialogHref()
  const { write: act, failures, dismiss } = useJobAction()
  const [toCancel, setToCancel] = useState<Job>()
  const keepIt = useCallback(() => setToCancel(undefined), [])
  const { refresh, refreshing } = useRefresh()
  const { lastPages, ...lists } = useJobLists(search)
  const updatedAt = useListsTime(source ?? BOTH)

  useLastPage(lastPages.workflows, pages.workflows, (page) =>
    change({ pages: { workflows: page } }, { replace: true }),
  )
  useLastPage(lastPages.active, pages.active, (page) =>
    change({ pages: { active: page } }, { replace: true }),
  )
  useLastPage(lastPages.recent, pages.recent, (page) =>
    change({ pages: { recent: page } }, { replace: true }),
  )

  const openWorkflow = useCallback(
    (id: string, listed = source) => open('workflow', { id, source: listed }),
    [open, source],
  )
  const workflowHref = useCallback(
    (id: string, listed = source) => dialogHref('workflow', { id, source: listed }),
    [dialogHref, source],
  )
  const press = useCallback(
    (action: JobAction, job: Job) => {
      if (action === 'cancel' && isUnderWay(job.status)) setToCancel(job)
      else void act({ action, job })
    },
    [act],
  )

  const links = {
    onOpenWorkflow: openWorkflow,
    workflowHref,
    onOpenOrganization: useCallback((id: string) => open('organization', { id }), [open]),
    onOpenCluster: useCallback((id: string) => open('namespaces', { id }), [open]),
    clusterHref: useCallback((id: string) => dialogHref('namespaces', { id }), [dialogHref]),
    organizationHref: useCallback((id: string) => dialogHref('organization', { id }), [dialogHref]),
    renderAction: useCallback((job: Job) => <JobRowAction job={job} onAction={press} />, [press]),
  }

  return (
    <>
      <JobsView<Job, Workflow>
        {...lists}
        tab={tab}
        onTabChange={(next) => {
          dismiss()
          change({ tab: next })
        }}
        all={
          <AllJobsList
            {...links}
            query={'query' in asked ? asked.query : noQuery}
            unread={unread}
            byCause={search.byCause}
            onChange={change}
          />
        }
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
        onRefresh={refresh}
        density={useDensity()}
        onDensityChange={setDensity}
        refreshing={refreshing}
        age={<ListsAge source={source ?? BOTH} asked={refreshing} />}
        failures={failures}
        onDismissFailures={dismiss}
        {...links}
        renderCopy={useCallback<RenderCopy>(
          (list) => (
            <CopyJobs {...list} updatedAt={updatedAt} />
          ),
          [updatedAt],
        )}
        clusterName={useClusters(tab === 'cluster').nameOf}
        renderCard={useCallback(
          (workflow: Workflow) => (
            <WorkflowSteps
              workflow={workflow}
              lists={beside}
              onOpen={openWorkflow}
              href={workflowHref(workflow.workflow_id)}
            />
          ),
          [beside, openWorkflow, workflowHref],
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

/** Asks for nothing: always the same object. */
const noQuery: JobQuery = []

function ListsAge({ source, asked }: { source: string; asked: boolean }) {
  const age = useListsAge(source)
  return age && <UpdatedAgo {...age} live={!age.failed} asked={asked} />
}
