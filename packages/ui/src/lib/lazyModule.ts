import { useEffect, useState } from 'react'

export interface LazyModule<T> {
  /** Loads it, once; a load that failed is tried again by the next call. */
  load: () => Promise<T>
  /** Starts loading, for when a press is likely; says nothing of a failure. */
  preload: () => void
  /** The module once it is here; loading begins when it is wanted. */
  useWhen: (wanted: boolean, onFailure: (error: unknown) => void) => T | undefined
}

/**
 * Code that is not needed for the first paint: a screen, a dialog, a menu. Unlike React's `lazy` it never suspends: an
 * already loaded module shows at once, where React would hold it back for 300 ms. A failed load does not take the
 * screen down: the next press tries again.
 */
export function lazyModule<T>(loader: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined
  let pending: Promise<T> | undefined

  const load = () =>
    (pending ??= loader().then(
      (module) => (loaded = module),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    ))

  return {
    load,
    preload: () => void load().catch(() => undefined),
    useWhen(wanted, onFailure) {
      const [, arrived] = useState(() => loaded)
      useEffect(() => {
        // Also when it is here already: it may have come between this render and its effect.
        if (!wanted) return
        let current = true
        load().then(
          (module) => current && arrived(() => module),
          (error: unknown) => {
            console.warn('A part of the page could not be loaded.', error)
            if (current) onFailure(error)
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
