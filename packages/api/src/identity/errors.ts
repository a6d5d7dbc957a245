import type { ContinueWith, Session } from '@ory/client'
import { isWebAddress } from '../webAddress'
import { ApiError, GENERIC_MESSAGE, errorMessage, httpError, malformed } from '../errors'
import { type AnyFlow, hasMessage, isPassed, isRecord, readFlow } from './flow'

/** What became of a flow call, in the terms the screens act on. */
export type FlowOutcome<F extends AnyFlow = AnyFlow> =
  /** Draw this flow: it is new, or its next step, or it carries messages. */
  | { kind: 'flow'; flow: F }
  /** Done. `session` is null where nobody is signed in by it; `flow` where the answer is no flow. */
  | { kind: 'success'; flow: F | null; session: Session | null; continueWith: ContinueWith[] }
  /** The flow ran out. Go on with `useFlowId` where Kratos names one, else start a new flow. */
  | { kind: 'expired'; useFlowId: string | null }
  /** Navigate there; never fetch it. */
  | { kind: 'redirect'; to: string }
  /** The CSRF cookie does not fit: start one fresh flow, once. */
  | { kind: 'csrf' }
  /** Signed in, but a second factor is asked for. */
  | { kind: 'aal2'; to: string | null }
  /** Signed in too long ago for this change: sign in again first. */
  | { kind: 'refreshRequired'; to: string | null }
  /** Somebody is signed in already. */
  | { kind: 'alreadySignedIn' }
  /** Nobody is signed in, but somebody has to be. */
  | { kind: 'signedOut' }
  /** The e-mail address is not verified yet (§4 Login): go to /user/verify, with the flow where there is one. */
  | { kind: 'notVerified'; flowId: string | null; email: string | null }
  /** Kratos does not allow this `return_to`: try again without. */
  | { kind: 'returnToForbidden' }
  /** The deployment has switched this kind of flow off. */
  | { kind: 'disabled'; message: string }
  | { kind: 'notFound' }
  /** The flow belongs to another identity: start a new one. */
  | { kind: 'identityMismatch' }
  /** Anything else, in words for people (§8). */
  | { kind: 'error'; message: string; error: ApiError }

/** Judges an answer by its status and body: ids first, texts only where a version sends no id. */
export function judge<F extends AnyFlow>(status: number, body: unknown): FlowOutcome<F> {
  const flow = readFlow<F>(body)
  if (flow) return judgeFlow(flow, body)
  if (status >= 200 && status < 300) return judgeSuccess(status, body)

  const error = readError(body)
  if (isAlreadySignedIn(status, error)) return { kind: 'alreadySignedIn' }
  if (isNotVerified(error)) return notVerified(body, error)
  if (isExpired(status, error)) return { kind: 'expired', useFlowId: text(body, 'use_flow_id') }
  switch (error.id) {
    case 'security_csrf_violation':
      return { kind: 'csrf' }
    case 'security_identity_mismatch':
      return { kind: 'identityMismatch' }
    case 'session_aal2_required':
      return { kind: 'aal2', to: redirectOf(body, error) }
    case 'session_refresh_required':
      return { kind: 'refreshRequired', to: redirectOf(body, error) }
    case 'self_service_flow_return_to_forbidden':
      return { kind: 'returnToForbidden' }
    case 'browser_location_change_required': {
      const to = redirectOf(body, error)
      if (to) return { kind: 'redirect', to }
    }
  }
  if (isDisabled(status, error)) return { kind: 'disabled', message: error.reason ?? errorMessage(body) }
  if (isSignedOut(status, error)) return { kind: 'signedOut' }
  if (status === 404) return { kind: 'notFound' }
  return { kind: 'error', message: errorMessage(body), error: httpError(status, body) }
}

/** Judges a failure without an answer. */
export function judgeFailure(error: unknown): FlowOutcome<never> {
  if (error instanceof ApiError) return { kind: 'error', message: error.message, error }
  const unexpected = new ApiError('network', GENERIC_MESSAGE, { cause: error })
  return { kind: 'error', message: unexpected.message, error: unexpected }
}

/** What Kratos says of an error. Only `message` is certain, and even that is not relied upon. */
export interface KratosError {
  id: string | null
  reason: string | null
  message: string | null
  details: unknown
}

