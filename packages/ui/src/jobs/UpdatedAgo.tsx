import { LastUpdate } from '../primitives'
import { formatDuration } from './stepTimes'
import { SECOND_MS, useNow } from './useNow'

export interface UpdatedAgoProps {
  /** Tells when the data in view arrived, in milliseconds since 1970. It is asked only when the words may be others. */
  updatedAt: () => number
  /** The last attempt to read newer data failed. */
  failed?: boolean
  /** The data are polled. */
  live?: boolean
}

/** Twice the time between two polls, in milliseconds: data that are polled are never older, unless a poll fails or is late. */
const FRESH_MS = 10_000

/**
 * How old polled data are: 'Updated just now' as long as polls arrive, so that nothing moves on the screen, then
 * 'Updated 12 s ago'. It counts the seconds itself, so that nothing else is drawn every second.
 */
export function UpdatedAgo({ updatedAt, failed = false, live }: UpdatedAgoProps) {
  const arrived = updatedAt()
  const age = useNow((now) => Math.max(arrived + FRESH_MS, now + SECOND_MS)) - arrived
  return (
    <LastUpdate age={{ updatedAt: arrived, failed }} live={live}>
      {age < FRESH_MS ? 'just now' : `${formatDuration(age)} ago`}
    </LastUpdate>
  )
}
