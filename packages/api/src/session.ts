/**
 * The session: who is signed in, and how it ends. Asked for without the identity client, so that nothing of that client
 * loads on the screens behind the sign-in, and signing out depends on no code that may not be there any more.
 */
import type { Identity, LogoutFlow, Session, SessionAuthenticationMethod } from '@ory/client'
import * as v from 'valibot'
import { one } from './answers'
import { ask } from './ask'
import type { Cancellable } from './client'
import { currentConfig } from './config'
import { errorMessage, httpError } from './errors'
import { optionalText, requiredText, rows, text, time, webAddress, type Time } from './fields'
import { logoutFlowUrl, whoamiUrl } from './urls'
import { wireObject } from './wire'

/** The signed-in person. */
export interface SignedInUser {
  id: string
  email: string
  /** True only where the identity's trait `admin` is exactly `true`, not merely truthy (§6.1). */
  isAdmin: boolean
  /** Null where the identity has none. */
  name: string | null
}

/** The session itself. */
interface SessionInfo {
  id: string
  /** The authenticator assurance level: `aal1`, or `aal2` after a second factor; null where the service does not say. */
  aal: string | null
  authenticated_at: Time
  /**
   * The first factor that was shown last: `password`, `passkey`, `code`, of a provider with its id `oidc harbour`. Null
   * where the service does not say, or somebody came in by a recovery, which is no way to sign in.
   */
  method: string | null
}

/** What the session check found. */
export type SessionCheck =
  | { status: 'authenticated'; user: SignedInUser; session: SessionInfo }
  | { status: 'unauthenticated' }
  /** Signed in, but a second factor is asked for. `redirectTo` is where the identity service wants the browser to go. */
  | { status: 'aal2_required'; redirectTo: string | null }

/**
 * Finds out who is signed in. `GET /sessions/whoami` of the identity service
 *
 * A 401 is an answer, not a failure: nobody is signed in.
 *
 * @throws {ApiError} Where nothing can be said of the session; the console then logs it and treats the visitor as
 * signed out (§8.2).
 */
export async function whoami({ signal }: Cancellable = {}): Promise<SessionCheck> {
  const { response, body } = await ask<Session>(currentConfig().authUrl + whoamiUrl(), { signal })
  const { status } = response
  if (status === 401) return { status: 'unauthenticated' }
  if (status === 403) {
    const refusal = v.safeParse(aal2Refusal, body)
    if (refusal.success) return { status: 'aal2_required', redirectTo: refusal.output }
  }
  if (status !== 200) throw httpError(status, body, response.headers)
  return one(sessionCheck)(body, response)
}

/**
 * Brings the platform's record of the signed-in user up to date. `POST /sync` of the identity service
 *
 * @throws {ApiError} After logging it (§8.2). It never signs anybody out.
 */
export async function sync(): Promise<void> {
  try {
    const { response, body } = await ask(`${currentConfig().authUrl}/sync`, { method: 'POST' })
    if (!response.ok) throw httpError(response.status, body, response.headers)
  } catch (error) {
    console.error(`Session sync failed: ${errorMessage(error)}`)
    throw error
  }
}

/**
 * The address to navigate to, which ends this session: only Kratos can, since its cookies are out of a script's
 * reach. Null where nobody is signed in any more.
 *
 * @param options.returnTo where Kratos sends the browser afterwards; where it does not allow that address, to its own default
 * @throws {ApiError} `malformed` where Kratos names no http(s) address.
 */
export async function logoutUrl({ returnTo }: { returnTo?: string } = {}): Promise<string | null> {
  const url = currentConfig().authUrl + logoutFlowUrl({ returnTo })
  const { response, body } = await ask<Pick<LogoutFlow, 'logout_url'>>(url)
  if (response.status === 401) return null
  if (!response.ok) {
    const error = httpError(response.status, body, response.headers)
    if (returnTo !== undefined && error.code === 'self_service_flow_return_to_forbidden') return logoutUrl()
    throw error
  }
  return one(logoutFlow)(body, response).logout_url
}

const logoutFlow = wireObject<Pick<LogoutFlow, 'logout_url'>>()({ logout_url: webAddress })

const redirect = v.object({ redirect_browser_to: optionalText })

// Kratos puts the address beside the error and, in some versions, into its details.
const aal2Refusal = v.pipe(
  v.object({
    error: v.object({
      id: v.literal('session_aal2_required'),
      details: v.fallback(redirect, { redirect_browser_to: null }),
    }),
    redirect_browser_to: optionalText,
  }),
  v.transform(({ error, redirect_browser_to }) => redirect_browser_to ?? error.details.redirect_browser_to),
)

// An identity schema may have one name or a first and a last one; the deployment decides.
const name = v.fallback(
  v.union([
    requiredText,
    v.pipe(
      v.object({ first: v.optional(v.string(), ''), last: v.optional(v.string(), '') }),
      v.transform(({ first, last }) => `${first} ${last}`.trim() || null),
    ),
    v.null(),
  ]),
  null,
)

type Method = Pick<SessionAuthenticationMethod, 'method' | 'aal' | 'provider'>

type ActiveSession = Pick<
  Session,
  'id' | 'authenticator_assurance_level' | 'authenticated_at' | 'authentication_methods'
> & {
  active: true
  identity: Pick<Identity, 'id' | 'traits'>
}

const activeSession = v.pipe(
  wireObject<ActiveSession>()({
    id: v.fallback(v.string(), ''),
    active: v.literal(true),
    authenticator_assurance_level: optionalText,
    authenticated_at: time,
    authentication_methods: rows(wireObject<Method>()({ method: text, aal: optionalText, provider: text })),
    identity: wireObject<ActiveSession['identity']>()({
      id: requiredText,
      traits: v.object({ email: v.fallback(v.string(), ''), admin: v.optional(v.unknown()), name }),
    }),
  }),
  v.transform((session): SessionCheck => ({
    status: 'authenticated',
    user: {
      id: session.identity.id,
      email: session.identity.traits.email,
      isAdmin: session.identity.traits.admin === true,
      name: session.identity.traits.name,
    },
    session: {
      id: session.id,
      aal: session.authenticator_assurance_level,
      authenticated_at: session.authenticated_at,
      method: firstFactor(session.authentication_methods ?? []),
    },
  })),
)

function firstFactor(methods: { method: string; aal: string | null; provider: string }[]): string | null {
  const last = methods.filter(({ method, aal }) => aal === 'aal1' && !method.endsWith('_recovery')).pop()
  return last ? `${last.method} ${last.provider}`.trim() : null
}

// Signed in means active with an identity (§4.1). A session without either is an answer too: nobody is signed in.
const sessionCheck = v.union([
  activeSession,
  v.pipe(
    v.object({ active: v.optional(v.boolean(), false), identity: v.nullish(v.unknown()) }),
    v.check(({ active, identity }) => !active || identity === undefined || identity === null),
    v.transform((): SessionCheck => ({ status: 'unauthenticated' })),
  ),
])
