import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function at every render, which calls what was given at the latest one. For what is called on a press or another
 * event, and handed to a component that is drawn anew only where its props have changed; not for what is called while
 * drawing, which would not notice a change.
 */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
