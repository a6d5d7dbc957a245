import { NOT_AVAILABLE, parseTimestamp, platformNow } from '../lib'
import { Missing } from '../primitives'
import { formatDuration, type StepTimes } from './stepTimes'
import { useNow } from './useNow'

/** How long a step took, or how long it has been running by the platform's clock, of which its times are. */
export function Duration({ started_at, ended_at }: StepTimes) {
  const started = parseTimestamp(started_at)
  const ended = parseTimestamp(ended_at)
  const now = useNow(started !== null && ended === null, platformNow)
  if (started === null) return <Missing>{NOT_AVAILABLE}</Missing>
  return <>{formatDuration((ended ?? now) - started)}</>
}
