import { parseTimestamp } from '../lib'
import type { ReactNode } from 'react'
import { csvOf, markdownOf } from './copiedText'
import type { JobRow } from './JobsTable'
import { retriesText } from './retries'
import { statusLabel } from './status'

export type CopyFormat = 'Markdown' | 'CSV'

export interface CopiedJobs {
  jobs: readonly JobRow[]
  /** What the jobs are and among which they were found: '12 of the latest 2,000 jobs, back to 09:14'. */
  scope: string
  /** When they stood so, in milliseconds since 1970 by the platform's clock; no finite number where nobody knows. */
  at: number
  clusterName: (cluster_id: string) => string | undefined
}

/** Draws the menu that copies the jobs of a list. Keep its identity stable. */
export type RenderCopy = (list: Pick<CopiedJobs, 'jobs' | 'scope'> & { of: string }) => ReactNode

const columns: readonly [
  header: string,
  cell: (job: JobRow, clusterName: CopiedJobs['clusterName']) => string | null,
][] = [
  ['Job', ({ job_type }) => job_type],
  ['Status', ({ status, raw_status }) => (status === 'unknown' ? raw_status : statusLabel(status))],
  ['Namespace', ({ namespace }) => namespace],
  ['Cluster', ({ cluster_id }, clusterName) => cluster_id && (clusterName(cluster_id) ?? cluster_id)],
  ['Retries', retriesText],
  ['Created', ({ created_at }) => utc(parseTimestamp(created_at))],
  ['Error', ({ error_message }) => error_message],
  ['Workflow', ({ metadata }) => metadata.workflow_name],
  ['Job ID', ({ job_id }) => job_id],
  ['Workflow ID', ({ workflow_id }) => workflow_id],
  ['Organization ID', ({ organization_id }) => organization_id],
]

/** Jobs as text to be pasted elsewhere. Times are UTC, as whoever reads it may be anywhere. */
export function copyOf(format: CopyFormat, { jobs, scope, at, clusterName }: CopiedJobs): string {
  const table = {
    header: columns.map(([header]) => header),
    rows: jobs.map((job) => columns.map(([, cell]) => cell(job, clusterName) ?? '')),
    remark: Number.isFinite(at) ? `${scope} · as of ${utc(at)}` : scope,
  }
  return format === 'CSV' ? csvOf(table) : markdownOf(table)
}

/** '2026-11-20 12:00:00 UTC'; nothing where there is no time. */
const utc = (time: number | null) =>
  time === null
    ? ''
    : new Date(time)
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ' UTC')
