import type { operations } from '@quarterdeck/api/generated/product'
import { narrow } from './lists'
import type { Conditions } from './operation'
import type { ProductStore, Schema } from './records'

/** What lists of jobs and of workflows can be asked for (§7.6 Jobs). */
export type WorkQuery = NonNullable<operations['listJobs']['parameters']['query']>

interface WorkRow {
  organization_id: string | null
  cluster_id: string | null
  created_at: string
}

/** Where the filters look in rows of one kind. */
interface Fields<Row> {
  type: (row: Row) => string
  statuses: (row: Row) => Schema<'JobStatus'>[]
}

const has = ({ without }: Conditions) => !without.includes('jobs.filter')

/** The rows that a query asks for; a platform without `jobs.filter` ignores what that adds. */
export function narrowWork<Row extends WorkRow>(
  store: ProductStore,
  conditions: Conditions,
  query: WorkQuery,
  rows: readonly Row[],
  { type, statuses }: Fields<Row>,
): Row[] {
  // A door that knows nothing of arrays passes a single text on as it came. Blank ones ask for nothing.
  const texts = (value: string[] | undefined) => [value ?? []].flat().filter((text) => text.trim() !== '')
  const containsOne = (row: Row, parts: readonly string[]) =>
    parts.some((part) => type(row).toLowerCase().includes(part.trim().toLowerCase()))

  const wanted = texts(query.job_type)
  const named = narrow(rows, query, {
    organization_id: (row: Row) => row.organization_id,
    organization_email: (row: Row) => store.organizations.get(row.organization_id)?.email,
    cluster_name: (row: Row) => store.clusters.get(row.cluster_id)?.name,
  }).filter((row) => wanted.length === 0 || containsOne(row, has(conditions) ? wanted : wanted.slice(0, 1)))
  if (!has(conditions)) return named

  const unwanted = texts(query.job_type_not)
  const states = texts(query.status)
  const { cluster_id, since, until } = query
  const [first, last] = [since, until].map((moment) => moment && new Date(moment).toISOString())
  return named.filter(
    (row) =>
      (states.length === 0 || statuses(row).some((status) => states.includes(status))) &&
      !containsOne(row, unwanted) &&
      (!cluster_id || row.cluster_id === cluster_id) &&
      (!first || row.created_at >= first) &&
      (!last || row.created_at <= last),
  )
}

/** What the rows are ordered by. */
export const sortOf = (conditions: Conditions, { sort }: WorkQuery) =>
  (has(conditions) && sort) || '-created_at'
