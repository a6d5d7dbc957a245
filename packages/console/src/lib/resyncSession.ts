import { sync } from '@quarterdeck/api'
import { refreshSession } from './session'

/** §6.4, §7.12: after changes to admins or to sign-up the user is synced and the session checked again. */
export async function resyncSession(): Promise<void> {
  await sync().catch(() => {}) // `sync` logs its own failure (§8.2); the session is checked all the same
  await refreshSession()
}
