import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FlowKind } from './records'
import { initUrl, uiUrl, type Service } from './service'

interface Details {
  id?: string
  /** Where Kratos says another status than it answers with. */
  code?: number
  reason?: string
  details?: Record<string, unknown>
}

/** An answer other than the one asked for, as Kratos words it. */
export class IdentityError extends Error {
  readonly body: Record<string, unknown>

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    { id, code = status, reason, details }: Details = {},
    beside: Record<string, unknown> = {},
    /** Where a browser navigating here goes instead; without it, to the error screen. */
    readonly redirect?: string,
  ) {
    super(message)
    const error = { ...(id && { id }), code, status: names[code], ...(reason && { reason }) }
    this.body = { error: { ...error, ...(details && { details }), message }, ...beside }
  }
}

const names: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
}

const malformed = 'The request was malformed or contained invalid parameters'
const forbidden = 'The requested action was forbidden'
const gone = 'The requested resource is no longer available because it has expired or is otherwise invalid.'

export const notFound = () => new IdentityError(404, 'Unable to locate the resource')

export const badRequest = (reason: string) => new IdentityError(400, malformed, { reason })

export const csrfViolation = (rejected: string) =>
  new IdentityError(403, 'the request was rejected to protect you from Cross-Site-Request-Forgery', {
    id: 'security_csrf_violation',
    reason:
      'Please retry the flow and optionally clear your cookies. The request was rejected to protect you from ' +
      'Cross-Site-Request-Forgery (CSRF) which could cause account takeover, leaking personal information, and ' +
      'other serious security issues.',
    details: {
      docs: 'https://www.ory.sh/kratos/docs/debug/csrf',
      hint:
        'We detected an AJAX call, please ensure that CORS is enabled and configured correctly, and that your AJAX code ' +
        "sends cookies and has credentials enabled. For further debugging, check your Browser's Network Tab to see what " +
        'cookies are included or excluded.',
      reject_reason: rejected,
    },
  })

/** Nobody is signed in where scripts alone ask: no id, as in Kratos. */
const noCredentials = (reason: string) => () =>
  new IdentityError(401, 'The request could not be authorized', { reason })
export const whoamiNobody = noCredentials('No valid session credentials found in the request.')
export const sessionsOfNobody = noCredentials('No valid session cookie found.')
export const settingsOfNobody = noCredentials('A valid Ory Session Cookie or Ory Session Token is missing.')

export const sessionInactive = (service: Service) =>
  new IdentityError(
    401,
    'request does not have a valid authentication session',
    { id: 'session_inactive', reason: 'No active session was found in this request.' },
    {},
    uiUrl(service, 'login'),
  )

/** An identity that was switched off: no id here either. */
export const identityDisabled = (identityId: string) =>
  new IdentityError(401, 'identity is disabled', {
    reason: 'This account was disabled.',
    details: { identity_id: identityId },
  })

export const aal1Required = (service: Service) =>
  new IdentityError(
    401,
    'aal2 and aal3 can only be requested if a session exists already',
    {
      id: 'session_aal1_required',
      reason: 'You can not requested a higher AAL (AAL2/AAL3) without an active session.',
    },
    {},
    uiUrl(service, 'login'),
  )

export function aal2Required(service: Service, returnTo?: string) {
  const redirect_browser_to = initUrl(service, 'login', { aal: 'aal2', return_to: returnTo })
  return new IdentityError(
    403,
    'Session does not fulfill the requested Authenticator Assurance Level',
    {
      id: 'session_aal2_required',
      reason:
        'An active session was found but it does not fulfill the requested Authenticator Assurance Level. ' +
        'Please verify yourself with a second factor to resolve this issue.',
      details: { redirect_browser_to },
    },
    { redirect_browser_to },
    redirect_browser_to,
  )
}

export const refreshHint =
  'A valid session was detected and thus login is not possible. Did you forget to set `?refresh=true`?'

