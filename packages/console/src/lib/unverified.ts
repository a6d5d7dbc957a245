import { isRecord } from '@quarterdeck/api'

/** Tells /user/verify, in the history entry that leads there, that a sign-in was refused because an address is not verified. */
export interface Unverified {
  /** The address, as far as it is known. */
  unverified: string
}

/** Reads the history entry's state, which may be anything: the address, '' where it is not known, undefined without a refusal. */
export function readUnverified(state: unknown): string | undefined {
  const address = isRecord(state) ? state.unverified : undefined
  return typeof address === 'string' ? address : undefined
}
