import { isUuid } from '../lib'
import { causeOf } from './failureCauses'
import { JOB_STATUSES, statusLabel, type JobStatus, type StatusLabel } from './status'

/** How jobs are grouped to be chosen from: the chips of the list over both sources. */
export type JobGroup = 'failed' | 'running' | 'waiting' | 'done' | 'cancelled'

/** The group of each status. A status that nobody knows is in none: such jobs are among all jobs alone. */
const groupOf: Record<StatusLabel, JobGroup | null> = {
  Failed: 'failed',
  Running: 'running',
  Retrying: 'running',
  Pending: 'waiting',
  Completed: 'done',
  Cancelled: 'cancelled',
  Unknown: null,
}

/** The group that a job of this status belongs to. */
export const jobGroup = (status: JobStatus): JobGroup | null => groupOf[statusLabel(status)]

/** Whether the value of a `status` means this one: it names its group, or is the platform's own word. */
const isMeant = (value: string, status: JobStatus): boolean =>
  status !== 'unknown' && (value === jobGroup(status) || value === status)

/** All groups, in the order of the chips. */
export const JOB_GROUPS: readonly JobGroup[] = ['failed', 'running', 'waiting', 'done', 'cancelled']

const fields = ['status', 'cluster', 'type', 'organization', 'workflow', 'cause', 'since', 'until'] as const
export type JobField = (typeof fields)[number]

/** All fields that a term can be about. */
export const JOB_FIELDS: readonly JobField[] = fields

/** One thing that is asked of the jobs. */
export interface JobTerm {
  field: JobField
  value: string
  /** It must not be so. */
  not: boolean
}

/**
 * What jobs are looked for: every field has to agree. Of several terms about one field one is enough, and none of its
 * negated ones may hold.
 */
export type JobQuery = readonly JobTerm[]

const negatable: Record<JobField, boolean> = {
  status: true,
  cluster: true,
  type: true,
  organization: false,
  workflow: false,
  cause: false,
  since: false,
  until: false,
}

/** What may be told by its id. */
const identified: ReadonlySet<JobField> = new Set(['organization', 'workflow', 'cluster'])

