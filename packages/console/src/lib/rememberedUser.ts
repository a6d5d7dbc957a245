import { isRecord } from '@quarterdeck/api'

/**
 * Who was signed in last, kept across page loads: the start script reads that person's first data at once, and other
 * tabs notice through the `storage` event that a session began or ended. It is a hint and gives no access to anything.
 */
export interface RememberedUser {
  id: string
  isAdmin: boolean
}

/** One of the cached keys that signing out clears (§9.5). */
export const REMEMBERED_USER_KEY = 'current_user'

export function rememberedUser(): RememberedUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(REMEMBERED_USER_KEY) ?? 'null')
    if (!isRecord(value)) return null
    const { id, isAdmin } = value
    return typeof id === 'string' ? { id, isAdmin: isAdmin === true } : null
  } catch {
    return null // storage may be blocked or hold anything
  }
}

export function rememberUser(user: RememberedUser | null): void {
  try {
    const before = localStorage.getItem(REMEMBERED_USER_KEY)
    const after = user ? JSON.stringify({ id: user.id, isAdmin: user.isAdmin }) : null
    if (before === after) return
    if (after === null) localStorage.removeItem(REMEMBERED_USER_KEY)
    else localStorage.setItem(REMEMBERED_USER_KEY, after)
  } catch {
    // Storage may be blocked; the console then only starts a little later.
  }
}
