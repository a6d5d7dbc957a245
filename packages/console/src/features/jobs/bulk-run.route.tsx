import type { Job, Page } from '@quarterdeck/api'
import { BulkRunView, type BulkJob, type BulkRefusal, type JobQuery } from '@quarterdeck/ui/jobs'
import { shortId } from '@quarterdeck/ui/lib'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useKeeper } from '../../lib/kept'
import { paths } from '../../lib/paths'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import type { BulkRow, BulkRun } from './bulkJournal'
import { abortRun, carryOut, pauseRun, reasonKey, useBulkReasons } from './bulkRun'
import { useClusters } from './jobs.queries'
import { useBulkRun } from './useBulkRun'
import { useJobReading } from './useJobReading'
import { jobKeys } from './workflow.queries'

/** Where many jobs are restarted or cancelled: before it begins, under way, and how each ended. */
export function Component() {
  const { bulkRunId: id = '' } = useParams()
  return <BulkRunPlace key={id} id={id} />
}

function BulkRunPlace({ id }: { id: string }) {
  const client = useQueryClient()
  const keeper = useKeeper()
  const { run, here, isElsewhere } = useBulkRun(id)
  const reasons = useBulkReasons()
  const describe = useDescriptions(run)
  const [refused, setRefused] = useState<BulkRefusal>()
  const { open } = useDialog()
  const dialogHref = useDialogHref()
  const { state } = useLocation()

  async function start() {
    setRefused(undefined)
    if (keeper) setRefused(await carryOut({ client, keeper, id }))
  }
  return (
    <BulkRunView
      run={
        run && {
          ...run,
          waitsUntil: here?.waitsUntil,
          rows: run.rows.map((row) => ({ ...describe(row), reason: reasons[reasonKey(id, row.job_id)] })),
        }
      }
      elsewhere={isElsewhere}
      stopping={here?.stopping}
      refused={refused}
      jobsHref={paths.within(paths.adminJobs(), listIn(state))}
      onStart={() => void start()}
      onPause={() => pauseRun(id)}
      onAbort={() => keeper && abortRun(keeper, id)}
      onOpenWorkflow={useCallback(
        (workflow: string, source) => open('workflow', { id: workflow, source }),
        [open],
      )}
      workflowHref={useCallback(
        (workflow: string, source) => dialogHref('workflow', { id: workflow, source }),
        [dialogHref],
      )}
    />
  )
}

/** The query of the list that the jobs were chosen from. */
function listIn(state: unknown): URLSearchParams {
  const { list } = (state ?? {}) as { list?: unknown }
  return new URLSearchParams(typeof list === 'string' ? list : { tab: 'all' })
}

const everything: JobQuery = []

/** What is known of rows besides their ids: from the lists that were read, and after a reload from the latest jobs. */
function useDescriptions(run: BulkRun | null): (row: BulkRow) => BulkJob {
  const client = useQueryClient()
  const { nameOf } = useClusters(true)
  // As they stood when they were chosen, which is what becomes something else.
  const [known] = useState(() => {
    const lists = client.getQueriesData<Page<Job>>({ queryKey: jobKeys.all })
    return new Map(lists.flatMap(([, list]) => list?.items.map((job) => [job.job_id, job] as const) ?? []))
  })
  const isMissing = run?.rows.some(({ job_id }) => !known.has(job_id)) ?? false
  const { found } = useJobReading(everything, { enabled: isMissing, slice: true })
  const read = new Map(isMissing ? found?.hits.map((job) => [job.job_id, job]) : [])
  return ({ updated_at: _version, ...row }) => {
    const job = known.get(row.job_id) ?? read.get(row.job_id)
    if (!job) return row
    const { job_type, status, workflow_id, cluster_id } = job
    const cluster = cluster_id && (nameOf(cluster_id) ?? shortId(cluster_id))
    return { ...row, job_type, status, workflow_id, cluster }
  }
}
