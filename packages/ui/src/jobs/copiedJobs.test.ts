import { expect, test } from 'vitest'
import { copyOf } from './copiedJobs'
import type { JobRow } from './JobsTable'

const job: JobRow = {
  job_id: 'j1',
  job_type: 'verify_backup',
  status: 'failed',
  raw_status: 'failed',
  organization_id: 'o1',
  namespace: 'ns-1043',
  cluster_id: 'c1',
  workflow_id: null,
  retries: 1,
  max_retries: 3,
  error_message: '=cmd|"x"',
  created_at: '2026-11-20T10:00:00+02:00',
  metadata: { workflow_name: null },
}
const copied = {
  jobs: [job, { ...job, job_id: 'j2', cluster_id: 'c2', created_at: null, error_message: null }],
  scope: '2 of the latest 2,000 jobs, back to 09:14',
  at: Date.parse('2026-11-20T12:00:00.123Z'),
  clusterName: (id: string) => (id === 'c1' ? 'fra-1' : undefined),
}

test('jobs as Markdown say what they are and when they stood so', () => {
  const [remark, , header, , first, second] = copyOf('Markdown', copied).split('\n')
  expect(remark).toBe('2 of the latest 2,000 jobs, back to 09:14 · as of 2026-11-20 12:00:00 UTC')
  expect(header).toBe(
    '| Job | Status | Namespace | Cluster | Retries | Created | Error | Workflow | Job ID | Workflow ID | Organization ID |',
  )
  expect(first).toBe(
    '| verify_backup | Failed | ns-1043 | fra-1 | 1 / 3 | 2026-11-20 08:00:00 UTC | =cmd\\|"x" |  | j1 |  | o1 |',
  )
  expect(second).toContain('| c2 | 1 / 3 |  |  |  | j2 |')
})

test('jobs of which nobody knows when they stood so say no time', () => {
  expect(copyOf('Markdown', { ...copied, at: Infinity }).split('\n')[0]).toBe(copied.scope)
})

test('jobs as CSV are safe for spreadsheets and end with what they are', () => {
  const lines = copyOf('CSV', copied).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain(`"1 / 3","2026-11-20 08:00:00 UTC","'=cmd|""x""",""`)
  expect(lines[3]).toMatch(/^"2 of the latest 2,000 jobs, back to 09:14 · as of 2026-11-20 12:00:00 UTC",""/)
})

test('a status that nobody knows is told as the platform says it', () => {
  const odd: JobRow = { ...job, status: 'unknown', raw_status: 'paused' }
  expect(copyOf('CSV', { ...copied, jobs: [odd] })).toContain('"verify_backup","paused"')
})
