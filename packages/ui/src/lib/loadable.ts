/**
 * What a screen knows about one piece of remote data. Empty is `ready` with nothing in it; `refreshing` means
 * that newer data is on its way while the last stays in view.
 */
export type Loadable<T> =
  | { state: 'loading' }
  /** `reason` is the server's own word on it, where it gave any. */
  | { state: 'error'; message: string; reason?: string; onRetry?: () => void }
  | { state: 'ready'; data: T; refreshing?: boolean }

/** Nothing has arrived yet. */
export const loading = { state: 'loading' } as const

export function ready<T>(data: T, refreshing = false): Loadable<T> {
  return { state: 'ready', data, refreshing }
}

/** @param message what failed, in the words of §8 */
export function failed(message: string, onRetry?: () => void): Loadable<never> {
  return { state: 'error', message, onRetry }
}

/** The same state around a part of the data: a page's rows, say. */
export function mapLoadable<T, U>(loadable: Loadable<T>, select: (data: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? { ...loadable, data: select(loadable.data) } : loadable
}
