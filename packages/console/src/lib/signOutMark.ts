/**
 * The session that somebody signed out of, from the press on 'Sign out' until the identity service says that it is over.
 * No tab takes that session for a valid one any more, although the identity service may still do.
 */
const KEY = 'quarterdeck.signed_out'

/** Sets the mark. The id is empty where it is not known, as before the second factor. */
export function markSignedOut(sessionId: string): void {
  try {
    localStorage.setItem(KEY, sessionId)
  } catch {
    // Storage may be blocked; a sign-out that fails then cannot be told after the page has loaded anew.
  }
}

/** The id of the session that was signed out of; null where there is none. */
export function signedOutSession(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function removeSignOutMark(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage may be blocked; then there is no mark.
  }
}

/** Whether a `storage` event tells that another tab set the mark. */
export const isSignOutElsewhere = ({ key, newValue }: StorageEvent) => key === KEY && newValue !== null
