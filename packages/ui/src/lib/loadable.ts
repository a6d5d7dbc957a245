/** Why there is nothing to show. */
export interface LoadFailure {
  /** What failed, in the words of §8. */
  message: string
  /** The server's own message with the id of the request, where it gave them (§8.1). */
  reason?: string
  /** Reads again. */
  onRetry?: () => void
}

/** Data that have arrived, and what is known about their age. */
interface Loaded<T> {
  state: 'ready'
  data: T
  /** Newer data have been asked for; the last ones stay in view. */
  refreshing?: boolean
  /** When they arrived, in milliseconds since 1970. */
  updatedAt?: number
  /** Why the last attempt to read newer ones failed. */
  refreshFailure?: string
  /** They are those of the page or search before; those that the address asks for are on their way. */
  outdated?: boolean
}

/** What a screen knows about one piece of remote data. An empty list is `ready` with no rows. */
export type Loadable<T> = { state: 'loading' } | ({ state: 'error' } & LoadFailure) | Loaded<T>

/** Nothing has arrived yet. */
export const loading = { state: 'loading' } as const

/** Data that have arrived. */
export function ready<T>(data: T, refreshing = false): Loaded<T> {
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
 * Several pieces of remote data as one: ready when all are, outdated or failed when one is. Its `onRetry` loads those that failed,
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
  for (const [name, part] of Object.entries<Loadable<unknown>>(parts)) {
    if (part.state !== 'ready') return loading
    data[name] = part.data
  }
  const age = ageOf(...states)
  return {
    ...ready(data as Parts, isRefreshing(...states)),
    updatedAt: age?.updatedAt,
    refreshFailure: age?.reason,
    outdated: states.some(isOutdated),
  }
}

/** The same state with a part of the data, or with something made from them: the rows of a page. */
export function mapLoadable<T, U>(loadable: Loadable<T>, select: (data: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? { ...loadable, data: select(loadable.data) } : loadable
}

/** The same state, the same object, of what is there; null where what was asked for is not. */
export const whenThere = <T>(loadable: Loadable<T | null>): Loadable<T> | null =>
  loadable.state === 'ready' && loadable.data === null ? null : (loadable as Loadable<T>)

/** Whether newer data have been asked for than one of these shows. */
export const isRefreshing = (...parts: readonly Loadable<unknown>[]): boolean =>
  parts.some((part) => part.state === 'ready' && part.refreshing === true)

/** Whether the rows in view are those of the page or search before. */
export const isOutdated = (list: Loadable<unknown>): boolean =>
  list.state === 'ready' && list.outdated === true

/** How old data in view are. */
export interface DataAge {
  /** When the oldest of them arrived, in milliseconds since 1970. */
  updatedAt: number
  /** The last attempt to read newer ones failed. */
  failed: boolean
  /** The server's own message about that, with the id of the request. */
  reason?: string
}

/** How old these data are, taken together; undefined where the age of none is known. */
export function ageOf(...parts: readonly Loadable<unknown>[]): DataAge | undefined {
  const loaded = parts.filter((part) => part.state === 'ready')
  const times = loaded.flatMap(({ updatedAt }) => updatedAt ?? [])
  if (times.length === 0) return undefined
  const [reason] = loaded.flatMap(({ refreshFailure }) => refreshFailure ?? [])
  return { updatedAt: Math.min(...times), failed: reason !== undefined, reason }
}
