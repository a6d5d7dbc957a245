import { useSyncExternalStore } from 'react'
import { formatFullTime, formatRelativeTime, isRelativeTime, platformNow, type Timestamp } from '../lib'
import { Time } from './Time'

export interface RelativeTimeProps {
  value: Timestamp
  /** It happened on this device, whose clock counts then and not the platform's. */
  local?: boolean
  /** The keyboard reaches it, which shows the full time; a tap does so anywhere. */
  focusable?: boolean
}

/** How long ago (§9.8) by the platform's clock, kept up to date: 'just now', '12 min ago', '5 h ago', then the date. */
export function RelativeTime({ value, local = false, focusable }: RelativeTimeProps) {
  const clock = local ? Date.now : platformNow
  const moves = isRelativeTime(value, clock())
  const text = useSyncExternalStore(moves ? everyMinute : never, () => formatRelativeTime(value, clock()))
  return <Time value={value} text={text} title={formatFullTime(value)} focusable={focusable} />
}

const never = () => () => {}

/** All times that move. A screen has a hundred of them: they share one timer, and only those with another text are drawn. */
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
