import type { ContinueWith as ContinueWithOnWire } from '@ory/client'
import {
  ApiError,
  GENERIC_MESSAGE,
  errorMessage,
  httpError,
  isAnswered,
  isRecord,
  malformed,
  type AnswerHead,
} from '../errors'
import { isWebAddress } from '../webAddress'
import { type AnyFlow, hasMessage, isPassed, readFlow } from './flow'

type ShownScreen = Extract<ContinueWithOnWire['action'], `show_${string}`>

/** A step that Kratos proposes next: to go to an address, or to a screen with a flow that is begun already. */
export type ContinueWith =
  | { action: 'redirect_browser_to'; redirect_browser_to: string }
  | { [Action in ShownScreen]: { action: Action; flow: { id: string } } }[ShownScreen]

/** What became of a flow call. Each kind asks for a reaction of its own, so screens switch over it and read no status. */
export type FlowOutcome<F extends AnyFlow = AnyFlow> =
  /** Draw this flow: it is new, or its next step, or the same step with messages about what was typed. */
  | { kind: 'flow'; flow: F }
  /** Done. `flow` is null where Kratos answered with something else. Who is signed in by now is asked with `whoami`. */
  | { kind: 'success'; flow: F | null; continueWith: ContinueWith[] }
  /** The flow ran out. Go on with `useFlowId` where Kratos names one, else start a new flow, with its `returnTo`. */
  | { kind: 'expired'; useFlowId: string | null; returnTo?: string }
  /** Let the browser navigate there, for example to a social sign-in provider; it cannot be fetched. */
  | { kind: 'redirect'; to: string }
  /** The CSRF cookie does not belong to the flow: start a new flow, but only once, or it goes on for ever. */
  | { kind: 'csrf' }
  /** Signed in, but a second factor is asked for. */
  | { kind: 'aal2'; to: string | null }
  /** Signed in too long ago for this change: sign in again first. */
  | { kind: 'refreshRequired'; to: string | null }
  /** Somebody is signed in already, where the flow is for people who are not. */
  | { kind: 'alreadySignedIn' }
  /** Nobody is signed in, where the flow is for people who are. */
  | { kind: 'signedOut' }
  /** The e-mail address is not verified yet (§4.2): go to /user/verify, with the flow where there is one. */
  | { kind: 'notVerified'; flowId: string | null; email: string | null }
  /** Kratos does not allow this `return_to` address: try again without it. */
  | { kind: 'returnToForbidden' }
  /** The deployment has switched this kind of flow off. */
  | { kind: 'disabled'; message: string }
  /** Kratos knows no such flow. */
  | { kind: 'notFound' }
  /** The flow belongs to somebody else than the person who is signed in now: start a new one. */
  | { kind: 'identityMismatch' }
  /** Anything else. `message` is fit to be shown (§8.1). */
  | { kind: 'error'; message: string; error: ApiError }

/**
 * Judges an answer by its status and body. Kratos' error ids decide; its texts are looked at only for errors that some
 * versions send without an id.
 */
export function judge(status: number, body: unknown, headers?: Headers): FlowOutcome {
  const flow = readFlow(body)
  if (flow) return judgeFlow(status, flow, body)
  if (status >= 200 && status < 300) return judgeSuccess({ status, headers }, body)

  const error = readError(body)
  if (isAlreadySignedIn(status, error)) return { kind: 'alreadySignedIn' }
  if (isNotVerified(error)) return notVerified(body, error)
  // After too many wrong codes a recovery names the flow to go on with as a next step; that one says why.
  const retry = findContinueWith(readContinueWith(error.details), 'show_recovery_ui')
  if (retry || isExpired(status, error))
    return {
      kind: 'expired',
      useFlowId: retry?.flow.id ?? text(body, 'use_flow_id'),
      returnTo: text(error.details, 'return_to') ?? undefined,
    }
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
  return failed(errorOf(status, body, headers))
}

const failed = (error: ApiError): FlowOutcome<never> => ({
  kind: 'error',
  message: errorMessage(error),
  error,
})

/** The error of an answer. A gateway that cannot reach the service (502, 503, 504) mostly says so in a page of HTML. */
function errorOf(status: number, body: unknown, headers?: Headers): ApiError {
  const error = httpError(status, body, headers)
  if (error.message !== GENERIC_MESSAGE || isAnswered(error)) return error
  return httpError(status, { error: 'The sign-in service does not answer.' }, headers)
}

/**
 * Judges the answer to a form that people send to get in. A read's 401 without an id means that nobody is signed in; here
 * it refuses whoever sent the form, such as an identity that was switched off, and its reason is what to tell them.
 */
export function judgeEntry(status: number, body: unknown, headers?: Headers): FlowOutcome {
  const { id, reason } = readError(body)
  if (status !== 401 || id !== null) return judge(status, body, headers)
  return failed(httpError(status, reason === null ? body : { error: reason }, headers))
}

