/**
 * What a screen knows about one piece of remote data. An empty list is `ready` with no rows. `refreshing` means that
 * newer data have been asked for while the last ones stay in view.
 */
export type Loadable<T> =
  | { state: 'loading' }
  /** `reason` is the server's own message, where it gave one. */
  | { state: 'error'; message: string; reason?: string; onRetry?: () => void }
  | { state: 'ready'; data: T; refreshing?: boolean }

/** Nothing has arrived yet. */
export const loading = { state: 'loading' } as const

/** Data that have arrived. */
export function ready<T>(data: T, refreshing = false): Loadable<T> {
  return { state: 'ready', data, refreshing }
}

/**
 * Data that could not be loaded.
 *
 * @param message what failed, in the words of §8
 */
export function failed(message: string, onRetry?: () => void): Loadable<never> {
  return { state: 'error', message, onRetry }
}

/**
 * Several pieces of remote data as one: ready when all are, failed when one is. Its `onRetry` loads those that failed,
 * and no others.
 */
export function all<Parts extends Record<string, unknown>>(parts: {
  [Name in keyof Parts]: Loadable<Parts[Name]>
}): Loadable<Parts> {
  const states: Loadable<unknown>[] = Object.values(parts)
  const failures = states.filter((part) => part.state === 'error')
  const [first] = failures
  if (first) {
    const retries = failures.flatMap(({ onRetry }) => onRetry ?? [])
    return {
      ...first,
      reason: failures.map(({ reason }) => reason).find((reason) => reason !== undefined),
      onRetry: retries.length > 0 ? () => retries.forEach((retry) => retry()) : undefined,
    }
  }
  const data: Record<string, unknown> = {}
  let refreshing = false
  for (const [name, part] of Object.entries<Loadable<unknown>>(parts)) {
    if (part.state !== 'ready') return loading
    data[name] = part.data
    refreshing ||= part.refreshing ?? false
  }
  return ready(data as Parts, refreshing)
}

/** The same state with a part of the data, or with something made from them: the rows of a page. */
export function mapLoadable<T, U>(loadable: Loadable<T>, select: (data: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? { ...loadable, data: select(loadable.data) } : loadable
}

/** Whether newer data have been asked for than one of these shows. */
export const isRefreshing = (...parts: readonly Loadable<unknown>[]): boolean =>
  parts.some((part) => part.state === 'ready' && part.refreshing === true)
