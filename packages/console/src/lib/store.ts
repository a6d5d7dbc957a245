import { useSyncExternalStore } from 'react'

/** A value that lives outside React and that components follow. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    set(next: T): void {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe,
    /** A hook: the value as it is now. */
    use: (): T => useSyncExternalStore(subscribe, get),
  }
}
