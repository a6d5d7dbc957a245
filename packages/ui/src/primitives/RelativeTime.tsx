import {
  formatFullTime,
  formatRelativeTime,
  isRelativeTime,
  platformNow,
  useEveryMinute,
  type Timestamp,
} from '../lib'
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
  const text = useEveryMinute(() => formatRelativeTime(value, clock()), moves)
  return <Time value={value} text={text} title={formatFullTime(value)} focusable={focusable} />
}
