import { readViews } from './jobViews'

test('storage may hold anything: what is no view is left out', () => {
  expect(readViews(null)).toEqual({ views: [], first: undefined })
  expect(readViews('views')).toEqual({ views: [], first: undefined })
  const kept = {
    views: [{ name: 'Night', q: 'status:failed', byCause: 1 }, { name: 'no search' }, null],
    first: 'Night',
  }
  expect(readViews(kept)).toEqual({
    views: [{ name: 'Night', q: 'status:failed', byCause: false }],
    first: 'Night',
  })
})

test('a view that is no longer there does not open the screen', () => {
  expect(readViews({ views: [{ name: 'Night', q: '' }], first: 'Day' }).first).toBeUndefined()
})
