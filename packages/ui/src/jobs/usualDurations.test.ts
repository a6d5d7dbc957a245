import { expect, test } from 'vitest'
import { usualDurations } from './usualDurations'

const job = (job_id: string, seconds: number, values: object = {}) => ({
  job_id,
  job_type: 'deploy_studio',
  status: 'completed' as const,
  started_at: '2026-11-20T09:00:00Z',
  finished_at: new Date(Date.parse('2026-11-20T09:00:00Z') + seconds * 1000).toISOString(),
  ...values,
})

test('the median, which one run that hung does not change', () => {
  expect(usualDurations([job('a', 40), job('b', 30), job('c', 9000)])).toEqual({ deploy_studio: 40_000 })
  expect(usualDurations([job('a', 40), job('b', 30), job('c', 9000), job('d', 50)])).toEqual({
    deploy_studio: 45_000,
  })
})

test('of too few nothing is usual, and a job that is in several lists is one', () => {
  expect(usualDurations([job('a', 40), job('b', 30)])).toEqual({})
  expect(usualDurations([job('a', 40), job('b', 30), job('a', 40)])).toEqual({})
})

test('only what has completed, and of which the times are told', () => {
  const others = [
    job('d', 1, { status: 'failed' }),
    job('e', 1, { started_at: null }),
    job('f', 1, { finished_at: null }),
    job('g', -5),
  ]
  expect(usualDurations([job('a', 40), job('b', 40), ...others])).toEqual({})
  expect(usualDurations([job('a', 40), job('b', 40), job('c', 40), ...others])).toEqual({
    deploy_studio: 40_000,
  })
})
