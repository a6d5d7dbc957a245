/** Why a write was not done, or may not have been done. */
export interface Failure {
  /** What failed, in the words of §8; of an unknown outcome, why it is unknown. */
  message: string
  /** The server's own words, else the status of its answer; of an unknown outcome, what to look at. */
  reason?: string
  /** The server's code for the error, where it gave one; a form shows the failure at the field that it is about (§13.7). */
  code?: string
  /** No readable answer came, so the write may or may not have been done. The message says so. */
  outcomeUnknown?: boolean
  /** What was to be changed no longer exists, so it is of no use to send it again. The message says so by name. */
  gone?: boolean
}
