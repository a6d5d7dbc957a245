import fc from 'fast-check'
import { JOB_STATUSES } from './status'
import { causeOf } from './failureCauses'
import {
  asOf,
  formatJobQuery,
  jobGroup,
  matchesQuery,
  momentIn,
  momentOf,
  parseJobQuery,
  withTerms,
  type QueriedJob,
} from './jobQuery'

const now = Date.parse('2026-11-20T12:00:00Z')
const organization = '6f2c1b7e-3a54-4c0e-9d2f-1f6b0c9d8e7a'
const failed: QueriedJob = {
  job_type: 'verify_backup',
  status: 'failed',
  organization_id: organization,
  cluster_id: 'c1',
  workflow_id: 'w1',
  created_at: '2026-11-20T09:00:00Z',
  error_message: 'no answer after 90s',
}
const names = { c1: 'fra-1', c2: 'fra-10', c3: 'ams-1' }
const context = { now, clusters: names }

const SEVERAL = 'Several organizations are searched for by their ids, not by email addresses.'

const queryOf = (text: string) => {
  const read = parseJobQuery(text)
  if ('error' in read) throw new Error(read.error)
  return read.query
}
const finds = (text: string, job: Partial<QueriedJob> = {}) =>
  matchesQuery(queryOf(text), { ...failed, ...job }, context)

test('every status is in one group, except the unknown', () => {
  expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, jobGroup(status)]))).toEqual({
    pending: 'waiting',
    queued: 'waiting',
    running: 'running',
    in_progress: 'running',
    processing: 'running',
    retrying: 'running',
    completed: 'done',
    success: 'done',
    failed: 'failed',
    error: 'failed',
    cancelled: 'cancelled',
    unknown: null,
  })
})

test.each([
  ['status:failed cluster:fra-1 type!=collect_diagnostics', undefined],
  ['status=failed  Cluster:fra-1', 'status:failed cluster:fra-1'],
  ['cluster:"eu west" type!:a', 'cluster:"eu west" type!=a'],
  ['verify', 'type:verify'],
  [
    'status:Failed status!=RETRYING since:24H until:Yesterday',
    'status:failed status!=retrying since:24h until:yesterday',
  ],
  ['since:2026-11-20t09:00z', 'since:2026-11-20T09:00Z'],
  [`organization:${organization.toUpperCase()}`, `organization:${organization}`],
  [`workflow:${organization.toUpperCase()}`, `workflow:${organization}`],
  [`cluster!=${organization.toUpperCase()} cluster:FRA-1`, `cluster!=${organization} cluster:FRA-1`],
  ['"two words"', 'type:"two words"'],
  ['cluster:" fra ""1"" " type:15"', undefined],
  ['since:2026-11-20T09:00', undefined],
  ['', undefined],
])('%s is read and written', (text, written = text) => {
  expect(formatJobQuery(queryOf(text))).toBe(written)
  expect(queryOf(written)).toEqual(queryOf(text))
})

test('every value is read as it was written', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', ' ', '\\', ':', '=', 'a') }),
  )
  const term = fc.record({
    field: fc.constantFrom('cluster', 'type'),
    value: text.filter((value) => value.trim() !== ''),
    not: fc.boolean(),
  } as const)
  fc.assert(
    fc.property(fc.array(term, { maxLength: 4 }), (query) => {
      expect(parseJobQuery(formatJobQuery(query))).toEqual({ query })
    }),
  )
})

test.each([
  [
    'colour:red',
    "'colour' is no field. There are status, cluster, type, organization, workflow, cause, since, until.",
  ],
  ['status:broken', "'broken' is no status. There are failed, running, waiting, done, cancelled."],
  ['status:Broken', "'Broken' is no status. There are failed, running, waiting, done, cancelled."],
  ['status:unknown', "'unknown' is no status. There are failed, running, waiting, done, cancelled."],
  ['status:', "'status' has no value."],
  ['since!=24h', "'since' cannot be negated."],
  ['until:soon', "'soon' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00."],
  ['since:24X', "'24X' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00."],
  ['since:2026-13-40', "'2026-13-40' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00."],
  ['since:2026-02-30', "'2026-02-30' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00."],
  [
    'until:2026-11-31T09:00Z',
    "'2026-11-31T09:00Z' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00.",
  ],
  ['status:failed organization:a@b.example organization:c@b.example', SEVERAL],
  [`organization:${organization} status:failed organization:ops@`, SEVERAL],
])('%s is refused', (text, error) => expect(parseJobQuery(text)).toEqual({ error }))

test('each field has to agree, and one of several terms about it', () => {
  expect(finds('status:failed cluster:FRA-1 type:backup')).toBe(true)
  expect(finds('status:running status:failed')).toBe(true)
  expect(finds('status:running')).toBe(false)
  expect(finds('status!=failed')).toBe(false)
  expect(finds('status!=failed', { status: 'unknown' })).toBe(true)
  expect(finds('status:waiting status:error', { status: 'error' })).toBe(true)
  expect(finds('status:error')).toBe(false)
  expect(finds('status:running status!=retrying', { status: 'retrying' })).toBe(false)
  expect(finds('status:running status!=retrying', { status: 'in_progress' })).toBe(true)
  expect(finds('type!=collect_diagnostics')).toBe(true)
  expect(finds('type:backup type!=verify_backup')).toBe(false)
})

