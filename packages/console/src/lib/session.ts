import { errorMessage, sync, whoami, type SessionCheck, type SignedInUser } from '@quarterdeck/api'
import { useSyncExternalStore } from 'react'
import { paths, staysWhenSignedOut } from './paths'
import { REMEMBERED_USER_KEY, rememberUser } from './rememberedUser'

export type { SessionCheck, SignedInUser }

/** The session is checked again when somebody comes back to the tab after this long. */
const RECHECK_AFTER_MS = 30_000
/** From a 401 to leaving for /login, in milliseconds (§9.1). */
const LEAVE_AFTER_MS = 100
const SYNCED_KEY = 'quarterdeck.synced'

// Kept here and not in the query cache, so that the screens before signing in need not load TanStack Query.
let known: SessionCheck | undefined
let asking: Promise<SessionCheck> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session as last checked; the first call checks it (§4.1 Authentication). */
export function currentSession(): Promise<SessionCheck> {
  return known ? Promise.resolve(known) : refreshSession()
}

/** The session as it is known now; undefined until the first check has been answered. */
export function useSession(): SessionCheck | undefined {
  return useSyncExternalStore(subscribe, () => known)
}

/** Asks the identity service for the session. `useSession` draws its screens anew with the answer. Never rejects. */
export function refreshSession(): Promise<SessionCheck> {
  asking ??= check().finally(() => {
    asking = undefined
  })
  return asking
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function check(): Promise<SessionCheck> {
  let session: SessionCheck
  try {
    session = await whoami()
    rememberUser(session.status === 'authenticated' ? session.user : null)
    if (session.status === 'authenticated') void syncOnce(session.session.id)
  } catch (error) {
    // §8.2: a failure other than 401 is logged. A session that is already known stays; else the user is signed out.
    console.warn(`Session check failed: ${errorMessage(error)}`)
    session = known ?? { status: 'unauthenticated' }
  }
  // §9.1: the way to /login begins a moment after the session is lost, so that a message about it can still be seen.
  if (known?.status === 'authenticated' && session.status !== 'authenticated') await delay(LEAVE_AFTER_MS)
  known = session
  for (const listener of listeners) listener()
  return session
}

/** §4.1: one sync call a session; its failure is only logged and the user stays signed in. */
async function syncOnce(sessionId: string): Promise<void> {
  try {
    if (sessionStorage.getItem(SYNCED_KEY) === sessionId) return
    sessionStorage.setItem(SYNCED_KEY, sessionId)
  } catch {
    // Without storage the session is synced at every start.
  }
  await sync().catch(() => {}) // `sync` logs its own failure (§8.2)
}

/** Clears the cached keys and cookies of §9.5. */
export function clearCachedKeys(): void {
  for (const storage of [safeStorage('localStorage'), safeStorage('sessionStorage')]) {
    for (const key of ['user_cache', 'auth_user', REMEMBERED_USER_KEY]) storage?.removeItem(key)
  }
  for (const name of ['auth_session', 'csrf_token', 'ory_kratos_session']) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}

function safeStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name]
  } catch {
    return undefined
  }
}

/**
 * Signs out: Kratos' cookies are HttpOnly, so only its `logout_url` ends the session. Whatever fails, the local
 * state is cleared and the browser goes to /login (§8.2).
 */
export async function signOut(): Promise<void> {
  let logoutUrl: string | null = null
  try {
    const { sessions } = await import('@quarterdeck/api/identity')
    logoutUrl = await sessions.logoutUrl({ returnTo: new URL(paths.login(), location.origin).href })
  } catch (error) {
    console.warn(`Sign-out failed: ${errorMessage(error)}`)
  }
  clearCachedKeys()
  location.assign(logoutUrl ?? paths.login())
}

let checking: Promise<void> | undefined

/**
 * §4.1: after a 401 of the product API the session is checked; when it is gone, local state is cleared. The guard of
 * the screen then leads to /login.
 */
export function handleUnauthorized(): void {
  if (staysWhenSignedOut(location.pathname)) return
  checking ??= refreshSession()
    .then((session) => {
      if (session.status === 'unauthenticated') clearCachedKeys()
    })
    .finally(() => {
      checking = undefined
    })
}

/** Notices a session that begins or ends elsewhere: in another tab, or while this one was away. */
export function watchSession(): () => void {
  let checkedAt = Date.now()
  const recheck = () => {
    checkedAt = Date.now()
    void refreshSession()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === REMEMBERED_USER_KEY) recheck()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > RECHECK_AFTER_MS) recheck()
  }
  // A page from the back/forward cache may still show data of somebody who has signed out since.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) recheck()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
