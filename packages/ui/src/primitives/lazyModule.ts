import { useEffect, useState } from 'react'

export interface LazyModule<T> {
  /** Starts loading, for when a press is likely. */
  preload: () => void
  /** The module once it is here; loading begins when it is wanted. */
  useWhen: (wanted: boolean, onFailure: () => void) => T | undefined
}

/**
 * Code that is not needed for the first paint. Unlike React's `lazy` it never suspends (an already loaded module
 * shows at once, without the reveal throttle) and a failed load does not take the screen down: the next press
 * tries again.
 */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined
  let pending: Promise<T> | undefined

  function get(): Promise<T> {
    pending ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  return {
    preload: () => void get().catch(() => undefined),
    useWhen(wanted, onFailure) {
      const [, arrived] = useState(() => loaded)
      useEffect(() => {
        // Also when it is here already: it may have come between this render and its effect.
        if (!wanted) return
        let current = true
        get().then(
          (module) => current && arrived(() => module),
          (error: unknown) => {
            console.warn('A part of the page could not be loaded.', error)
            if (current) onFailure()
          },
        )
        return () => {
          current = false
        }
      }, [wanted, onFailure])
      return wanted ? loaded : undefined
    },
  }
}
