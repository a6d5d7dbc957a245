import { useEffect, useState } from 'react'
import { isLoadedAhead, noteUnasked } from './unaskedCode'

/** A module that is loaded when it is needed. */
export interface LazyModule<T> {
  /** Loads the module, once; after a failure, which rejects, the next call tries again. */
  load: () => Promise<T>
  /**
   * Starts loading ahead of time; a failure waits for whoever asks for the module (`noteUnasked`). Does nothing without a
   * connection, and for people who save data.
   */
  preload: () => void
  /**
   * A hook: the module once it has loaded, and undefined before and while `wanted` is false. Loads it when wanted.
   *
   * @param onFailure called when it could not be loaded; left out where the page is whole without it. The failure is
   * logged either way.
   */
  useWhen: (wanted: boolean, onFailure?: (error: unknown) => void) => T | undefined
}

/** Told to the window when code has arrived that could not be loaded before. */
export const CODE_ARRIVED = 'codeArrived'

const tellArrived = () => window.dispatchEvent(new Event(CODE_ARRIVED))

/**
 * Code that is not needed for the first paint: a screen, a dialog, a menu. Unlike React's `lazy` it never suspends: a
 * module that is already loaded shows at once, where React would wait up to 300 ms. A failed load throws nothing; the
 * module is loaded again the next time it is wanted.
 */
export function lazyModule<T>(loader: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined
  let pending: Promise<T> | undefined
  /** Somebody waits for what is under way, and not `preload` alone. */
  let isAsked = false
  let hasFailed = false

  const begin = () =>
    (pending ??= loader().then(
      (module) => {
        if (hasFailed) tellArrived()
        return (loaded = module)
      },
      (error: object) => {
        if (!isAsked) noteUnasked(error)
        isAsked = false
        hasFailed = true
        pending = undefined
        throw error
      },
    ))
  const load = () => {
    isAsked = true
    return begin()
  }

  return {
    load,
    preload: () => {
      if (isLoadedAhead()) void begin().catch(() => undefined)
    },
    useWhen(wanted, onFailure) {
      const [, arrived] = useState(() => loaded)
      useEffect(() => {
        // Also when it has loaded already: it may have arrived between this render and its effect.
        if (!wanted) return
        let current = true
        load().then(
          (module) => current && arrived(() => module),
          (error: unknown) => {
            console.warn('A part of the page could not be loaded.', error)
            if (current) onFailure?.(error)
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
