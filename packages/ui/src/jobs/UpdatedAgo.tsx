import { useCallback, useSyncExternalStore } from 'react'
import { LastUpdate, type LastUpdateProps } from '../primitives'
import { formatDuration } from './stepTimes'
import { SECOND_MS } from './useNow'

export interface UpdatedAgoProps extends Pick<LastUpdateProps, 'live' | 'asked'> {
  /**
   * Tells when the data in view arrived, in milliseconds since 1970. It is asked when the words may be others; while it is
   * the same function, nothing is set up anew.
   */
  updatedAt: () => number
  /** The last attempt to read newer data failed. */
  failed?: boolean
}

/** Twice the time between two polls, in milliseconds: data that are polled are never older, unless a poll fails or is late. */
const FRESH_MS = 10_000

/**
 * How old polled data are: 'Updated just now' as long as polls arrive, so that nothing moves on the screen, then
 * 'Updated 12 s ago'. It counts the seconds itself, so that nothing else is drawn every second.
 */
export function UpdatedAgo({ updatedAt, failed = false, live, asked }: UpdatedAgoProps) {
  const words = useSyncExternalStore(
    useCallback((look) => lookWhenOther(updatedAt, look), [updatedAt]),
    () => wordsOf(Date.now() - updatedAt()),
  )
  return (
    <LastUpdate age={{ updatedAt: updatedAt(), failed }} live={live} asked={asked}>
      <span>{words}</span>
    </LastUpdate>
  )
}

const wordsOf = (ageMs: number) => (ageMs < FRESH_MS ? 'just now' : `${formatDuration(ageMs)} ago`)

/** Calls `look` each time that the words may have become others; nothing is drawn where they have not. */
function lookWhenOther(updatedAt: () => number, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = Date.now()
    timer = setTimeout(
      () => {
        look()
        wait()
      },
      Math.max(updatedAt() + FRESH_MS - now, SECOND_MS),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
