import { ApiError, GENERIC_MESSAGE } from '@quarterdeck/api'
import {
  errorText,
  hasMessage,
  login,
  settings,
  type AnyFlow,
  type FlowBody,
  type FlowOutcome,
} from '@quarterdeck/api/identity'
import { LEAKED_PASSWORD, LEAKED_PASSWORD_TEXT } from '@quarterdeck/ui/flow'
import { flowValue } from '../../lib/flowValue'
import { samePerson } from '../../lib/samePerson'

export interface PasswordChange {
  /** The address to sign in with, used where the login flow does not itself name the person. */
  email: string
  current: string
  next: string
}

/** The password was not changed although nothing typed is wrong: a second factor or a session is needed first. */
export class SignInNeeded extends Error {
  readonly need: 'secondFactor' | 'session'
  constructor(need: 'secondFactor' | 'session', message: string) {
    super(message)
    this.need = need
  }
}

/**
 * §14.5 Change Password, through Kratos' settings flow.
 *
 * The settings flow does not ask for the current password: while the session is fresh, anybody at the screen could set
 * a new one. So the person is first signed in once more with the current password (a login flow with `refresh`). That
 * proves the password, and makes a session fresh again that had become too old to change credentials. Only then is the
 * new password sent. A person who has no password fails at the first step and is told so in Kratos' words. When somebody else
 * is signed in meanwhile, nothing more is sent: it would be that person's password.
 *
 * @throws {SignInNeeded} when a second factor or a new session is needed first
 * @throws {ApiError} for everything else, with a message fit to be shown; it says so when the outcome is unknown. Of the
 * passwords its code is `current_password_wrong` or `new_password_refused`
 */
export async function changePassword({ email, current, next }: PasswordChange): Promise<void> {
  const isSamePerson = samePerson()
  const refresh = { ...login, create: () => login.create({ refresh: true }) }
  const proof = await pass(refresh, isSamePerson, (flow) => ({
    method: 'password',
    identifier: flowValue(flow, 'identifier') ?? email,
    password: current,
  }))
  if (proof.kind === 'error' && proof.error.outcomeUnknown) throw unproven(proof.error)
  if (proof.kind === 'flow' && hasMessage(proof.flow, WRONG_CREDENTIALS))
    throw refused('The current password is wrong.', 'current_password_wrong')
  if (proof.kind !== 'success') throw refusalOf(proof)

  const change = await pass(settings, isSamePerson, () => ({ method: 'password', password: next }))
  if (change.kind === 'success') return
  const refusal = refusalOf(change)
  // In this flow the new password is all that a person typed.
  if (change.kind !== 'flow') throw refusal
  const isLeaked = hasMessage(change.flow, LEAKED_PASSWORD)
  throw refused(isLeaked ? LEAKED_PASSWORD_TEXT : refusal.message, 'new_password_refused')
}

/** Kratos' message about it speaks of user names and phone numbers too, which nobody typed here. */
const WRONG_CREDENTIALS = 4000006

/** Without an answer to the sign-in, nothing was changed yet: the error that says so, without an unknown outcome. */
const unproven = ({ kind, cause }: ApiError) =>
  new ApiError(kind, 'The current password could not be checked, because no answer came.', { cause })

interface Calls<F extends AnyFlow> {
  create: () => Promise<FlowOutcome<F>>
  submit: (id: string, body: FlowBody) => Promise<FlowOutcome<F>>
}

/**
 * Begins a flow and submits it for the person who asked for it; when the flow no longer exists by then, begins another one,
 * `triesLeft` times.
 */
async function pass<F extends AnyFlow>(
  calls: Calls<F>,
  isSamePerson: () => boolean,
  body: (flow: F) => FlowBody,
  triesLeft = 1,
): Promise<FlowOutcome<F>> {
  const begun = await calls.create()
  if (begun.kind !== 'flow') return begun
  if (!isSamePerson()) return { kind: 'identityMismatch' }
  const { flow } = begun
  const outcome = await calls.submit(flow.id, { ...body(flow), csrf_token: flowValue(flow, 'csrf_token') })
  const isGone = ['expired', 'csrf', 'notFound'].includes(outcome.kind)
  return isGone && triesLeft > 0 ? pass(calls, isSamePerson, body, triesLeft - 1) : outcome
}

/** The error to throw for an outcome other than success. */
function refusalOf(outcome: FlowOutcome): Error {
  switch (outcome.kind) {
    case 'flow':
      return refused(errorText(outcome.flow))
    case 'error':
      return outcome.error
    case 'disabled':
      return refused(outcome.message)
    case 'aal2':
    case 'redirect': // Kratos sends the browser on when the password alone is not proof enough
      return new SignInNeeded(
        'secondFactor',
        'Confirm it is you with your second factor, then change the password again.',
      )
    case 'signedOut':
    case 'identityMismatch': // the flow was begun by somebody else than is signed in now
      return new SignInNeeded('session', 'Your session has ended. Sign in, then change the password again.')
    case 'notVerified':
      return refused('Verify your email address first, then change the password.')
    case 'refreshRequired':
      return refused('This sign-in is too old to change the password. Sign out, sign in and try again.')
    default:
      return refused('')
  }
}

const refused = (message: string, code?: string) =>
  new ApiError('http', message || GENERIC_MESSAGE, { status: 400, code })
