import * as v from 'valibot'
import { currentConfig } from './config'
import { withDeadline } from './deadline'
import { one } from './decode/answer'
import { id, optionalText, time } from './decode/fields'
import { ApiError, errorMessage, httpError } from './errors'
import type { Cancellable, Time } from './models'
import { whoamiUrl } from './urls'

/** Whoever is signed in. */
export interface SignedInUser {
  id: string
  email: string
  /** True only when `identity.traits.admin` is exactly true (§6). */
  isAdmin: boolean
  /** Where the identity has one. */
  name: string | null
}

/** What there is to know of the session itself. */
export interface SessionInfo {
  id: string
  /** The authenticator assurance level: `aal1`, or `aal2` after a second factor. */
  aal: string | null
  authenticated_at: Time
}

/** What the session check found. */
export type SessionCheck =
  | { status: 'authenticated'; user: SignedInUser; session: SessionInfo }
  | { status: 'unauthenticated' }
  /** Signed in, but a second factor is asked for. `redirectTo` is where the identity service would go. */
  | { status: 'aal2_required'; redirectTo: string | null }

/**
 * Checks the session. A 401 is an answer, not a failure (§7). Anything else that is not an answer throws
 * ApiError; the console logs it and treats the visitor as signed out (§8).
 */
export async function whoami({ signal }: Cancellable = {}): Promise<SessionCheck> {
  const { status, body } = await ask('GET', whoamiUrl(), signal)
  if (status === 401) return { status: 'unauthenticated' }
  if (status === 403) {
    const refusal = v.safeParse(aal2Refusal, body)
    if (refusal.success) return { status: 'aal2_required', redirectTo: refusal.output }
  }
  if (status !== 200) throw httpError(status, body)
  return one(sessionCheck)(body)
}

/**
 * Brings the platform's record of the signed-in user up to date. A failure is logged and thrown (§8); it
 * never signs anybody out.
 */
export async function sync(): Promise<void> {
  try {
    const { status, body } = await ask('POST', '/sync')
    if (status < 200 || status > 299) throw httpError(status, body)
  } catch (error) {
    console.error(`Session sync failed: ${errorMessage(error)}`)
    throw error
  }
}

function ask(method: 'GET' | 'POST', path: string, signal?: AbortSignal) {
  const { authUrl, fetch } = currentConfig()
  return withDeadline(signal, async (deadline) => {
    try {
      const response = await fetch(
        new Request(authUrl + path, {
          method,
          credentials: 'include',
          headers: { Accept: 'application/json' },
          signal: deadline,
        }),
      )
      return { status: response.status, body: parse(await response.text()) }
    } catch (cause) {
      throw new ApiError('network', 'The identity service could not be reached.', { cause })
    }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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

const name = v.fallback(
  v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.pipe(
      v.object({ first: v.optional(v.string(), ''), last: v.optional(v.string(), '') }),
      v.transform(({ first, last }) => `${first} ${last}`.trim() || null),
    ),
    v.null(),
  ]),
  null,
)

const activeSession = v.pipe(
  v.object({
    id: v.fallback(v.string(), ''),
    active: v.literal(true),
    authenticator_assurance_level: optionalText,
    authenticated_at: time,
    identity: v.object({
      id,
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
    },
  })),
)

// §4: signed in means active with an identity. A session without either is an answer too: signed out.
const sessionCheck = v.union([
  activeSession,
  v.pipe(
    v.object({ active: v.optional(v.boolean(), false), identity: v.nullish(v.unknown()) }),
    v.check(({ active, identity }) => !active || identity === undefined || identity === null),
    v.transform((): SessionCheck => ({ status: 'unauthenticated' })),
  ),
])
