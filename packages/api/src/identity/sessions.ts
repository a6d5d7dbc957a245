import type { DeleteMySessionsCount, LogoutFlow, Session, SessionDevice } from '@ory/client'
import * as v from 'valibot'
import { changed, list as listOf, one } from '../answers'
import type { Cancellable } from '../client'
import { ApiError } from '../errors'
import { optionalCount, requiredText, rows, text, time, webAddress } from '../fields'
import { wireObject } from '../wire'
import { answer, kratos } from './client'

export { getFlowError, type FlowError } from './flowError'

const device = wireObject<Pick<SessionDevice, 'ip_address' | 'user_agent' | 'location'>>()({
  ip_address: text,
  user_agent: text,
  location: text,
})

const otherSession = v.pipe(
  wireObject<Pick<Session, 'id' | 'authenticated_at' | 'expires_at' | 'devices'>>()({
    id: requiredText,
    authenticated_at: time,
    expires_at: time,
    /** Where it was used; each field is empty where Kratos does not know. */
    devices: rows(device),
  }),
  v.transform((session) => ({ ...session, devices: session.devices ?? [] })),
)

/** Another session of the signed-in person. */
export type OtherSession = v.InferOutput<typeof otherSession>

const logoutFlow = wireObject<Pick<LogoutFlow, 'logout_url'>>()({ logout_url: webAddress })

const revokedSessions = wireObject<DeleteMySessionsCount>()({ count: optionalCount })

/**
 * The signed-in person's other sessions.
 *
 * @throws {ApiError}
 */
export function list({ signal }: Cancellable = {}): Promise<OtherSession[]> {
  return answer(kratos().listMySessions({}, { signal })).then(listOf(otherSession, 'sessions'))
}

/**
 * Ends one of the other sessions.
 *
 * @throws {ApiError}
 */
export async function revoke(sessionId: string): Promise<void> {
  await answer(kratos().disableMySession({ id: sessionId }))
}

/**
 * Ends every other session; gives how many there were, or null where Kratos does not say.
 *
 * @throws {ApiError}
 */
export async function revokeOthers(): Promise<number | null> {
  const body = await answer(kratos().disableMyOtherSessions())
  return changed(revokedSessions)(body)?.count ?? null
}

/**
 * The address to navigate to, which ends this session: only Kratos can, since its cookies are out of a script's
 * reach. Null where nobody is signed in any more.
 *
 * @throws {ApiError} `malformed` where Kratos names no http(s) address.
 */
export async function logoutUrl({ returnTo }: { returnTo?: string } = {}): Promise<string | null> {
  try {
    return one(logoutFlow)(await answer(kratos().createBrowserLogoutFlow({ returnTo }))).logout_url
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