/** A value may stand in quotation marks, and one within them is written twice. */
const TERM = /([^\s"!:=]+)(!=|!:|:|=)("(?:[^"]|"")*"?|\S*)|("(?:[^"]|"")*"?|\S+)/g
const unquoted = (text: string) =>
  text.startsWith('"') ? text.slice(1).replace(/"$/, '').replaceAll('""', '"') : text

/** Statuses, ids and times mean the same in any case, and have one spelling: `failed`, `24h`, `2026-11-20T09:00Z`. */
function spelled(field: JobField, value: string): string {
  if (field === 'status' || (identified.has(field) && isUuid(value))) return value.toLowerCase()
  if (field !== 'since' && field !== 'until') return value
  return /^\d{4}-/.test(value) ? value.toUpperCase() : value.toLowerCase()
}

/**
 * Reads a typed search: `status:failed cluster:fra-1 type!=collect_diagnostics`. A word alone is looked for in the types.
 *
 * @returns the terms, or what is wrong with the first one that says nothing
 */
export function parseJobQuery(text: string): { query: JobQuery } | { error: string } {
  const query: JobTerm[] = []
  for (const [, name, operator, given, word = ''] of text.matchAll(TERM)) {
    const field = name === undefined ? 'type' : fields.find((known) => known === name.toLowerCase())
    if (!field) return { error: `'${name}' is no field. There are ${fields.join(', ')}.` }
    const typed = unquoted(given ?? word)
    const term = { field, value: spelled(field, typed), not: operator?.startsWith('!') ?? false }
    const error = wrongTerm(term, typed)
    if (error) return { error }
    query.push(term)
  }
  // The platform, which alone knows addresses, is asked for one; of several, none could be looked for in what arrives.
  const organizations = termsOf(query, 'organization')
  if (organizations.length > 1 && !organizations.every(({ value }) => isUuid(value)))
    return { error: 'Several organizations are searched for by their ids, not by email addresses.' }
  return { query }
}

function wrongTerm({ field, value, not }: JobTerm, typed: string): string | undefined {
  if (value.trim() === '') return `'${field}' has no value.`
  if (not && !negatable[field]) return `'${field}' cannot be negated.`
  if (field === 'status' && !JOB_STATUSES.some((status) => isMeant(value, status)))
    return `'${typed}' is no status. There are ${JOB_GROUPS.join(', ')}.`
  if ((field === 'since' || field === 'until') && momentOf(value, 0) === null)
    return `'${typed}' is no time. Write 1h, 24h, yesterday or 2026-11-20T09:00.`
  return undefined
}

/** The text that `parseJobQuery` reads as these terms. */
export const formatJobQuery = (query: JobQuery): string =>
  query.map(({ field, value, not }) => `${field}${not ? '!=' : ':'}${formatValue(value)}`).join(' ')

/** A value as a term has it. */
export const formatValue = (value: string): string =>
  /^"|\s/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** The terms about one field. */
export const termsOf = (query: JobQuery, field: JobField): JobQuery =>
  query.filter((term) => term.field === field)

/** The query with other terms about one field; they stand where the ones before stood. */
export function withTerms(query: JobQuery, field: JobField, terms: JobQuery): JobQuery {
  const at = query.findIndex((term) => term.field === field)
  const others = query.filter((term) => term.field !== field)
  return at < 0 ? [...others, ...terms] : [...others.slice(0, at), ...terms, ...others.slice(at)]
}

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * The moment that a time of a query means, in milliseconds since 1970: `24h` before `now`, the beginning of `today` or
 * `yesterday`, or a local date with or without a time. Null where it means none.
 */
export function momentOf(value: string, now: number): number | null {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(value) ?? []
  if (count && unit) return now - Number(count) * (units[unit] ?? 0)
  if (value === 'today' || value === 'yesterday') {
    const day = new Date(now)
    day.setHours(0, 0, 0, 0)
    if (value === 'yesterday') day.setDate(day.getDate() - 1)
    return day.getTime()
  }
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z?)?$/.test(value)) return null
  // Of a day that its month does not have, browsers make one of the next month.
  const day = value.slice(0, 10)
  if (new Date(day).getUTCDate() !== Number(day.slice(-2))) return null
  const time = Date.parse(value.includes('T') ? value : `${value}T00:00`)
  return Number.isNaN(time) ? null : time
}

/**
 * What a query asks for now, for good: its times are exact ones, and nothing that comes later is asked for. The seconds are
 * the mark of such a query. `now` is in milliseconds since 1970.
 */
export function asOf(query: JobQuery, now: number): JobQuery {
  const until =
    termsOf(query, 'until').length > 0 ? [] : [{ field: 'until' as const, value: '0m', not: false }]
  return [...query, ...until].map((term) => {
    const time = term.field === 'since' || term.field === 'until' ? momentOf(term.value, now) : null
    return time === null ? term : { ...term, value: exactSecond(time) }
  })
}

/** '2026-11-20T09:14:05Z', rounded up, so that what was there is before it. */
const exactSecond = (time: number) =>
  new Date(Math.ceil(time / 1000) * 1000).toISOString().replace(/\.\d+Z$/, 'Z')

/** The moment as of which a query asks, RFC 3339; null where it asks for what is new, too. */
export function momentIn(query: JobQuery): string | null {
  const [until, ...others] = termsOf(query, 'until')
  return until && others.length === 0 && /:\d\d:\d\dZ$/.test(until.value) ? until.value : null
}

/** What is looked at of a job. */
export interface QueriedJob {
  job_type: string
  status: JobStatus
  organization_id: string | null
  cluster_id: string | null
  workflow_id: string | null
  created_at: string | null
  error_message: string | null
}

/** What a query is understood with. */
export interface QueryContext {
  /** Milliseconds since 1970. */
  now: number
  /** The names of clusters by their ids. */
  clusters: Readonly<Record<string, string>>
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** Whether the value of a `cluster` means this one: its id, its whole name, or a part of it where none is called so. */
export function isClusterMeant(value: string, id: string, clusters: QueryContext['clusters']): boolean {
  const isWhole = (name: string) => name.toLowerCase() === value.toLowerCase()
  const name = clusters[id] ?? ''
  return id === value || isWhole(name) || (contains(name, value) && !Object.values(clusters).some(isWhole))
}

/**
 * Whether a job is one of those looked for. Of an e-mail address, which jobs do not have, and of a cluster whose name nobody
 * has told, the platform alone knows: it was asked for that one, but never for one of several.
 */
export function matchesQuery(query: JobQuery, job: QueriedJob, { now, clusters }: QueryContext): boolean {
  const isOneCluster = termsOf(query, 'cluster').filter(({ not }) => !not).length === 1
  const holds: Record<JobField, (value: string, not: boolean) => boolean> = {
    status: (value) => isMeant(value, job.status),
    cluster: (value, not) =>
      job.cluster_id !== null &&
      (isClusterMeant(value, job.cluster_id, clusters) ||
        (clusters[job.cluster_id] === undefined && !not && isOneCluster)),
    type: (value) => contains(job.job_type, value),
    organization: (value) => !isUuid(value) || job.organization_id === value,
    workflow: (value) => job.workflow_id === value,
    cause: (value) => jobGroup(job.status) === 'failed' && causeOf(job) === value,
    since: (value) => job.created_at !== null && Date.parse(job.created_at) >= (momentOf(value, now) ?? 0),
    until: (value) =>
      job.created_at !== null && Date.parse(job.created_at) <= (momentOf(value, now) ?? Infinity),
  }
  return fields.every((field) => agrees(query, field, holds[field]))
}

/** The statuses that the query asks for, in the platform's words; all where it asks for none. */
export const statusesIn = (query: JobQuery): Exclude<JobStatus, 'unknown'>[] =>
  JOB_STATUSES.filter((status) => status !== 'unknown').filter((status) =>
    agrees(query, 'status', (value) => isMeant(value, status)),
  )

/** The groups with a status that the query asks for. */
export function groupsIn(query: JobQuery): JobGroup[] {
  const groups = statusesIn(query).map(jobGroup)
  return JOB_GROUPS.filter((group) => groups.includes(group))
}

function agrees(query: JobQuery, field: JobField, holds: (value: string, not: boolean) => boolean): boolean {
  const terms = termsOf(query, field)
  const wanted = terms.filter(({ not }) => !not)
  return (
    !terms.some(({ not, value }) => not && holds(value, true)) &&
    (wanted.length === 0 || wanted.some(({ value }) => holds(value, false)))
  )
}
