import { LastUpdate } from '../primitives'
import { formatDuration } from './stepTimes'
import { useNow } from './useNow'

export interface UpdatedAgoProps {
  /** When the data in view arrived, in milliseconds since 1970. */
  updatedAt: number
  /** The last attempt to read newer data failed. */
  failed?: boolean
  /** The data are polled. */
  live?: boolean
}

/** How old polled data are. It counts the seconds itself, so that nothing else is drawn every second. */
export function UpdatedAgo({ updatedAt, failed = false, live }: UpdatedAgoProps) {
  const now = useNow(true)
  return (
    <LastUpdate
      age={{ updatedAt, failed }}
      live={live}
    >{`${formatDuration(now - updatedAt)} ago`}</LastUpdate>
  )
}
