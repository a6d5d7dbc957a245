import { forgetAnswers, isRetryable } from '@quarterdeck/api'
import { QueryClient, focusManager, notifyManager, type Query } from '@tanstack/react-query'
import { isOnline } from './connection'
import { whenPersonLeaves } from './session'

/**
 * The one cache of all server state. A read that fails in passing is tried once more; writes go through `useWrite`.
 * Without a connection a read fails at once instead of waiting for one, and what is in view is read anew when the
 * connection is back. What is older than half a minute is read anew when the tab is looked at again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < 1 && isRetryable(error) && isOnline(),
      retryDelay: 500,
      staleTime: 10_000,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
      refetchOnWindowFocus: isOld,
    },
  },
})

/** For what is read anew because somebody asks: what is under way already is waited for, not cancelled and sent again. */
export const ONCE = { cancelRefetch: false }

/**
 * A read that failed this short a time ago, in milliseconds, was begun ahead of its screen: a screen that is drawn then tells the failure
 * and does not ask again.
 */
const JUST_NOW_MS = 1000

/** Reads older than this are read anew when somebody looks at the tab again, in milliseconds. */
const OLD_MS = 30_000

/** Counted from the last answer, an error too: a platform that is down is not asked at every change of tabs. */
export function isOld({ state }: Pick<Query, 'state'>): boolean {
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > OLD_MS
}

// By itself TanStack Query notices only a tab that was hidden: not one that stood beside another window, nor the screen
// of a computer that slept.
focusManager.setEventListener((look) => {
  const onLook = () => look()
  window.addEventListener('visibilitychange', onLook)
  window.addEventListener('focus', onLook)
  return () => {
    window.removeEventListener('visibilitychange', onLook)
    window.removeEventListener('focus', onLook)
  }
})

// What an answer changes is told when its own code has ended, and not by a timer, which would cost a task of its own for
// each answer and fall into a later frame.
notifyManager.setScheduler(queueMicrotask)

whenPersonLeaves(() => {
  queryClient.clear()
  forgetAnswers()
})
