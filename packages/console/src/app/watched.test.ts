import type { Job, Overview } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { clusterCountQuery } from '../features/admin-overview/admin-overview.queries'
import { clustersQuery, type KnownCluster } from '../features/clusters/clusters.queries'
import { failedProvisionings, failuresOf, fromCache, fromOverview, type ReadList } from './watched'

const NOW = Date.parse('2026-11-20T12:30:00Z')
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR).toISOString()
const job = (status: 'failed' | 'error' | 'running', hours: number) => ({
  status,
  created_at: hoursAgo(hours),
  updated_at: hoursAgo(hours),
})

describe('failures from lists that were read', () => {
  test('are counted by hour where all jobs were read', () => {
    const items = [job('failed', 0.1), job('running', 0.2), job('error', 23.5), job('failed', 40)]
    const hours = failuresOf(
      [
        { items, total: 4 },
        { items: [], total: 0 },
      ],
      NOW,
    )
    expect(hours).toHaveLength(24)
    expect(hours?.at(-1)).toBe(1)
    expect(hours?.[0]).toBe(1)
    expect(hours?.reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  test('are counted where the part that was read reaches back a day', () => {
    const items = [job('failed', 1), job('failed', 25)]
    expect(failuresOf([{ items, total: 5000 }], NOW)?.reduce((sum, count) => sum + count, 0)).toBe(1)
  })

  test('are not known where it does not, and where a source was not read', () => {
    const whole = { items: [], total: 0 }
    expect(failuresOf([{ items: [job('failed', 1)], total: 2 }, whole], NOW)).toBeNull()
    expect(failuresOf([whole, undefined], NOW)).toBeNull()
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
  ) =>
    ({
      dataUpdatedAt,
      data: {
        items: items.map(([job_id, status, workflow_name]) => ({
          job_id,
          status,
          workflow_id: job_id.slice(0, 2),
          metadata: { workflow_name },
        })),
      },
    }) as ReadList

  test('are workflows with a job that failed, each once', () => {
    const lists = [
      list(1, ['w1a', 'failed', 'Provision organization'], ['w1b', 'error', 'Provision organization']),
      list(2, ['w2a', 'completed', 'Provision organization'], ['w3a', 'failed', 'Move namespace']),
      list(3, ['w4a', 'failed', null]),
      { dataUpdatedAt: 0 },
    ]
    expect(failedProvisionings(lists)).toEqual([{ id: 'w1', readAt: 1 }])
  })

  test('stand as they were read last', () => {
    const failed = list(1, ['w1a', 'failed', 'Provision organization'])
    const running = list(2, ['w1a', 'running', 'Provision organization'])
    expect(failedProvisionings([running, failed])).toEqual([])
    expect(failedProvisionings([list(3, ['w1a', 'failed', 'Provision organization']), running])).toHaveLength(
      1,
    )
  })
})
