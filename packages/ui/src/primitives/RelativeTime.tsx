import { useEffect, useState } from 'react'
import { formatFullTime, formatRelativeTime, isRelativeTime, type Timestamp } from '../lib'
import { Time } from './Time'

export interface RelativeTimeProps {
  value: Timestamp
}

/** How long ago (§9.8), kept up to date: 'just now', '12 min ago', '5 h ago', then the date. */
export function RelativeTime({ value }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now())
  const moves = isRelativeTime(value, now)

  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [moves])

  return <Time value={value} text={formatRelativeTime(value, now)} title={formatFullTime(value)} />
}
