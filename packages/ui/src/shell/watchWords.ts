import { formatInteger, formatReach, parseTimestamp } from '../lib'

/** A cluster in use and how it is. */
export interface WatchedCluster {
  id: string
  name: string
  healthy: boolean
  /** Whether it takes new namespaces. */
  enabled: boolean
}

/** What is watched. A part of which nothing has been read is null: that is not calm, it is not known. */
export interface Watched {
  clusters: readonly WatchedCluster[] | null
  /** How many jobs failed in each of the last 24 hours, oldest first. */
  failedByHour: readonly number[] | null
  /** More jobs may have failed than were counted. */
  failedAtLeast?: boolean
  /** How many organizations could not be provisioned. */
  failedProvisionings: number | null
  /** There may be more of them than were counted. */
  provisioningsAtLeast?: boolean
  /** How many organizations use more than they may. */
  overLimit: number | null
}

/** What the line says of one part: in a word or two on the line, and as a part of a sentence. */
export interface PartWords {
  short: string
  long: string
  state: 'calm' | 'wrong' | 'unknown'
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const some = (count: number, one: string, several = `${one}s`) =>
  `${formatInteger(count)} ${count === 1 ? one : several}`

const AT_LEAST = 'at least '

export function clusterWords(clusters: Watched['clusters']): PartWords {
  if (!clusters)
    return { short: 'Clusters not known', long: 'how the clusters are is not known', state: 'unknown' }
  const ill = clusters.filter(({ healthy }) => !healthy)
  if (clusters.length === 0) return { short: 'No clusters', long: 'there are no clusters', state: 'calm' }
  if (ill.length === 0) {
    const long =
      clusters.length === 1 ? 'the cluster is healthy' : `all ${some(clusters.length, 'cluster')} are healthy`
    return { short: some(clusters.length, 'cluster'), long, state: 'calm' }
  }
  const names = ill.length <= 3 ? `: ${ill.map(({ name }) => name).join(', ')}` : ''
  return {
    short: `${formatInteger(ill.length)} unhealthy`,
    long: `${formatInteger(ill.length)} of ${some(clusters.length, 'cluster')} ${ill.length === 1 ? 'is' : 'are'} unhealthy${names}`,
    state: 'wrong',
  }
}

export function failureWords({ failedByHour: byHour, failedAtLeast }: Watched): PartWords {
  if (!byHour)
    return { short: 'Failures not known', long: 'how many jobs failed is not known', state: 'unknown' }
  const count = byHour.reduce((sum, hour) => sum + hour, 0)
  if (count === 0) return { short: 'None failed', long: 'no job failed in the last 24 hours', state: 'calm' }
  const least = failedAtLeast ? AT_LEAST : ''
  return {
    short: capitalized(`${least}${formatInteger(count)} failed`),
    long: `${least}${some(count, 'job')} failed in the last 24 hours`,
    state: 'wrong',
  }
}

/** Null where there is nothing to say of it: there are none. */
export function provisioningWords({
  failedProvisionings: count,
  provisioningsAtLeast,
}: Watched): PartWords | null {
  if (count === null)
    return {
      short: 'Provisionings not known',
      long: 'how many organizations could not be provisioned is not known',
      state: 'unknown',
    }
  if (count === 0) return null
  const least = provisioningsAtLeast ? AT_LEAST : ''
  return {
    short: capitalized(`${least}${formatInteger(count)} not provisioned`),
    long: `${least}${some(count, 'organization')} could not be provisioned`,
    state: 'wrong',
  }
}

/** Null where there is nothing to say of it: there are none. */
export function limitWords(count: Watched['overLimit']): PartWords | null {
  if (count === null)
    return {
      short: 'Limits not known',
      long: 'how many organizations are over a limit is not known',
      state: 'unknown',
    }
  if (count === 0) return null
  return {
    short: `${formatInteger(count)} over limit`,
    long: `${some(count, 'organization')} ${count === 1 ? 'is' : 'are'} over a limit`,
    state: 'wrong',
  }
}

/** 'as of 09:14' in the person's own time zone, with the day where it is another one; empty for what is fresh. */
export const asOfWords = (asOf: string | null): string =>
  asOf === null || parseTimestamp(asOf) === null ? '' : `as of ${formatReach(asOf)}`

/** What the line says where the browser has no connection. */
export const OFFLINE: PartWords = { short: 'Offline', long: 'this console is offline', state: 'wrong' }

/** All of it as one sentence. */
export function sentenceOf(watched: Watched, asOf: string | null, offline = false): string {
  const parts = [
    offline ? OFFLINE : null,
    clusterWords(watched.clusters),
    failureWords(watched),
    provisioningWords(watched),
    limitWords(watched.overLimit),
  ].flatMap((words) => words?.long ?? [])
  return `${capitalized([...parts, ...(asOf ? [asOfWords(asOf)] : [])].join(', '))}.`
}
