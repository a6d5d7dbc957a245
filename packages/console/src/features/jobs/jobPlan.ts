import type { JobFilters } from '@quarterdeck/api'
import {
  groupsIn,
  isClusterMeant,
  momentOf,
  statusesIn,
  termsOf,
  type JobField,
  type JobQuery,
} from '@quarterdeck/ui/jobs'
import { isUuid } from '@quarterdeck/ui/lib'

/** How a query is asked of the platform. */
export interface JobPlan {
  /** What the platform is asked to narrow its lists to. */
  filters: JobFilters
  /** It narrows them to all of the query: what arrives are the jobs that are looked for, and their number is known. */
  exact: boolean
  /** What arrives, in words: 'jobs on fra-1'. */
  of: string
}

/** What is known about the platform. */
export interface Platform {
  /** It has the feature `jobs.filter`. */
  canFilter: boolean
  /** The names of its clusters by their ids. */
  clusters: Readonly<Record<string, string>>
}

/**
 * Splits a query into what the platform is asked for and what is left to be looked for in what arrives. Every platform
 * narrows its lists to one organization, one cluster's name and one type, as the filters of the screen do.
 */
export function planOf(query: JobQuery, { canFilter, clusters }: Platform): JobPlan {
  const values = (field: JobField, not = false) =>
    termsOf(query, field).flatMap((term) => (term.not === not ? [term.value] : []))
  const one = (field: JobField) => (values(field).length === 1 ? values(field)[0] : undefined)

  const [organization, cluster] = [one('organization'), one('cluster')]
  const [clusterId, ...namesakes] = Object.keys(clusters).filter(
    (id) => id === cluster || clusters[id]?.toLowerCase() === cluster?.toLowerCase(),
  )
  const isById = canFilter && clusterId !== undefined && namesakes.length === 0
  const name = isById ? undefined : (clusters[clusterId ?? ''] ?? cluster)
  const types = values('type')
  // Jobs of a status that nobody knows are among those that are not of another one, and cannot be asked for.
  const statuses = canFilter && values('status').length > 0 ? statusesIn(query) : undefined
  const filters: JobFilters = {
    ...(organization && { [isUuid(organization) ? 'organization_id' : 'organization_email']: organization }),
    ...(isById && { cluster_id: clusterId }),
    ...(name && { cluster_name: name }),
    ...(types.length > 0 && (canFilter || types.length === 1) && { job_type: types }),
  }
  // Every platform finds names by a part of them, which may be those of other clusters, too.
  const areOthersFound =
    cluster &&
    name &&
    Object.entries(clusters).some(
      ([id, other]) =>
        other.toLowerCase().includes(name.toLowerCase()) && !isClusterMeant(cluster, id, clusters),
    )
  const left =
    values('organization').length > 1 ||
    values('cluster').length > 1 ||
    values('cluster', true).length > 0 ||
    values('workflow').length > 0 ||
    values('cause').length > 0 ||
    (values('status', true).length > 0 && !statuses) ||
    // Where no status is left to ask for, the platform sends all of them.
    statuses?.length === 0 ||
    areOthersFound
  const of = [
    statuses && groupsIn(query).join(' or '),
    'jobs',
    cluster && `on ${cluster}`,
    organization && `of ${organization}`,
    'job_type' in filters && `of type ${types.join(' or ')}`,
  ]
    .filter(Boolean)
    .join(' ')
  if (!canFilter)
    return {
      filters,
      of,
      exact:
        !left &&
        types.length <= 1 &&
        query.every(
          ({ field, not }) => !not && (field === 'organization' || field === 'cluster' || field === 'type'),
        ),
    }
  return {
    filters: {
      ...filters,
      job_type_not: values('type', true),
      ...(statuses?.length && { status: statuses }),
    },
    exact: !left,
    of,
  }
}

/** The times between which jobs are looked for, in milliseconds since 1970; relative ones by the present. */
export function timesOf(query: JobQuery, now: number): { since: number; until: number } {
  const moments = (field: 'since' | 'until') =>
    termsOf(query, field).flatMap(({ value }) => momentOf(value, now) ?? [])
  // Of several terms about one field one is enough.
  return { since: Math.min(...moments('since')), until: Math.max(...moments('until')) }
}
