import { renderHook } from '@testing-library/react'
import { failed, loading, ready, type Loadable } from '../lib'
import { useFirstLoad } from './useFirstLoad'

test.each([ready(1), failed('Failed to load jobs')])(
  'a block is loading until it has loaded or failed, and not when it is read once more',
  (answer) => {
    const { result, rerender } = renderHook((state: Loadable<number>) => useFirstLoad(state), {
      initialProps: loading as Loadable<number>,
    })
    expect(result.current).toEqual({ 'data-loading': true })
    for (const state of [answer, loading, ready(2)]) {
      rerender(state)
      expect(result.current).toEqual({ 'data-loaded': true })
    }
  },
)
