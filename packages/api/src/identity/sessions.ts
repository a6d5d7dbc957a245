import type { DeleteMySessionsCount, Session, SessionDevice } from '@ory/client'
import * as v from 'valibot'
import { changed, list as listOf } from '../answers'
import type { Cancellable } from '../client'
import { optionalCount, requiredText, rows, text, time } from '../fields'
import { checkedId } from '../ids'
import { wireObject } from '../wire'
import { answer, answerOfWrite } from './client'

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

const revokedSessions = wireObject<DeleteMySessionsCount>()({ count: optionalCount })

/**
 * The signed-in person's other sessions.
 *
 * @throws {ApiError}
 */
export function list({ signal }: Cancellable = {}): Promise<OtherSession[]> {
  return answer((api) => api.listMySessions({}, { signal })).then(listOf(otherSession, 'sessions'))
}

/**
 * Ends one of the other sessions.
 *
 * @throws {ApiError} `invalid_id` among others: the id becomes a part of the path.
 */
export async function revoke(sessionId: string): Promise<void> {
  await answerOfWrite((api) => api.disableMySession({ id: checkedId(sessionId) }))
}

/**
 * Ends every other session; gives how many there were, or null where Kratos does not say.
 *
 * @throws {ApiError}
 */
export async function revokeOthers(): Promise<number | null> {
  const body = await answerOfWrite((api) => api.disableMyOtherSessions())
  return changed(revokedSessions)(body)?.count ?? null
}
