import type { JobFilters } from '@quarterdeck/api'
import { groupsIn, momentOf, statusesIn, termsOf, type JobField, type JobQuery } from '@quarterdeck/ui/jobs'
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
  const clusterId = Object.keys(clusters).find(
    (id) => id === cluster || clusters[id]?.toLowerCase() === cluster?.toLowerCase(),
  )
  const types = values('type')
  // The names that a platform would find by a part of them.
  const similar = Object.values(clusters).filter((name) => cluster && name.includes(cluster)).length
  const named =
    cluster !== undefined && !(canFilter && clusterId)
      ? { cluster_name: clusters[clusterId ?? ''] ?? cluster }
      : {}
  const filters: JobFilters = {
    ...(organization && { [isUuid(organization) ? 'organization_id' : 'organization_email']: organization }),
    ...named,
    ...(types.length > 0 && (canFilter || types.length === 1) && { job_type: types }),
  }
  const left =
    values('organization').length > 1 ||
    values('cluster').length > 1 ||
    values('cluster', true).length > 0 ||
    values('workflow').length > 0 ||
    values('cause').length > 0 ||
    ('cluster_name' in filters && similar > 1)
  const isStatusAsked = canFilter && termsOf(query, 'status').length > 0
  const of = [
    isStatusAsked && groupsIn(query).join(' or '),
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
      ...(clusterId && { cluster_id: clusterId }),
      job_type_not: values('type', true),
      ...(isStatusAsked && { status: statusesIn(query) }),
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