export const alreadySignedIn = (kind: 'login' | 'registration' | 'recovery', redirect: string) =>
  new IdentityError(
    400,
    kind === 'recovery' ? malformed : 'you are already logged in',
    {
      id: 'session_already_available',
      reason:
        kind === 'login' ? refreshHint : `A valid session was detected and thus ${kind} is not possible.`,
    },
    {},
    redirect,
  )

export const returnToForbidden = (url: string) =>
  new IdentityError(400, malformed, {
    id: 'self_service_flow_return_to_forbidden',
    reason: `Requested return_to URL "${url}" is not allowed.`,
  })

export const registrationDisabled = () =>
  new IdentityError(400, 'registration flow disabled', {
    id: 'self_service_flow_disabled',
    reason: 'Registration is not allowed because it was disabled.',
  })

/** GET of an expired flow. Only login and registration give it an id. */
export const flowGone = (service: Service, kind: FlowKind, returnTo: string | null) =>
  new IdentityError(410, gone, {
    ...((kind === 'login' || kind === 'registration') && { id: 'self_service_flow_expired' }),
    reason: `The ${kind} flow has expired. Redirect the user to the ${kind} flow init endpoint to initialize a new ${kind} flow.`,
    details: { redirect_to: initUrl(service, kind), return_to: returnTo ?? '' },
  })

/** POST to an expired flow: the fresh one is named. */
export function flowExpired(
  service: Service,
  expired: { kind: FlowKind; expires_at: string },
  freshId: string,
) {
  const late = service.now().getTime() - Date.parse(expired.expires_at)
  return new IdentityError(
    410,
    'self-service flow expired',
    {
      id: 'self_service_flow_expired',
      reason: `The self-service flow expired ${(late / 60_000).toFixed(2)} minutes ago, initialize a new one.`,
    },
    { expired_at: expired.expires_at, since: late * 1_000_000, use_flow_id: freshId },
    uiUrl(service, expired.kind, freshId),
  )
}

/** POST to a verification that is over: the fresh one is named. */
export const flowReplaced = (service: Service, freshId: string, advice: string) =>
  new IdentityError(
    410,
    'self-service flow replaced',
    { id: 'self_service_flow_replaced', reason: `An error occured, ${advice}.` },
    { use_flow_id: freshId },
    uiUrl(service, 'verification', freshId),
  )

/** Too many wrong codes in a recovery: the fresh one is named. */
export const recoveryTriedTooOften = (service: Service, freshId: string, reason: string) =>
  new IdentityError(
    400,
    malformed,
    { reason, details: { continue_with: [{ action: 'show_recovery_ui', flow: { id: freshId } }] } },
    {},
    uiUrl(service, 'recovery', freshId),
  )

export const identityMismatch = () =>
  new IdentityError(403, forbidden, {
    id: 'security_identity_mismatch',
    reason: 'The request was made for another identity and has been blocked for security reasons.',
  })

export function refreshRequired(service: Service, returnTo: string) {
  const redirect_browser_to = initUrl(service, 'login', { refresh: 'true', return_to: returnTo })
  return new IdentityError(
    403,
    forbidden,
    {
      id: 'session_refresh_required',
      reason:
        'The login session is too old and thus not allowed to update these fields. Please re-authenticate.',
    },
    { redirect_browser_to },
    redirect_browser_to,
  )
}

/** For navigation alone: an XHR that is told this leaves the page. */
export const locationChange = (url: string) =>
  new IdentityError(
    422,
    'browser location change required',
    {
      id: 'browser_location_change_required',
      reason: `In order to complete this flow please redirect the browser to: ${url}`,
    },
    { redirect_browser_to: url },
    url,
  )

export const addressNotVerified = (continueWith: unknown[], redirect: string) =>
  new IdentityError(
    403,
    'your email or phone address is not yet verified',
    {
      id: 'session_verified_address_required',
      code: 400,
      reason:
        "Your account's email or phone address are not verified yet. Please check your email or phone inbox or " +
        're-request verification.',
      details: { continue_with: continueWith },
    },
    {},
    redirect,
  )

export const internal = (reason?: string) =>
  new IdentityError(500, 'An internal server error occurred, please contact the system administrator', {
    reason,
  })
