import { failed, loading, mapLoadable, ready } from './loadable'

test('a part of the data keeps the state around it', () => {
  const count = (rows: string[]) => rows.length
  const failure = failed('Failed to load users. Please try again.')

  expect(mapLoadable(ready(['a', 'b'], true), count)).toEqual({ state: 'ready', data: 2, refreshing: true })
  expect(mapLoadable(loading, count)).toBe(loading)
  expect(mapLoadable(failure, count)).toBe(failure)
})
