import { errorMessage, logoutUrl, sync, whoami, type SessionCheck, type SignedInUser } from '@quarterdeck/api'
import { keepEarlyReadsOf } from './early'
import { keepLastMethod } from './lastMethod'
import { handOver } from './loginMessage'
import { paths, staysWhenSignedOut } from './paths'
import { REMEMBERED_USER_KEY, rememberedUser, rememberUser } from './rememberedUser'
import {
  hasSignOutFailed,
  isSignOutElsewhere,
  markSignedOut,
  markSignOutFailed,
  removeSignOutMark,
  signedOutSession,
} from './signOutMark'
import { readStored, storedKeys, writeStored } from './storage'
import { createStore } from './store'
import { whileUnderWay } from './whileUnderWay'

export type { SessionCheck, SignedInUser }

/** The session is checked again when somebody comes back to the tab after this long. */
const RECHECK_AFTER_MS = 30_000
/** From a 401 to leaving for /login, in milliseconds (§9.1). */
const LEAVE_AFTER_MS = 100
/** The session is asked after while a tab signs out of it, with pauses that double; after the longest it has failed. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 6400
const RIGHT_LOST = 'You are no longer an administrator: another administrator took the right away.'
const SYNCED_KEY = 'quarterdeck.synced'

// Kept here and not in the query cache, so that the screens before signing in need not load TanStack Query.
const session = createStore<SessionCheck | undefined>(undefined)
let asking: Promise<SessionCheck> | undefined
/** Somebody was signed in, no tab signed them out, and nobody has signed in since. */
let ended = false
/** Somebody has signed in in this tab, and no check has been answered since. */
let signedInHere = false
const signingOut = createStore(false)
const unconfirmed = createStore(false)
const unanswered = createStore(false)

/** The session as last checked; the first call checks it (§4.1 Authentication). */
export function currentSession(): Promise<SessionCheck> {
  const known = session.get()
  return known ? Promise.resolve(known) : (asking ?? refreshSession())
}

/** A hook: the session as it is known now; undefined until the first check has been answered. */
export const useSession = session.use

/** Who is signed in; undefined while nobody is. */
export const userOf = (known: SessionCheck | undefined): SignedInUser | undefined =>
  known?.status === 'authenticated' ? known.user : undefined

/** A hook: the same. */
export const useUser = () => userOf(useSession())

/** Whether the session ended under the person's hands: not by signing out, in whichever tab. */
export const sessionHasEnded = () => ended

/** A hook: whether 'Sign out' was pressed and the page has not been left yet. */
export const useSigningOut = signingOut.use

/** A hook: whether somebody signed out, but the session could not be ended. */
export const useSignOutUnconfirmed = unconfirmed.use

/**
 * A hook: whether the session could not be checked, and this browser last knew somebody as signed in, or somebody has just
 * signed in here. They count as signed out (§8.2), but may not be.
 */
export const useSessionUnanswered = unanswered.use

/** The same, where no hook can be. */
export const isSessionUnanswered = unanswered.get

/**
 * Asks the identity service for the session, after a check that is under way: its answer may be from before what the
 * caller knows of. `useSession` draws its screens anew with the answer. Never rejects.
 *
 * @param signedIn the identity service has just said that somebody is signed in
 */
