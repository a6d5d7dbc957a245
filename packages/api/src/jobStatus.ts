import type { Schemas } from './wire'

/** Every status the document knows. */
type KnownJobStatus = Schemas['JobStatus']

/** A job's status. `unknown` stands for every other word; `raw_status` keeps the word for the screen to show. */
export type JobStatus = KnownJobStatus | 'unknown'

// A record, so that a status that the document gains or loses stops the compiler here.
const statuses: Record<KnownJobStatus, true> = {
  pending: true,
  queued: true,
  running: true,
  in_progress: true,
  processing: true,
  retrying: true,
  completed: true,
  success: true,
  failed: true,
  error: true,
  cancelled: true,
}

/** The status of a word on the wire. */
export const knownStatus = (raw: string): JobStatus =>
  Object.hasOwn(statuses, raw) ? (raw as KnownJobStatus) : 'unknown'
