import { parseTimestamp } from '../lib'
import { statusLabel, type JobStatus } from './status'

interface RunJob {
  job_id: string
  job_type: string
  status: JobStatus
  started_at: string | null
  finished_at: string | null
}

/** How long jobs of a type usually take, in milliseconds, by type; without the types of which too few are known. */
export type UsualDurations = Readonly<Record<string, number>>

/** From so many on, it is said what is usual. */
const FEWEST = 3

/** The median of how long jobs took that have completed, as far as the platform told when they began and ended. */
export function usualDurations(jobs: readonly RunJob[]): UsualDurations {
  const lengths = new Map<string, number[]>()
  const unique = new Map(jobs.map((job) => [job.job_id, job]))
  for (const { job_type, status, started_at, finished_at } of unique.values()) {
    const [from, to] = [parseTimestamp(started_at), parseTimestamp(finished_at)]
    if (statusLabel(status) !== 'Completed' || from === null || to === null || to < from) continue
    lengths.set(job_type, [...(lengths.get(job_type) ?? []), to - from])
  }
  return Object.fromEntries(
    [...lengths].flatMap(([job_type, all]) => (all.length < FEWEST ? [] : [[job_type, median(all)]])),
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
