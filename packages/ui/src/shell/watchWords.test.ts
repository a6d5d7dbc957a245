import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  asOfWords,
  clusterWords,
  failureWords,
  limitWords,
  provisioningWords,
  sentenceOf,
  type Watched,
} from './watchWords'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())

const cluster = (name: string, healthy = true) => ({ id: name, name, healthy, enabled: true })
const calm: Watched = {
  clusters: [cluster('fra-1'), cluster('fra-2')],
  failedByHour: Array.from({ length: 24 }, () => 0),
  failedProvisionings: 0,
  overLimit: 0,
}

describe('the sentence', () => {
  test('of a calm platform says that it is', () => {
    expect(sentenceOf(calm, null)).toBe('All 2 clusters are healthy, no job failed in the last 24 hours.')
  })

  test('names what is wrong, and how many there are of it', () => {
    const watched = {
      clusters: [cluster('fra-1', false), cluster('fra-2')],
      failedByHour: [0, 3, 2],
      failedProvisionings: 1,
      overLimit: 2,
    }
    expect(sentenceOf(watched, null)).toBe(
      '1 of 2 clusters is unhealthy: fra-1, 5 jobs failed in the last 24 hours, 1 organization could not be ' +
        'provisioned, 2 organizations are over a limit.',
    )
  })

  test('is no calm where nothing is known', () => {
    const nothing = { clusters: null, failedByHour: null, failedProvisionings: null, overLimit: null }
    expect(sentenceOf(nothing, null)).toBe(
      'How the clusters are is not known, how many jobs failed is not known, how many organizations could not be ' +
        'provisioned is not known, how many organizations are over a limit is not known.',
    )
    const parts = [clusterWords(null), failureWords(nothing), provisioningWords(nothing), limitWords(null)]
    expect(parts.map((words) => words?.state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
  })

  test('says when it was read, where it is not kept up to date', () => {
    const at = new Date(2026, 10, 20, 9, 14).toISOString()
    expect(sentenceOf(calm, at)).toContain(`, ${asOfWords(at)}.`)
    expect(asOfWords(at)).toBe('as of 09:14')
    expect(asOfWords(new Date(2026, 10, 19, 9, 14).toISOString())).toBe('as of Nov 19, 09:14')
  })
})

test('a console that is offline says so first, and of when all else is', () => {
  const at = new Date(2026, 10, 20, 9, 14).toISOString()
  expect(sentenceOf(calm, at, true)).toMatch(
    /^This console is offline, all 2 clusters are healthy, .*, as of 09:14\.$/,
  )
})

test('many unhealthy clusters are counted and not named', () => {
  const ill = ['a', 'b', 'c', 'd'].map((name) => cluster(name, false))
  expect(clusterWords(ill).long).toBe('4 of 4 clusters are unhealthy')
})

test('no clusters, and one, are said as such', () => {
  expect(clusterWords([]).long).toBe('there are no clusters')
  expect(clusterWords([cluster('fra-1')]).long).toBe('the cluster is healthy')
})

test('failures that were counted in a part of the jobs are said to be that', () => {
  const words = failureWords({ ...calm, failedByHour: [0, 3], failedAtLeast: true })
  expect(words).toEqual({
    short: 'At least 3 failed',
    long: 'at least 3 jobs failed in the last 24 hours',
    state: 'wrong',
  })
})

test('so are provisionings', () => {
  expect(provisioningWords({ ...calm, failedProvisionings: 1, provisioningsAtLeast: true })).toEqual({
    short: 'At least 1 not provisioned',
    long: 'at least 1 organization could not be provisioned',
    state: 'wrong',
  })
})

test('of limits and provisionings nothing is said where there are none', () => {
  expect([limitWords(0), provisioningWords(calm)]).toEqual([null, null])
  expect(limitWords(1)?.long).toBe('1 organization is over a limit')
})
