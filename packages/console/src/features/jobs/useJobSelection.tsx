import type { Job } from '@quarterdeck/api'
import { actionOnScreen, SelectInView, SelectionBar, wholeText, type Coverage } from '@quarterdeck/ui/jobs'
import { useEventCallback } from '@quarterdeck/ui/lib'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { BOTH } from './all-jobs.queries'
import { MOST_JOBS } from './bulkJournal'
import { CopyJobs } from './CopyJobs'
import { JobRowSelect } from './JobRowSelect'
import {
  bringUpToDate,
  choose,
  chooseAll,
  clearSelection,
  rangeTo,
  selectionPresses,
  useSelection,
} from './jobSelection'
import type { All } from './useAllJobs'
import { useListsTime } from './useListsAge'
import { usePlanRun } from './usePlanRun'

interface List {
  /** The search, as text. */
  place: string
  /** In view. */
  rows: readonly Job[]
  coverage: Coverage | undefined
  /** All that was found. */
  hits: readonly Job[] | undefined
  readAll: (most: number) => Promise<All>
}

/** What of the list of all jobs is chosen: the boxes of its rows and of its head, and the bar with what can be done. */
export function useJobSelection({ place, rows, coverage, hits = rows, readAll }: List) {
  const { jobs, among, brokeOff = false } = useSelection(place)
  const planRun = usePlanRun()
  const updatedAt = useListsTime(BOTH)
  const [busy, setBusy] = useState(false)
  const select = useEventCallback((job: Job, isChosen: boolean, isRange: boolean) =>
    choose(place, isRange ? rangeTo(place, job, rows) : [job], isChosen),
  )
  const renderSelect = useCallback(
    (job: Job) => <JobRowSelect place={place} job={job} onSelect={select} />,
    [place, select],
  )

  // A job that was chosen is acted on as it stands by now, or as it last stood where the list no longer has it.
  const isAny = jobs.size > 0
  const byNow = useMemo(
    () => new Map(isAny ? [...rows, ...hits].map((job) => [job.job_id, job]) : []),
    [isAny, rows, hits],
  )
  useEffect(() => bringUpToDate(place, byNow), [place, byNow])
  const chosen = [...jobs.values()].map((job) => byNow.get(job.job_id) ?? job)
  const those = (action: 'restart' | 'cancel') =>
    chosen.filter(({ status }) => actionOnScreen(status) === action)
  const isMore = coverage && coverage.kind !== 'latest' && !among && coverage.found > jobs.size
  async function selectWhole(whole: Coverage) {
    setBusy(true)
    const before = selectionPresses()
    const all = await readAll(MOST_JOBS)
    setBusy(false)
    chooseAll(place, before, all.jobs, all.isWhole ? wholeText(whole, MOST_JOBS) : undefined)
  }
  return {
    renderSelect,
    select: (
      <SelectInView
        selectable={rows.length}
        selected={rows.filter(({ job_id }) => jobs.has(job_id)).length}
        onSelect={(isChosen) => choose(place, rows, isChosen)}
        active={jobs.size > 0}
        onClear={clearSelection}
      />
    ),
    selection: jobs.size > 0 && (
      <SelectionBar
        selected={jobs.size}
        restart={those('restart').length}
        cancel={those('cancel').length}
        among={among}
        whole={
          isMore
            ? {
                coverage,
                most: MOST_JOBS,
                busy,
                brokeOff: brokeOff && !busy,
                onSelect: () => void selectWhole(coverage),
              }
            : undefined
        }
        copy={
          <CopyJobs
            of="Selected jobs"
            jobs={chosen}
            updatedAt={updatedAt}
            scope={[`${chosen.length} selected`, among, place].filter(Boolean).join(' · ')}
          />
        }
        onRestart={() => planRun('restart', those('restart'))}
        onCancel={() => planRun('cancel', those('cancel'))}
        onClear={clearSelection}
      />
    ),
  }
}
