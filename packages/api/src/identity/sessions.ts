import * as v from 'valibot'
import { list as listOf, one } from '../decode/answer'
import { id, link, rows, text, time } from '../decode/fields'
import { ApiError } from '../errors'
import type { Cancellable, Time } from '../models'
import { answer, kratos } from './client'

export { getFlowError, type FlowError } from './flowError'

/** Another session of the signed-in person. */
export interface OtherSession {
  id: string
  authenticated_at: Time
  expires_at: Time
  /** Where it was used; each field is empty where Kratos does not know. */
  devices: { ip_address: string; user_agent: string; location: string }[]
}

const device = v.object({ ip_address: text, user_agent: text, location: text })

const otherSession = v.pipe(
  v.object({ id, authenticated_at: time, expires_at: time, devices: rows(device) }),
  v.transform((session): OtherSession => ({ ...session, devices: session.devices ?? [] })),
)

const logoutFlow = v.object({ logout_url: link })

/** The signed-in person's other sessions. */
export function list({ signal }: Cancellable = {}): Promise<OtherSession[]> {
  return answer(kratos().listMySessions({}, { signal })).then(listOf(otherSession, 'sessions'))
}

/** Ends one of the other sessions. */
export async function revoke(sessionId: string): Promise<void> {
  await answer(kratos().disableMySession({ id: sessionId }))
}

/** Ends every other session; gives how many there were. */
export function revokeOthers(): Promise<number> {
  return answer(kratos().disableMyOtherSessions()).then(
    one(
      v.pipe(
        v.object({ count: v.pipe(v.number(), v.finite()) }),
        v.transform(({ count }) => count),
      ),
    ),
  )
}

/**
 * Where to navigate to end this session: only Kratos can, its cookies are out of a script's reach.
 * Null where nobody is signed in any more.
 */
export async function logoutUrl({ returnTo }: { returnTo?: string } = {}): Promise<string | null> {
  try {
    return one(logoutFlow)(await answer(kratos().createBrowserLogoutFlow({ returnTo }))).logout_url
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
