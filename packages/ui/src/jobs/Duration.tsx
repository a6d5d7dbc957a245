import { parseTimestamp, platformNow } from '../lib'
import { formatAtMost, formatDuration } from './stepTimes'
import { SECOND_MS, useNow } from './useNow'

export interface DurationProps {
  from: string
  /** Null while it goes on: then it counts by the platform's clock, of which its times are. */
  to: string | null
  /** It was no longer than this, and how long is not known. */
  atMost?: boolean
}

/** How long a step took, or how long it has been running. */
export function Duration({ from, to, atMost = false }: DurationProps) {
  const ended = parseTimestamp(to)
  const now = useNow((time) => (ended === null ? time + SECOND_MS : null), platformNow)
  const length = (ended ?? now) - Date.parse(from)
  if (ended !== null && !atMost && length < 1000) return <span>less than 1 s</span>
  return <span>{atMost ? formatAtMost(length) : formatDuration(length)}</span>
}
