import { renderHook } from '@testing-library/react'
import { useEventCallback } from './useEventCallback'

test('stays the same function and calls what was given last', () => {
  const add = (more: number) => (count: number) => count + more
  const { result, rerender } = renderHook(({ more }) => useEventCallback(add(more)), {
    initialProps: { more: 1 },
  })
  const first = result.current
  expect(first(1)).toBe(2)
  rerender({ more: 10 })
  expect(result.current).toBe(first)
  expect(first(1)).toBe(11)
})
