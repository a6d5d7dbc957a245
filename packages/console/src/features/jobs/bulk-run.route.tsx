import type { Job, Page } from '@quarterdeck/api'
import {
  BulkRunView,
  changedSince,
  type BulkJob,
  type BulkRefusal,
  type JobQuery,
} from '@quarterdeck/ui/jobs'
import { shortId } from '@quarterdeck/ui/lib'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useKeeper } from '../../lib/kept'
import { paths } from '../../lib/paths'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import type { BulkRow, BulkRun } from './bulkJournal'
import { abortRun, carryOut, pauseRun, reasonKey, useBulkReasons, useLiveRun } from './bulkRun'
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
  const [refused, setRefused] = useState<{ why?: BulkRefusal; when: string }>()
  // A refusal is told until this run, or the other one that was the reason, has begun, paused or ended.
  const now = `${run?.state} ${useLiveRun()?.id}`
  const { open } = useDialog()
  const dialogHref = useDialogHref()
  const { state } = useLocation()

  const rows =
    run?.rows.map((row) => ({ ...describe(row), reason: reasons[reasonKey(id, row.job_id)] })) ?? []

  async function start() {
    setRefused(undefined)
    if (!keeper || !run) return
    const changed = run.state === 'planned' ? changedSince(run.action, rows).map(({ job_id }) => job_id) : []
    setRefused({ why: await carryOut({ client, keeper, id, changed }), when: now })
  }
  return (
    <BulkRunView
      run={
        run && {
          ...run,
          waitsUntil: here?.waitsUntil,
          rows,
        }
      }
      elsewhere={isElsewhere}
      stopping={here?.stopping}
      refused={refused?.when === now ? refused.why : undefined}
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
  // As the lists last told before this place was opened, which is what becomes something else.
  const [known] = useState(() => {
    const jobs = client
      .getQueriesData<Page<Job>>({ queryKey: jobKeys.all })
      .flatMap(([, list]) => list?.items ?? [])
    // Of a job that is in several lists, the latest version.
    const versions = jobs.toSorted((a, b) => ((a.updated_at ?? '') < (b.updated_at ?? '') ? -1 : 1))
    return new Map(versions.map((job) => [job.job_id, job]))
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