/** Judges a call that got no answer. */
export const judgeFailure = (failure: unknown): FlowOutcome<never> => failed(asApiError(failure))

/** A failure without an answer as ApiError; what the identity client throws of its own is taken for `network`. */
export function asApiError(failure: unknown): ApiError {
  return failure instanceof ApiError ? failure : new ApiError('network', GENERIC_MESSAGE, { cause: failure })
}

/** What Kratos says about an error. Every part may be missing. */
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

/**
 * Whether somebody is signed in already (§4.3): by the id, else by a text of versions that send none. A form that is
 * posted is answered with a redirect (303) instead, even when a script posted it.
 */
function isAlreadySignedIn(status: number, { id, reason, message }: KratosError): boolean {
  if (status === 303 || id === 'session_already_available') return true
  return (
    id === null && status === 400 && [reason, message].some((said) => said?.includes('already logged in'))
  )
}

/** Whether the e-mail address is not verified, as newer versions say it. Older ones send `MESSAGE_NOT_VERIFIED`. */
function isNotVerified({ id }: KratosError): boolean {
  return id === 'session_verified_address_required'
}

/** Whether a flow ran out. Verification, recovery and settings send no id, so the status 410 is enough. */
function isExpired(status: number, { id }: KratosError): boolean {
  return status === 410 || id === 'self_service_flow_expired' || id === 'self_service_flow_replaced'
}

/** Whether the deployment has switched this kind of flow off. Verification and recovery send no id, only a text. */
function isDisabled(status: number, { id, reason }: KratosError): boolean {
  if (id === 'self_service_flow_disabled') return true
  return (
    id === null && status === 400 && reason !== null && /not allowed because it was disabled/.test(reason)
  )
}

/** Whether there is no session, or none that the step in question can build upon. */
function isSignedOut(status: number, { id }: KratosError): boolean {
  return status === 401 || id === 'session_inactive' || id === 'session_aal1_required'
}

/** The id of a login flow's message that the e-mail address is not verified (§16.1). */
const MESSAGE_NOT_VERIFIED = 4000010

/**
 * The id of a flow's generic error. A login form that is posted while somebody is signed in already gets it too, so the
 * session is worth checking again.
 */
export const MESSAGE_GENERIC = 4000001

/** The step of one kind among those that Kratos proposes next, or null. */
export function findContinueWith<A extends ContinueWith['action']>(
  continueWith: ContinueWith[],
  action: A,
): Extract<ContinueWith, { action: A }> | null {
  const found = continueWith.find(
    (step): step is Extract<ContinueWith, { action: A }> => step.action === action,
  )
  return found ?? null
}

function judgeFlow(status: number, flow: AnyFlow, body: unknown): FlowOutcome {
  if (hasMessage(flow, MESSAGE_NOT_VERIFIED)) {
    return { kind: 'notVerified', flowId: null, email: typedIdentifier(flow) }
  }
  // A form that was saved before has its final state also when it is refused.
  if (status >= 400 || !isPassed(flow)) return { kind: 'flow', flow }
  return { kind: 'success', flow, continueWith: readContinueWith(body) }
}

function judgeSuccess(head: AnswerHead, body: unknown): FlowOutcome {
  if (isRecord(body) && (isRecord(body.session) || isRecord(body.identity))) {
    return { kind: 'success', flow: null, continueWith: readContinueWith(body) }
  }
  return failed(malformed('Neither a flow nor a session', head))
}

function notVerified(body: unknown, { details }: KratosError): FlowOutcome<never> {
  const steps = [...readContinueWith(details), ...readContinueWith(body)]
  const step: unknown = findContinueWith(steps, 'show_verification_ui')?.flow
  return { kind: 'notVerified', flowId: text(step, 'id'), email: text(step, 'verifiable_address') }
}

function readContinueWith(body: unknown): ContinueWith[] {
  const steps = isRecord(body) && Array.isArray(body.continue_with) ? (body.continue_with as unknown[]) : []
  return steps.filter(isStep)
}

/** Whether it is a step with what it cannot do without: an address, or the flow of the screen that it shows. */
function isStep(step: unknown): step is ContinueWith {
  if (!isRecord(step) || typeof step.action !== 'string') return false
  if (step.action === 'redirect_browser_to') return isWebAddress(step.redirect_browser_to)
  return step.action.startsWith('show_') && text(step.flow, 'id') !== null
}

function redirectOf(body: unknown, { details }: KratosError): string | null {
  const to = text(body, 'redirect_browser_to') ?? text(details, 'redirect_browser_to')
  return isWebAddress(to) ? to : null
}

function typedIdentifier(flow: AnyFlow): string | null {
  const node = flow.ui.nodes.find(({ attributes }) => attributes.name === 'identifier')
  return text(node?.attributes, 'value')
}

function text(from: unknown, key: string): string | null {
  const value = isRecord(from) ? from[key] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}
