import type { Context } from 'hono'
import { hasSecondFactor } from './accounts'
import { aal2Required, whoamiNobody, type IdentityError } from './errors'
import type { Service } from './service'
import type { Session, IdentityStore } from './records'
import { currentSession, type SignedIn } from './sessions'

/** Who is calling, as far as the service is told without a page around it: whoami and its neighbours. */
export function requireSession(
  service: Service,
  c: Context,
  refusal: () => IdentityError = whoamiNobody,
): SignedIn {
  const found = currentSession(service, c)
  if (!found) throw refusal()
  requireAssurance(service, found)
  return found
}

/** Refuses a session that lacks a second factor its owner has, where the switches ask for it. */
export function requireAssurance(service: Service, found: SignedIn, returnTo?: string): void {
  if (!isAssured(service, found, service.switches().requireAal2)) throw aal2Required(service, returnTo)
}

/** Whether a session is as assured as asked for: with "highest available", as its owner's factors allow. */
export const isAssured = (
  { store }: { store: IdentityStore },
  { session, identity }: SignedIn,
  highestAvailable: boolean,
) => !highestAvailable || session.aal === 'aal2' || !hasSecondFactor(store, identity)

/** Whether a session is fresh enough to change credentials. */
export function isPrivileged({ now, switches }: Service, session: Session): boolean {
  const age = now().getTime() - Date.parse(session.authenticated_at)
  return age < switches().privilegedSessionMinutes * 60_000
}
