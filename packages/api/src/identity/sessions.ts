import type { Session, SessionAuthenticationMethod, SessionDevice } from '@ory/client'
import * as v from 'valibot'
import { list as listOf, one } from '../answers'
import type { Cancellable } from '../client'
import { requiredText, rows, text, time } from '../fields'
import { checkedId } from '../ids'
import { wireObject } from '../wire'
import { answer, answerOfWrite } from './client'

const device = wireObject<Pick<SessionDevice, 'ip_address' | 'user_agent' | 'location'>>()({
  ip_address: text,
  user_agent: text,
  location: text,
})

const method = wireObject<Pick<SessionAuthenticationMethod, 'method' | 'provider'>>()({
  method: text,
  /** Id of the social provider; empty for other methods. */
  provider: text,
})

const personSession = v.pipe(
  wireObject<
    Pick<Session, 'id' | 'authenticated_at' | 'expires_at' | 'authentication_methods' | 'devices'>
  >()({
    id: requiredText,
    authenticated_at: time,
    expires_at: time,
    /** What was shown to get in, in that order: a second factor comes after the first. */
    authentication_methods: rows(method),
    /** Where it was used; each field is empty where Kratos does not know. */
    devices: rows(device),
  }),
  v.transform((session) => ({
    ...session,
    authentication_methods: session.authentication_methods ?? [],
    devices: session.devices ?? [],
  })),
)

/** A session of the signed-in person. */
export type PersonSession = v.InferOutput<typeof personSession>

/** All sessions of the signed-in person. */
export interface PersonSessions {
  /** The one that asks. */
  current: PersonSession
  others: readonly PersonSession[]
}

/**
 * The signed-in person's sessions. Kratos lists those besides the one that asks, which it gives on its own.
 *
 * @throws {ApiError}
 */
export async function all({ signal }: Cancellable = {}): Promise<PersonSessions> {
  const [current, others] = await Promise.all([
    answer((api) => api.toSession({}, { signal }), one(personSession)),
    answer((api) => api.listMySessions({}, { signal }), listOf(personSession, 'sessions')),
  ])
  return { current, others }
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
 * Ends every other session.
 *
 * @throws {ApiError}
 */
export async function revokeOthers(): Promise<void> {
  await answerOfWrite((api) => api.disableMyOtherSessions())
}
