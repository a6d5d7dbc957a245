/** Why something that was asked for did not happen. */
export interface Failure {
  /** What failed, in the specification's words. */
  message: string
  /** The server's own words, where it gave any. */
  reason?: string
}
