import { overallStatus } from './rules'
import { statusLabel, type JobStatus, type StatusLabel } from './status'

/** How a step of each status is called beside a badge that tells of another; none for those that are done. */
const words: Record<StatusLabel, string | null> = {
  Failed: 'failed',
  Cancelled: 'cancelled',
  Running: 'running',
  Retrying: 'retrying',
  Pending: 'waiting',
  Unknown: 'unknown',
  Completed: null,
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** What the badge of a workflow does not tell of its steps: 'one cancelled, two waiting'; empty where that is nothing. */
export function hiddenByBadge(statuses: readonly JobStatus[]): string {
  const badge = overallStatus(statuses)
  return Object.values(words)
    .filter((word) => word !== null && word !== badge)
    .map((word): [string | null, number] => [
      word,
      statuses.filter((status) => words[statusLabel(status)] === word).length,
    ])
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${numbers[count] ?? count} ${word}`)
    .join(', ')
}
