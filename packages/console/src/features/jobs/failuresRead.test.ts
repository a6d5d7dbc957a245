import type { Job, Overview } from '@quarterdeck/api'
import { parseJobQuery, type JobQuery } from '@quarterdeck/ui/jobs'
import { describe, expect, test } from 'vitest'
import { readingOf } from './all-jobs.queries'
import { failuresRead, failuresTold, isOfAll } from './failuresRead'
import { planOf } from './jobPlan'
import type { JobReading, SourceReading } from './jobReading'

const NOW = Date.parse('2026-11-20T12:30:00Z')
const CLUSTERS = { c1: 'fra-1', c2: 'fra-2' }

const queryOf = (text: string): JobQuery => {
  const read = parseJobQuery(text)
  return 'query' in read ? read.query : []
}

const job = (created_at: string, values: Partial<Job> = {}) =>
  ({
    job_id: created_at,
    job_type: 'deploy_studio',
    status: 'failed',
    created_at,
    cluster_id: 'c1',
    organization_id: null,
    error_message: null,
    ...values,
  }) as Job

const source = (values: Partial<SourceReading>): SourceReading => ({
  page: 1,
  stuck: false,
  further: 0,
  size: 50,
  total: 500,
  done: true,
  oldest: 0,
  ...values,
})

const read = (items: Job[], organization: Partial<SourceReading> = {}): JobReading => ({
  items,
  total: 500,
  totalPages: 1,
  sources: { organization: source(organization), cluster: source({}) },
})

function count(text: string, data: JobReading, canFilter: boolean) {
  const query = queryOf(text)
  const reading = readingOf(query, planOf(query, { canFilter, clusters: CLUSTERS }), canFilter)
  const { hours, types, coverage } = failuresRead({ query, reading, data, clusters: CLUSTERS }, NOW)
  return { last: hours.slice(-3).map((hour) => [hour.count, hour.known]), hours, types, coverage }
}

const jobs = [
  job('2026-11-20T12:10:00Z'),
  job('2026-11-20T12:05:00Z', { status: 'running' }),
  job('2026-11-20T11:30:00Z', { cluster_id: 'c2' }),
  job('2026-11-20T10:40:00Z', { job_type: 'verify_backup', status: 'error' }),
]

describe('failures of what was read', () => {
  test('are counted whatever status and time the search asks for, and as the rest of it says', () => {
    const { last, types, coverage } = count('status:done cluster:fra-1 since:1h', read(jobs), false)
    expect(last).toEqual([
      [1, 'whole'],
      [0, 'whole'],
      [1, 'whole'],
    ])
    expect(types).toEqual([
      { job_type: 'deploy_studio', count: 1 },
      { job_type: 'verify_backup', count: 1 },
    ])
    expect(coverage).toEqual({ kind: 'whole', found: 2 })
  })

  test('say how far they reach', () => {
    const oldest = Date.parse('2026-11-20T11:14:00Z')
    const { last, coverage } = count('', read(jobs, { done: false, oldest }), false)
    expect(last).toEqual([
      [0, 'none'],
      [1, 'part'],
      [1, 'whole'],
    ])
    expect(coverage).toEqual({
      kind: 'read',
      found: 2,
      seen: 3,
      of: 'jobs',
      back: '2026-11-20T11:14:00.000Z',
    })
  })

  test('are not known where a list that goes on has told no time', () => {
    const { hours, coverage } = count('', read(jobs, { done: false, oldest: Infinity }), false)
    expect(hours.every(({ known }) => known === 'none')).toBe(true)
    expect(coverage).toEqual({ kind: 'read', found: 0, seen: 0, of: 'jobs', back: undefined })
  })

  test('are not known outside of the time that the platform was asked for, however far is read', () => {
    const { last, hours, coverage } = count(
      'status:failed cluster:fra-1 since:2026-11-20T11:00Z until:2026-11-20T12:00Z',
      read(jobs),
      true,
    )
    expect(last).toEqual([
      [0, 'none'],
      [0, 'whole'],
      [0, 'none'],
    ])
    expect(hours.filter(({ known }) => known !== 'none')).toHaveLength(1)
    expect(coverage).toMatchObject({
      kind: 'read',
      back: null,
      since: '2026-11-20T11:00:00.000Z',
      until: '2026-11-20T12:00:00.000Z',
    })
  })

  test('are not known where the platform was asked for other jobs', () => {
    for (const status of ['status:running', 'status:error']) {
      const { hours, coverage } = count(`${status} cluster:fra-1`, read(jobs), true)
      expect(hours.every(({ known, count: failed }) => known === 'none' && failed === 0)).toBe(true)
      expect(coverage).toBeNull()
    }
  })
})

describe('failures as the platform tells them', () => {
  const overview: Overview = {
    failed_by_hour: [{ at: '2026-11-20T12:00:00Z', count: 2 }],
    failed_by_type: [{ job_type: 'deploy_studio', count: 2 }],
    signups_by_day: null,
    attention: null,
    clusters: null,
  }

  test('are taken as they are', () => {
    expect(failuresTold(overview)).toMatchObject({
      hours: [{ at: '2026-11-20T12:00:00Z', count: 2, known: 'whole' }],
      types: overview.failed_by_type,
      coverage: { kind: 'whole', found: 2 },
    })
  })

  test('are left where a part is missing', () => {
    expect(failuresTold({ ...overview, failed_by_hour: null })).toBeNull()
    expect(failuresTold({ ...overview, failed_by_type: null })).toBeNull()
    expect(failuresTold({ ...overview, failed_by_hour: [] })).toBeNull()
  })

  test('are those of all jobs: a search for others is counted', () => {
    expect(isOfAll(queryOf('status:failed since:1h'))).toBe(true)
    expect(isOfAll(queryOf('status:failed cluster:fra-1'))).toBe(false)
    expect(isOfAll(queryOf('type!=verify_backup'))).toBe(false)
  })
})
