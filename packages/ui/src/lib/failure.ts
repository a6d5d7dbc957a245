/** Why something that was asked for did not happen. */
export interface Failure {
  /** What failed, in the words of §8. */
  message: string
  /** The server's own words, where it gave any. */
  reason?: string
  /** No answer came that could be read: it may have happened or not. The message says so. */
  outcomeUnknown?: boolean
}
