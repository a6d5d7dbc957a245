import type { SessionCheck } from '@quarterdeck/api'
import { settings } from '@quarterdeck/api/identity'
import { platformNow } from '@quarterdeck/ui/lib'
import { paths } from '../../lib/paths'
import { samePerson } from '../../lib/samePerson'
import { readStored, writeStored } from '../../lib/storage'
import { showToast } from '../../lib/toasts'

/**
 * Whom a passkey was offered to in this browser, the latest first, by ids with blanks between them. It outlives the sign-out,
 * so that nobody is asked twice.
 */
const KEY = 'quarterdeck.passkey_offered'
/** So many are remembered. */
const KEPT = 10

/** The id of the session in which this tab has learned that there is nothing to offer. */
const NOT_OFFERED = 'quarterdeck.passkey_not_offered'

/** So long after a sign-in it is still the moment to speak of signing in. */
const FRESH_MS = 10 * 60_000

/**
 * Offers a passkey to somebody who has just signed in with a password, once, where the deployment has passkeys and they have
 * none. To be called where the device could keep one.
 */
export async function offerPasskey(known: SessionCheck): Promise<void> {
  if (known.status !== 'authenticated' || isAccountInView()) return
  const { user, session } = known
  const isFresh = platformNow() - Date.parse(session.authenticated_at ?? '') < FRESH_MS
  if (!isFresh || wasOffered(user.id) || readStored('sessionStorage', NOT_OFFERED) === session.id) return
  const isSamePerson = samePerson()
  const outcome = await settings.create({})
  if (outcome.kind === 'error' || !isSamePerson() || isAccountInView()) return
  const nodes = outcome.kind === 'flow' ? outcome.flow.ui.nodes : []
  const names = nodes.map(({ attributes }) => attributes.name)
  if (!names.includes('passkey_register_trigger') || names.includes('passkey_remove')) {
    // Another page of this session need not ask again.
    writeStored('sessionStorage', NOT_OFFERED, session.id)
    return
  }
  // Two tabs may have asked at the same time.
  if (wasOffered(user.id) || !markOffered(user.id)) return
  showToast({
    type: 'info',
    title: 'Sign in without the password next time',
    message: 'With a passkey: your fingerprint, your face or the PIN of this device.',
    action: { label: 'Add a passkey', href: paths.account() },
    duration: 0,
  })
}

/** Where passkeys are added. */
const isAccountInView = () => location.pathname === paths.account()

const offeredTo = () => localStorage.getItem(KEY)?.split(' ') ?? []

function wasOffered(id: string): boolean {
  try {
    return offeredTo().includes(id)
  } catch {
    return true // Storage is blocked: what cannot be remembered would be offered again and again.
  }
}

const markOffered = (id: string) =>
  writeStored('localStorage', KEY, [id, ...offeredTo()].slice(0, KEPT).join(' '))
