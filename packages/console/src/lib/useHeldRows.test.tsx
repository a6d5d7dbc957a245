import { act, renderHook } from '@testing-library/react'
import { useHeldRows } from './useHeldRows'

interface Row {
  id: string
  status: string
}

const row = (id: string, status = 'running'): Row => ({ id, status })
const keyOf = ({ id }: Row) => id
/** The later in the alphabet, the older. */
const timeOf = ({ id }: Row) => -id.charCodeAt(0)
const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')]

interface Arrived {
  rows: Row[] | undefined
  place?: string
  isPlaceholderData?: boolean
  alsoKnown?: Row[]
  most?: number
}

function list(first: Arrived) {
  const { result, rerender } = renderHook(
    ({ rows, place = 'page 1', isPlaceholderData = false, alsoKnown, most }: Arrived) =>
      useHeldRows(rows, {
        place,
        isPlaceholderData,
        keyOf,
        ...(alsoKnown && { alsoKnown }),
        ...(most && { cut: { most, timeOf } }),
      }),
    { initialProps: first },
  )
  return {
    arrives: (next: Arrived) => rerender(next),
    hold: (isHeld: boolean) => act(() => result.current.held.onPresence(isHeld)),
    show: () => act(() => result.current.held.onShow()),
    ids: () => result.current.rows?.map(keyOf).join(''),
    rows: () => result.current.rows,
    waiting: () => result.current.held.waiting,
  }
}

test('while nobody is there, a list shows what has arrived', () => {
  const { arrives, ids, waiting } = list({ rows: [a, b] })
  arrives({ rows: [c, a] })
  expect(ids()).toBe('ca')
  expect(waiting()).toBe(0)
})

test('while somebody is there, rows keep their places, and new ones wait', () => {
  const { arrives, hold, ids, waiting, show } = list({ rows: [a, b] })
  hold(true)
  arrives({ rows: [d, c, a, b] })
  expect(ids()).toBe('ab')
  expect(waiting()).toBe(2)
  show()
  expect(ids()).toBe('dcab')
  expect(waiting()).toBe(0)
  arrives({ rows: [a, b] })
  expect(ids()).toBe('dcab')
  hold(false)
  expect(ids()).toBe('ab')
})

test('a row that has left stays as it is by now, until the list is left', () => {
  const { arrives, hold, rows } = list({ rows: [a, b], alsoKnown: [a, b] })
  hold(true)
  const cancelled = row('a', 'cancelled')
  arrives({ rows: [b], alsoKnown: [cancelled, b] })
  expect(rows()).toEqual([cancelled, b])
  // Also when nothing tells of it any more.
  arrives({ rows: [b], alsoKnown: [b] })
  expect(rows()).toEqual([cancelled, b])
  hold(false)
  expect(rows()).toEqual([b])
})

test('where others leave, older rows come up from below, which are not new', () => {
  const { arrives, hold, ids, waiting } = list({ rows: [b, c], most: 2 })
  hold(true)
  arrives({ rows: [c, d], most: 2 })
  expect(ids()).toBe('bc')
  expect(waiting()).toBe(0)
  arrives({ rows: [a, d], most: 2 })
  expect(waiting()).toBe(1)
  // Nothing was below a list that had room.
  const short = list({ rows: [b], most: 2 })
  short.hold(true)
  short.arrives({ rows: [b, d], most: 2 })
  expect(short.waiting()).toBe(1)
})

test('rows that have not changed stay the same array', () => {
  const { arrives, hold, rows } = list({ rows: [a, b] })
  hold(true)
  const before = rows()
  arrives({ rows: [c, a, b] })
  expect(rows()).toBe(before)
})

test('another page is shown as soon as it has arrived, and is held in turn', () => {
  const { arrives, hold, ids, waiting } = list({ rows: [a, b] })
  hold(true)
  arrives({ rows: [c, a], place: 'page 2', isPlaceholderData: true })
  expect(ids()).toBe('ab')
  expect(waiting()).toBe(0)
  arrives({ rows: [c, d], place: 'page 2' })
  expect(ids()).toBe('cd')
  arrives({ rows: [a, c], place: 'page 2' })
  expect(ids()).toBe('cd')
  expect(waiting()).toBe(1)
})

test('a list that has to be read from the beginning shows nothing old', () => {
  const { arrives, hold, ids } = list({ rows: [a, b] })
  hold(true)
  arrives({ rows: undefined, place: 'cluster' })
  expect(ids()).toBeUndefined()
  arrives({ rows: [d], place: 'cluster' })
  expect(ids()).toBe('d')
})
