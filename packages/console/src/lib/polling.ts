import { focusManager, type Query, type QueryState } from '@tanstack/react-query'
import { createStore } from './store'

interface Polled {
  state: Pick<QueryState, 'status' | 'fetchStatus' | 'errorUpdateCount' | 'data'>
}

/** §9.4: job lists refresh every 5 s. */
const POLL_MS = 5000
const SLOWEST_MS = 60_000
/** Lists that would be read within this time are read together, from their next poll on. */
const TOGETHER_MS = POLL_MS / 2

/** TanStack Query counts all errors of a query: this is its count when the query had last succeeded. */
const errorsAtLastSuccess = new WeakMap<object, number>()

/** How often in a row a query has failed since its last answer. */
function failuresInARow(query: Polled): number {
  const { status, errorUpdateCount } = query.state
  if (status !== 'error') {
    errorsAtLastSuccess.set(query, errorUpdateCount)
    return 0
  }
  return errorUpdateCount - (errorsAtLastSuccess.get(query) ?? 0)
}

/** When a query that is not being read is due, in milliseconds since 1970. */
const due = new WeakMap<object, number>()

/**
 * The `refetchInterval` of a list, in milliseconds. It counts from the last answer, so that no two requests are under way,
 * and also where TanStack Query asks anew, as it does whenever something is drawn or written: 5 s, or once up to half of it
 * where another list is read then, doubled by every failure in a row, 60 s at most. A list that never arrived is not polled;
 * its screen offers 'Try Again'.
 */
export function pollInterval(query: Polled): number | false {
  const failures = failuresInARow(query)
  // While it is read nothing is due: its answer tells when it is next.
  if (query.state.data === undefined || query.state.fetchStatus !== 'idle') {
    due.delete(query)
    return false
  }
  const now = Date.now()
  let at = due.get(query) ?? 0
  // Long past is what fell into a hidden tab, and further off than any poll what a clock that was set back leaves.
  if (at < now - TOGETHER_MS || at > now + (failures > 0 ? SLOWEST_MS : POLL_MS + TOGETHER_MS)) {
    at = failures > 0 ? now + Math.min(POLL_MS * 2 ** failures, SLOWEST_MS) : nextPollFrom(now)
    due.set(query, at)
  }
  // What is due in a hidden tab is read when that is shown again.
  return Math.max(at - now, focusManager.isFocused() ? 1 : POLL_MS)
}

/** When the list that was answered first is read next, in milliseconds since 1970. */
let nextPoll = 0

/** Lists that are read together wake the browser once and not once each. */
function nextPollFrom(now: number): number {
  const isShared = nextPoll > now && Math.abs(now + POLL_MS - nextPoll) < TOGETHER_MS
  if (!isShared) nextPoll = now + POLL_MS
  return nextPoll
}

/** Options of what reads again by itself: not in a hidden tab, and nothing moves on the screen while it does. */
export const quiet = { meta: { quiet: true }, refetchIntervalInBackground: false } as const

/** Options of a polled list: it is also read at once when the tab is shown again. */
export const polled = {
  ...quiet,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
} as const

/** Whether somebody asked by a press for what mostly reads again by itself, and waits for it. */
export const isAskedFor = createStore(false)

/** Whether somebody waits for what a query reads: not where it reads again by itself what is shown. */
export const isWaitedFor = ({
  meta,
  state,
}: Pick<Query, 'meta'> & { state: Pick<QueryState, 'data'> }): boolean =>
  meta?.quiet !== true || state.data === undefined
