import type { Job, Overview } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clusterCountQuery, overviewJobsQuery } from '../features/admin-overview/admin-overview.queries'
import { clustersQuery, type KnownCluster } from '../features/clusters/clusters.queries'
import { jobKeys } from '../features/jobs/workflow.queries'
import {
  byHour,
  failedJobs,
  fromCache,
  fromOverview,
  provisioningsOf,
  reachesBack,
  type ReadList,
} from './watched'

const NOW = Date.parse('2026-11-20T12:30:00Z')
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR).toISOString()
const job = (status: Job['status'], hours: number, job_id = `${status} ${hours}`) =>
  ({
    job_id,
    status,
    workflow_id: null,
    metadata: { workflow_name: null },
    created_at: hoursAgo(hours),
    updated_at: hoursAgo(hours),
  }) as Job
const sumOf = (hours: readonly number[] | null) => hours?.reduce((sum, count) => sum + count, 0)

test('failures are counted by hour, oldest first, and those of earlier days are not', () => {
  const hours = byHour([job('failed', 0.1), job('error', 23.5), job('failed', 40)], NOW)
  expect(hours).toHaveLength(24)
  expect([hours.at(0), hours.at(-1), sumOf(hours)]).toEqual([1, 1, 2])
})

test('the latest jobs reach back a day where all were read, or one that is older', () => {
  const read = (total: number, ...items: Job[]) => ({ items, total, totalPages: 1 })
  expect(reachesBack(read(0), NOW)).toBe(true)
  expect(reachesBack(read(5000, job('failed', 1), job('failed', 25)), NOW)).toBe(true)
  expect(reachesBack(read(2, job('failed', 1)), NOW)).toBe(false)
  expect(reachesBack({ ...read(1, job('failed', 1)), uncounted: true }, NOW)).toBe(false)
  expect(reachesBack(undefined, NOW)).toBe(false)
})

describe('failures from lists that were read', () => {
  const known = (client: QueryClient) => {
    const { failedByHour, failedAtLeast } = fromCache(client).watched
    return [sumOf(failedByHour), failedAtLeast]
  }
  const read = (
    client: QueryClient,
    queryKey: readonly unknown[],
    total: number,
    items: Job[],
    updatedAt = NOW,
  ) => client.setQueryData(queryKey, { items, total, totalPages: 1 }, { updatedAt })
  const organizationJobs = overviewJobsQuery('organization').queryKey
  const clusterJobs = overviewJobsQuery('cluster').queryKey
  const someList = [...jobKeys.all, 'cluster', 'recent']

  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  test('are all there are where the latest of both sources reach back a day', () => {
    const client = new QueryClient()
    expect(known(client)).toEqual([undefined, true])
    read(client, organizationJobs, 2, [job('failed', 1), job('running', 2)])
    read(client, clusterJobs, 0, [])
    expect(known(client)).toEqual([1, false])
    expect(fromCache(client).asOf).toBe(hoursAgo(0))
  })

  test('are told as a part of them where some list has any, each once and as it was read last', () => {
    const client = new QueryClient()
    read(client, someList, 900, [job('running', 1)])
    expect(known(client)).toEqual([undefined, true])
    read(client, [...someList, 2], 900, [job('failed', 1), job('failed', 2)], NOW - HOUR)
    read(client, organizationJobs, 900, [job('failed', 1), job('error', 3)])
    expect(known(client)).toEqual([3, true])
    expect(fromCache(client).asOf).toBe(hoursAgo(1))
    read(client, someList, 900, [job('pending', 0, 'failed 2')])
    expect(known(client)).toEqual([2, true])
  })
})

describe('the platform’s overview', () => {
  const told: Overview = {
    clusters: [{ id: 'c1', name: 'fra-1', healthy: false, enabled: true }],
    failed_by_hour: [{ at: hoursAgo(1), count: 2 }],
    failed_by_type: [],
    signups_by_day: [],
    attention: [
      { kind: 'over_limit', count: 3, ids: [] },
      { kind: 'failed_provisioning', count: 2, ids: ['w1', 'w2'] },
    ],
  }

  test('is read as it stands, and a kind that it leaves out is of nobody', () => {
    expect(fromOverview(told)).toEqual({
      watched: { clusters: told.clusters, failedByHour: [2], failedProvisionings: 2, overLimit: 3 },
      provisionings: ['w1', 'w2'],
    })
    expect(fromOverview({ ...told, attention: [] }).watched.failedProvisionings).toBe(0)
  })

  test('is not known where it does not say', () => {
    const nothing = { ...told, clusters: null, failed_by_hour: null, attention: null }
    expect(Object.values(fromOverview(nothing).watched)).toEqual([null, null, null, null])
  })
})

test('of the lists of clusters that were read, the newer one tells how they are', () => {
  const client = new QueryClient()
  const clusters = () =>
    fromCache(client).watched.clusters?.map(({ id, healthy }) => `${id} ${String(healthy)}`)
  const as = (healthy: boolean) => [{ id: 'c1', name: 'fra-1', healthy, enabled: true }]
  expect(clusters()).toBeUndefined()
  client.setQueryData(clusterCountQuery().queryKey, { items: as(false), total: 1 }, { updatedAt: NOW })
  expect(clusters()).toEqual(['c1 false'])
  expect(fromCache(client).asOf).toBe(hoursAgo(0))
  client.setQueryData(clustersQuery().queryKey, as(true) as KnownCluster[], { updatedAt: NOW + HOUR })
  expect(clusters()).toEqual(['c1 true'])
  client.setQueryData(
    clusterCountQuery().queryKey,
    { items: as(false), total: 1 },
    { updatedAt: NOW + 2 * HOUR },
  )
  expect(clusters()).toEqual(['c1 false'])
})

describe('provisionings that lists have told of', () => {
  const list = (
    dataUpdatedAt: number,
    ...items: [id: string, status: Job['status'], name: string | null][]
  ): ReadList => ({
    dataUpdatedAt,
    data: {
      items: items.map(([job_id, status, workflow_name]) => ({
        job_id,
        status,
        workflow_id: job_id.slice(0, 2),
        metadata: { namespace: null, cluster_id: null, workflow_name },
        created_at: null,
        updated_at: null,
      })),
    },
  })

  test('are workflows with a job that failed, each once', () => {
    const lists = [
      list(1, ['w1a', 'failed', 'Provision organization'], ['w1b', 'error', 'Provision organization']),
      list(2, ['w2a', 'completed', 'Provision organization'], ['w3a', 'failed', 'Move namespace']),
      list(3, ['w4a', 'failed', null]),
      { dataUpdatedAt: 0 },
    ]
    expect(provisioningsOf(failedJobs(lists))).toEqual([{ id: 'w1', readAt: 1 }])
  })

  test('are told as a part of all there are', () => {
    const client = new QueryClient()
    client.setQueryData(jobKeys.all, list(1, ['w1a', 'failed', 'Provision organization']).data)
    expect(fromCache(client).watched).toMatchObject({ failedProvisionings: 1, provisioningsAtLeast: true })
  })

  test('stand as they were read last', () => {
    const failed = list(1, ['w1a', 'failed', 'Provision organization'])
    const running = list(2, ['w1a', 'running', 'Provision organization'])
    expect(failedJobs([running, failed])).toEqual([])
    expect(failedJobs([list(3, ['w1a', 'failed', 'Provision organization']), running])).toHaveLength(1)
  })
})
