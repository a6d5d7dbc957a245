import { act, renderHook } from '@testing-library/react'
import { dismissToast, useToasts } from './toasts'
import { useFailureToast } from './useFailureToast'

type Read = Parameters<typeof useFailureToast>[0]

const well: Read = { isError: false, isFetching: false, error: null, errorUpdateCount: 0 }
const failed: Read = { isError: true, isFetching: false, error: new Error('down'), errorUpdateCount: 1 }

const told = () =>
  renderHook(() => useToasts()).result.current.shown.map(({ title, count = 1 }) => [title, count])

const setUp = (read: Read) =>
  renderHook(({ read: now, title }) => useFailureToast(now, title), {
    initialProps: { read, title: 'Failed' },
  })

afterEach(() => {
  for (const { id } of renderHook(() => useToasts()).result.current.shown) act(() => dismissToast(id))
})

test('each failure is told once, whatever else is drawn anew', () => {
  const view = setUp(well)
  expect(told()).toEqual([])
  act(() => view.rerender({ read: failed, title: 'Failed' }))
  act(() => view.rerender({ read: failed, title: 'Failed in other words' }))
  expect(told()).toEqual([['Failed', 1]])
  act(() => view.rerender({ read: { ...failed, errorUpdateCount: 2 }, title: 'Failed' }))
  expect(told()).toEqual([['Failed', 2]])
})

test('a read that failed before its screen was there is told', () => {
  setUp(failed)
  expect(told()).toEqual([['Failed', 1]])
})

test('a screen that comes back while the read is under way again tells nothing of the failure before', () => {
  const view = setUp({ ...failed, isFetching: true })
  expect(told()).toEqual([])
  act(() => view.rerender({ read: well, title: 'Failed' }))
  expect(told()).toEqual([])
})