test('a cluster is meant by its whole name or its id, and none by a job without one', () => {
  expect(finds('cluster:fra-1', { cluster_id: 'c2' })).toBe(false)
  expect(finds('cluster:c2', { cluster_id: 'c2' })).toBe(true)
  expect(finds('cluster:fra-1', { cluster_id: null })).toBe(false)
  expect(finds('cluster!=fra-1', { cluster_id: null })).toBe(true)
  // Of a cluster that nobody has told the name of, the platform has chosen by it.
  expect(finds('cluster:fra-1', { cluster_id: 'c9' })).toBe(true)
  expect(finds('cluster!=fra-1', { cluster_id: 'c9' })).toBe(true)
  // It is not asked for several names.
  expect(finds('cluster:fra-1 cluster:fra-10', { cluster_id: 'c9' })).toBe(false)
})

test('clusters are meant by a part of their names where none is called so', () => {
  expect(finds('cluster:FRA')).toBe(true)
  expect(finds('cluster:fra', { cluster_id: 'c2' })).toBe(true)
  expect(finds('cluster:fra', { cluster_id: 'c3' })).toBe(false)
  expect(finds('cluster:fra cluster:ams-1', { cluster_id: 'c2' })).toBe(true)
  expect(finds('cluster:fra', { cluster_id: null })).toBe(false)
  expect(finds('cluster!=fra')).toBe(false)
  expect(finds('cluster!=fra', { cluster_id: 'c3' })).toBe(true)
})

test('an organization is meant by its id; of addresses the platform alone knows', () => {
  expect(finds(`organization:${organization}`)).toBe(true)
  expect(finds(`organization:${organization}`, { organization_id: null })).toBe(false)
  expect(finds('organization:ops@')).toBe(true)
  const other = organization.replace('6', '7')
  expect(finds(`organization:${other} organization:${organization}`)).toBe(true)
  expect(finds(`organization:${other} organization:${other}`)).toBe(false)
})

test('workflows are meant by their ids: one of several is enough', () => {
  expect(finds('workflow:w1')).toBe(true)
  expect(finds('workflow:w2 workflow:w1 status:failed')).toBe(true)
  expect(finds('workflow:w2')).toBe(false)
  expect(finds('workflow:w1', { workflow_id: null })).toBe(false)
})

test('a cause is meant by its key, and only of what has failed', () => {
  const key = causeOf({ error_message: 'no answer after 3m' })
  expect(finds(`cause:${key}`)).toBe(true)
  expect(finds(`cause:${key}`, { error_message: 'no route to host' })).toBe(false)
  expect(finds(`cause:${key}`, { status: 'retrying' })).toBe(false)
})

test('times are relative, days or moments', () => {
  expect(finds('since:1h')).toBe(false)
  expect(finds('since:4h until:1h')).toBe(true)
  expect(finds('until:4h')).toBe(false)
  expect(finds('since:4h', { created_at: null })).toBe(false)
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  expect(momentOf('today', now)).toBe(midnight.getTime())
  expect(momentOf('yesterday', now)).toBe(new Date(midnight).setDate(midnight.getDate() - 1))
  expect(momentOf('90m', now)).toBe(now - 90 * 60_000)
  expect(momentOf('2026-11-20T09:00Z', now)).toBe(Date.parse('2026-11-20T09:00Z'))
  expect(momentOf('2026-11-20', now)).toBe(new Date(2026, 10, 20).getTime())
  expect(momentOf('2028-02-29', now)).toBe(new Date(2028, 1, 29).getTime())
})

test('other terms about a field stand where its terms stood', () => {
  const query = queryOf('status:failed cluster:fra-1')
  const done = { field: 'status', value: 'done', not: false } as const
  expect(formatJobQuery(withTerms(query, 'status', [done]))).toBe('status:done cluster:fra-1')
  expect(formatJobQuery(withTerms(query, 'status', []))).toBe('cluster:fra-1')
  expect(formatJobQuery(withTerms(query, 'type', [{ field: 'type', value: 'a', not: true }]))).toBe(
    'status:failed cluster:fra-1 type!=a',
  )
})

test('a link to a moment asks for no later jobs, and is told from other times', () => {
  const query = asOf(queryOf('status:failed since:24h'), now + 250)
  expect(formatJobQuery(query)).toBe('status:failed since:2026-11-19T12:00:01Z until:2026-11-20T12:00:01Z')
  expect(queryOf(formatJobQuery(query))).toEqual(query)
  expect(momentIn(query)).toBe('2026-11-20T12:00:01Z')
  expect(formatJobQuery(asOf(queryOf('until:1h'), now))).toBe('until:2026-11-20T11:00:00Z')
  for (const text of ['', 'until:1h', 'until:2026-11-20T12:00Z', 'since:2026-11-20T12:00:01Z'])
    expect(momentIn(queryOf(text))).toBeNull()
})
