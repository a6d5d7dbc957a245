import styled from 'styled-components'
import { formatInteger } from '../lib'
import { BeforeAfter, Card } from '../primitives'
import type { BulkJob, BulkRunState } from './bulk'
import { actionOnScreen } from './rules'
import { statusLabel } from './status'
import { jobsText } from './words'

/** So many clusters have a line each. */
const CLUSTERS = 8

/** What will become of the jobs, cluster by cluster, and what stays as it is. */
export function BulkPlan({ run: { action, asked, rows } }: { run: BulkRunState }) {
  const after = action === 'restart' ? 'pending' : 'cancelled'
  const changed = changedSince(action, rows)
  const touched = rows.filter((row) => !changed.includes(row))
  const clusters = groups(touched, clusterOf).map(([label, jobs]) => ({
    label,
    before: groups(jobs, statusOf)
      .map(([status, those]) => `${formatInteger(those.length)} ${status}`)
      .join(', '),
    after: `${formatInteger(jobs.length)} ${after}`,
  }))
  const others = clusters.length - CLUSTERS
  const types = groups(touched, ({ job_type }) => job_type || 'type not known')
  const between =
    touched.length > 1 ? ` You can pause or abort between any two of the ${jobsText(touched.length)}.` : ''
  return (
    <Card title="What it does">
      <Body>
        {asked !== undefined && (
          <p>{`The latest ${formatInteger(rows.length)} of ${formatInteger(asked)}. The others stay as they are.`}</p>
        )}
        <BeforeAfter
          aria-label="Before and after, by cluster"
          rows={clusters.slice(0, CLUSTERS)}
          touches={
            others > 0
              ? `And ${formatInteger(others)} ${others === 1 ? 'cluster' : 'clusters'} more.`
              : undefined
          }
        />
        {types.length > 0 && (
          <p>{types.map(([type, jobs]) => `${formatInteger(jobs.length)} ×\u00a0${type}`).join(', ')}</p>
        )}
        <p>
          {action === 'restart'
            ? 'Each job is queued again and tried from its start. What other steps of its workflow completed is kept.'
            : 'A job that waits does not begin. What a running one has done so far stays as it is. Later steps of its workflow do not start.'}
        </p>
        {changed.length > 0 && (
          <p>
            {changed.length === 1
              ? '1 job changed since it was chosen, and is left as it is.'
              : `${jobsText(changed.length)} changed since they were chosen, and are left as they are.`}
          </p>
        )}
        <p>
          {`A job that has ${action === 'restart' ? 'changed' : 'ended'} by the time it is its turn is left as it is.${between}`}
        </p>
      </Body>
    </Card>
  )
}

/** The jobs that do not stand any more as they have to for this, and are left as they are. */
export const changedSince = (action: BulkRunState['action'], rows: readonly BulkJob[]): readonly BulkJob[] =>
  rows.filter(({ status }) => status && actionOnScreen(status) !== action)

const clusterOf = ({ cluster }: BulkJob) =>
  cluster ?? (cluster === null ? 'On no cluster' : 'Cluster not known')

const statusOf = ({ status }: BulkJob) => (status ? statusLabel(status).toLowerCase() : 'chosen')

/** Rows by what is told of them, most rows first. */
function groups(rows: readonly BulkJob[], of: (job: BulkJob) => string): [string, BulkJob[]][] {
  const found = new Map<string, BulkJob[]>()
  for (const row of rows) found.set(of(row), [...(found.get(of(row)) ?? []), row])
  return [...found].toSorted(([, a], [, b]) => b.length - a.length)
}

const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--size-sm);
  overflow-wrap: anywhere;

  > :first-child {
    max-width: 560px;
  }
`