/** Reads `{ error: … }`; every field is null where the body has none. */
export function readError(body: unknown): KratosError {
  const error = isRecord(body) ? body.error : undefined
  return {
    id: text(error, 'id'),
    reason: text(error, 'reason'),
    message: text(error, 'message'),
    details: isRecord(error) ? error.details : undefined,
  }
}

/** §4 Registration: by id, else by either text. 303 is how a POST says it, even to XHR. */
export function isAlreadySignedIn(status: number, { id, reason, message }: KratosError): boolean {
  if (status === 303 || id === 'session_already_available') return true
  return (
    id === null && status === 400 && [reason, message].some((said) => said?.includes('already logged in'))
  )
}

/** An e-mail address not verified, in the form newer versions send. The older one is message 4000010 of a flow. */
export function isNotVerified({ id }: KratosError): boolean {
  return id === 'session_verified_address_required'
}

/** The status alone says it for verification, recovery and settings, which send no id. */
export function isExpired(status: number, { id }: KratosError): boolean {
  return status === 410 || id === 'self_service_flow_expired' || id === 'self_service_flow_replaced'
}

/** Verification and recovery send no id when they are switched off, only this text. */
export function isDisabled(status: number, { id, reason }: KratosError): boolean {
  if (id === 'self_service_flow_disabled') return true
  return (
    id === null && status === 400 && reason !== null && /not allowed because it was disabled/.test(reason)
  )
}

/** No session, or none of the level that the call builds upon. */
export function isSignedOut(status: number, { id }: KratosError): boolean {
  return status === 401 || id === 'session_inactive' || id === 'session_aal1_required'
}

/** §4 Login: 'email not verified', as a message of the flow. */
export const MESSAGE_NOT_VERIFIED = 4000010

/** A flow's generic error. A login flow posted while signed in carries it: check the session again. */
export const MESSAGE_GENERIC = 4000001

/** What Kratos proposes to do next, of one kind. */
export function findContinueWith<A extends ContinueWith['action']>(
  continueWith: ContinueWith[],
  action: A,
): Extract<ContinueWith, { action: A }> | null {
  const found = continueWith.find(
    (step): step is Extract<ContinueWith, { action: A }> => step.action === action,
  )
  return found ?? null
}

function judgeFlow<F extends AnyFlow>(flow: F, body: unknown): FlowOutcome<F> {
  if (hasMessage(flow, MESSAGE_NOT_VERIFIED)) {
    return { kind: 'notVerified', flowId: null, email: typedIdentifier(flow) }
  }
  if (!isPassed(flow)) return { kind: 'flow', flow }
  return { kind: 'success', flow, session: null, continueWith: readContinueWith(body) }
}

function judgeSuccess<F extends AnyFlow>(status: number, body: unknown): FlowOutcome<F> {
  if (isRecord(body) && (isRecord(body.session) || isRecord(body.identity))) {
    // Checked as far as it is relied upon: it is there. Who is signed in is for `whoami` to say.
    const session = isRecord(body.session) ? (body.session as unknown as Session) : null
    return { kind: 'success', flow: null, session, continueWith: readContinueWith(body) }
  }
  const error = malformed('Neither a flow nor a session', status)
  return { kind: 'error', message: error.message, error }
}

function notVerified(body: unknown, { details }: KratosError): FlowOutcome<never> {
  const steps = [...readContinueWith(details), ...readContinueWith(body)]
  const step: unknown = findContinueWith(steps, 'show_verification_ui')?.flow
  return { kind: 'notVerified', flowId: text(step, 'id'), email: text(step, 'verifiable_address') }
}

function readContinueWith(body: unknown): ContinueWith[] {
  const steps = isRecord(body) && Array.isArray(body.continue_with) ? (body.continue_with as unknown[]) : []
  return steps.filter((step): step is ContinueWith => isRecord(step) && typeof step.action === 'string')
}

function redirectOf(body: unknown, { details }: KratosError): string | null {
  const to = text(body, 'redirect_browser_to') ?? text(details, 'redirect_browser_to')
  return isWebAddress(to) ? to : null
}

function typedIdentifier(flow: AnyFlow): string | null {
  const node = flow.ui.nodes.find(
    ({ attributes }) => 'name' in attributes && attributes.name === 'identifier',
  )
  return text(node?.attributes, 'value')
}

function text(from: unknown, key: string): string | null {
  const value = isRecord(from) ? from[key] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}
