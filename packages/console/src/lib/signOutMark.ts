import { readStored, writeStored } from './storage'

/**
 * The session that somebody signed out of, from the press on 'Sign out' until the identity service says that it is over.
 * Meanwhile every tab waits for that. Once signing out has failed no tab takes the session for a valid one any more,
 * although the identity service still does.
 */
const KEY = 'quarterdeck.signed_out'

/** Stands after the id once signing out has failed. */
const FAILED = ' failed'

/** The mark where the browser keeps nothing: it is known to this document alone. */
let unkept: string | null = null

/** Sets the mark. The id is empty where it is not known, as before the second factor. Gives whether it outlives the document. */
export function markSignedOut(sessionId: string): boolean {
  const isKept = writeStored('localStorage', KEY, sessionId)
  unkept = isKept ? null : sessionId
  return isKept
}

/** Says in the mark that signing out has failed. Gives the same. */
export const markSignOutFailed = () => markSignedOut(signedOutSession() + FAILED)

/** The id of the session that was signed out of; null where there is none. */
export const signedOutSession = () => mark()?.replace(FAILED, '') ?? null

/** Whether signing out has failed, so that the session may be alive for good. */
export const hasSignOutFailed = () => !!mark()?.endsWith(FAILED)

const mark = () => unkept ?? readStored('localStorage', KEY)

export function removeSignOutMark(): void {
  unkept = null
  writeStored('localStorage', KEY, null)
}

/** Whether a `storage` event tells of a sign-out in another tab: that it began, has failed, is over or was taken back. */
export const isSignOutElsewhere = ({ key }: StorageEvent) => key === KEY
