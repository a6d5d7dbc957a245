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

/**
 * Several pieces of remote data as one: there when all are, failed when one is. Try Again asks for those that failed,
 * and for no others.
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

/** The same state around a part of the data: a page's rows, say. */
export function mapLoadable<T, U>(loadable: Loadable<T>, select: (data: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? { ...loadable, data: select(loadable.data) } : loadable
}
