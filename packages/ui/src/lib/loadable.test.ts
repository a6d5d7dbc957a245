import { ageOf, all, failed, loading, mapLoadable, ready, type Loadable } from './loadable'

test('a part of the data keeps the state around it', () => {
  const count = (rows: string[]) => rows.length
  const failure = failed('Failed to load users. Please try again.')

  expect(mapLoadable(ready(['a', 'b'], true), count)).toEqual({ state: 'ready', data: 2, refreshing: true })
  expect(mapLoadable(loading, count)).toBe(loading)
  expect(mapLoadable(failure, count)).toBe(failure)
})

describe('several as one', () => {
  const both = (a: Loadable<number>, b: Loadable<string>) => all({ a, b })

  test('ready when all are', () => {
    expect(both(ready(1), ready('x', true))).toEqual({
      state: 'ready',
      data: { a: 1, b: 'x' },
      refreshing: true,
      outdated: false,
    })
    expect(both(ready(1), loading)).toEqual(loading)
  })

  test('of the page before where one is', () => {
    expect(both({ ...ready(1), outdated: true }, ready('x'))).toMatchObject({ outdated: true })
  })

  test('failed when one is, and Try Again loads those that failed', () => {
    const [retryA, retryB] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const one = both(failed('No numbers', retryA), loading)
    expect(one).toMatchObject({ state: 'error', message: 'No numbers' })
    if (one.state === 'error') one.onRetry?.()
    expect(retryA).toHaveBeenCalledOnce()

    const two = both(failed('No numbers', retryA), {
      state: 'error',
      message: 'No text',
      reason: 'The disk is full',
      onRetry: retryB,
    })
    expect(two).toMatchObject({ message: 'No numbers', reason: 'The disk is full' })
    if (two.state === 'error') two.onRetry?.()
    expect([retryA, retryB].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    expect(both(failed('No numbers'), ready('x'))).toMatchObject({ onRetry: undefined })
  })
})

describe('age', () => {
  const arrived = (updatedAt: number, refreshFailure?: string): Loadable<number> => ({
    state: 'ready',
    data: 1,
    updatedAt,
    refreshFailure,
  })

  test('is that of the oldest part, and failed when one could not be refreshed', () => {
    expect(ageOf(loading, failed('No text'))).toBeUndefined()
    expect(ageOf(ready(1))).toBeUndefined()
    expect(ageOf(arrived(2000), loading, arrived(1000))).toEqual({ updatedAt: 1000, failed: false })
    expect(ageOf(arrived(2000, 'The disk is full'), arrived(1000))).toEqual({
      updatedAt: 1000,
      failed: true,
      reason: 'The disk is full',
    })
  })

  test('stays with several as one', () => {
    expect(all({ a: arrived(2000, 'The disk is full'), b: arrived(1000) })).toMatchObject({
      updatedAt: 1000,
      refreshFailure: 'The disk is full',
    })
  })
})