export async function refreshSession({ signedIn = false } = {}): Promise<SessionCheck> {
  await asking
  signedInHere ||= signedIn
  asking ??= check().finally(() => {
    asking = undefined
  })
  return asking
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function check(): Promise<SessionCheck> {
  const remembered = rememberedUser()
  const wasMarked = signedOutSession() !== null
  let found: SessionCheck
  let isAnswered = true
  try {
    found = await afterSignOut()
    // When another tab signed out meanwhile, the answer may be from before that.
    if (found.status === 'authenticated' && remembered && !rememberedUser()) found = await whoami()
    signedInHere = false
    if (isSignedOutOf(found)) found = { status: 'unauthenticated' }
    else {
      const isOver = found.status === 'unauthenticated'
      const wasSignedIn = remembered !== null || session.get()?.status === 'authenticated'
      const isSignOut = isOver && (wasMarked || signedOutSession() !== null)
      removeSignOutMark()
      ended = isOver && !isSignOut && (ended || wasSignedIn)
      if (isSignOut) clearTabStorage()
    }
    rememberUser(userOf(found) ?? null)
    if (found.status === 'authenticated') {
      if (found.session.method) keepLastMethod(found.session.method)
      void syncOnce(found.session.id)
    }
  } catch (error) {
    // §8.2: a failure other than 401 is logged. A session that is already known stays; else the user is signed out.
    console.warn(`Session check failed: ${errorMessage(error)}`)
    const known = session.get()
    const stays = known && !isSignedOutOf(known) && (known.status === 'authenticated' || !signedInHere)
    found = stays ? known : { status: 'unauthenticated' }
    isAnswered = false
  }
  // §9.1: the way to /login begins a moment after the session is lost, so that a message about it can still be seen.
  if (session.get()?.status === 'authenticated' && found.status !== 'authenticated')
    await delay(LEAVE_AFTER_MS)
  unanswered.set(
    !isAnswered && found.status === 'unauthenticated' && (signedInHere || rememberedUser() !== null),
  )
  setKnown(found)
  return found
}

/** Who is signed in. While a tab is signing out, what comes of that is waited for. */
async function afterSignOut(): Promise<SessionCheck> {
  let found = await whoami()
  for (let pause = FIRST_PAUSE_MS; isSignedOutOf(found) && !hasSignOutFailed(); pause *= 2) {
    if (pause > LONGEST_PAUSE_MS) markSignOutFailed()
    else {
      await delay(pause)
      found = await whoami()
    }
  }
  return found
}

/** Whether it is the session that somebody signed out of, which the identity service still has. */
function isSignedOutOf(found: SessionCheck): boolean {
  if (found.status === 'unauthenticated') return false
  return signedOutSession() === (found.status === 'authenticated' ? found.session.id : '')
}

const personOf = (known: SessionCheck | undefined): string | null => userOf(known)?.id ?? null

const personListeners = new Set<() => void>()

/**
 * Calls back when the person who was signed in no longer is, or no longer administers, before anything is drawn without
 * them: what was kept of them, or of customers, has to go.
 */
export function whenPersonLeaves(forget: () => void): void {
  personListeners.add(forget)
}

function setKnown(known: SessionCheck | undefined): void {
  const last = session.get()
  const before = personOf(last)
  const person = personOf(known)
  keepEarlyReadsOf(person)
  const lostRight = before === person && userOf(last)?.isAdmin && !userOf(known)?.isAdmin
  if (before !== null && (before !== person || lostRight)) {
    for (const forget of personListeners) forget()
    if (person !== null) clearTabStorage()
    if (lostRight) handOver({ login: RIGHT_LOST, signedIn: RIGHT_LOST })
  }
  unconfirmed.set(known !== undefined && hasSignOutFailed())
  session.set(known)
}

/** §4.1: one sync call a session, in whichever tab; its failure is only logged and the user stays signed in. */
async function syncOnce(sessionId: string): Promise<void> {
  // Without storage the session is synced at every start.
  if (readStored('localStorage', SYNCED_KEY) === sessionId) return
  writeStored('localStorage', SYNCED_KEY, sessionId)
  await sync().catch(() => {}) // `sync` logs its own failure (§8.2)
}

/** Clears the cached keys and cookies of §9.5. */
export function clearCachedKeys(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    for (const key of ['user_cache', 'auth_user', REMEMBERED_USER_KEY, SYNCED_KEY])
      writeStored(place, key, null)
  }
  for (const name of ['auth_session', 'csrf_token', 'ory_kratos_session']) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}

/**
 * Signs out: Kratos' cookies are HttpOnly, so only its `logout_url` ends the session. Whatever fails, the local state is
 * cleared and the browser goes to /login (§8.2), which says so as long as the session may still be alive.
 */
export async function signOut(): Promise<void> {
  if (signingOut.get()) return
  signingOut.set(true)
  const known = session.get()
  markSignedOut(known?.status === 'authenticated' ? known.session.id : (signedOutSession() ?? ''))
  let leaveBy: string | null = paths.login()
  try {
    leaveBy = (await logoutUrl({ returnTo: new URL(leaveBy, location.origin).href })) ?? leaveBy
  } catch (error) {
    console.warn(`Sign-out failed: ${errorMessage(error)}`)
    // Where that can only be known here, the document stays, and the guard of its screen leads to /login.
    if (!markSignOutFailed() || location.pathname === leaveBy) leaveBy = null
  }
  clearCachedKeys()
  keepLastMethod(null)
  clearTabStorage()
  if (leaveBy !== null) location.assign(leaveBy)
  else {
    await refreshSession()
    signingOut.set(false)
  }
}

/** Takes a sign-out back that could not be confirmed: the session, which is still alive, counts again. */
export async function staySignedIn(): Promise<void> {
  removeSignOutMark()
  await refreshSession()
}

/** Removes what the console keeps for this tab, such as drafts. */
function clearTabStorage(): void {
  for (const key of storedKeys('sessionStorage'))
    if (key.startsWith('quarterdeck.')) writeStored('sessionStorage', key, null)
}

const checkEnded = whileUnderWay(async () => {
  if ((await refreshSession()).status === 'unauthenticated') clearCachedKeys()
})

/**
 * §4.1: after a 401 of the product API the session is checked; when it is gone, local state is cleared. The guard of
 * the screen then leads to /login.
 */
export function handleUnauthorized(): void {
  if (!staysWhenSignedOut(location.pathname)) void checkEnded()
}

/** Notices a session that begins or ends elsewhere: in another tab, or while this one was away. */
export function watchSession(): () => void {
  let checkedAt = Date.now()
  const recheck = () => {
    checkedAt = Date.now()
    void refreshSession()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === REMEMBERED_USER_KEY || isSignOutElsewhere(event)) recheck()
  }
  const onLook = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > RECHECK_AFTER_MS) recheck()
  }
  // A page that the browser may keep for Back is kept invisible, as somebody may sign out meanwhile: what it shows comes
  // back only for the person whose it is, and never for the moment until its scripts run.
  const onPageHide = (event: PageTransitionEvent) => {
    if (event.persisted) document.documentElement.style.visibility = 'hidden'
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    signingOut.set(false)
    if (personOf(session.get()) !== (rememberedUser()?.id ?? null)) setKnown(undefined)
    document.documentElement.style.visibility = ''
    recheck()
  }
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pagehide', onPageHide, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', onLook, { signal })
  // A tab beside another window was never hidden.
  window.addEventListener('focus', onLook, { signal })
  return () => watching.abort()
}
