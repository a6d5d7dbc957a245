import { isRecord } from '@quarterdeck/api'
import { readStored, readStoredJson, writeStored } from './storage'

/**
 * Who was signed in last, kept across page loads: the start script reads that person's first data at once, and other
 * tabs notice through the `storage` event that a session began or ended. It is a hint and gives no access to anything:
 * where it cannot be kept the console only starts a little later.
 */
export interface RememberedUser {
  id: string
  isAdmin: boolean
}

/** One of the cached keys that signing out clears (§9.5). */
export const REMEMBERED_USER_KEY = 'current_user'

export function rememberedUser(): RememberedUser | null {
  const value = readStoredJson('localStorage', REMEMBERED_USER_KEY)
  if (!isRecord(value)) return null
  const { id, isAdmin } = value
  return typeof id === 'string' ? { id, isAdmin: isAdmin === true } : null
}

export function rememberUser(user: RememberedUser | null): void {
  const after = user ? JSON.stringify({ id: user.id, isAdmin: user.isAdmin }) : null
  if (after !== readStored('localStorage', REMEMBERED_USER_KEY))
    writeStored('localStorage', REMEMBERED_USER_KEY, after)
}
