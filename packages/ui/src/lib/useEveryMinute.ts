import { useSyncExternalStore } from 'react'

/**
 * A text that becomes another as time passes, kept up to date.
 *
 * @param text what it is now
 * @param moves whether it will become another
 */
export const useEveryMinute = (text: () => string, moves: boolean): string =>
  useSyncExternalStore(moves ? everyMinute : never, text)

const never = () => () => {}

/** All texts that move. A screen has a hundred of them: they share one timer, and only those that are others are drawn. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function everyMinute(listener: () => void) {
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 60_000)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
