import { features, type Feature } from '../product/features'
import type { Fault } from '../product/faults'
import type { SubscriptionsLook } from '../product/subscriptionsLooks'
import type { Currency } from './paddle/amount'

/** One for each optional feature: whether the platform has it. */
type FeatureSwitches = Record<`has ${Feature}`, boolean>

/** Everything about the sandbox that can be turned while it runs, on `/__sandbox` or over `/__sandbox/switches`. */
export interface Switches extends FeatureSwitches {
  /** Added to every product API answer. */
  latencyMs: number
  /** Share of product API calls that fail, 0 to 1. */
  failureRate: number
  failureKind: Fault
  /** Only paths containing this text fail; empty means all of the product API. */
  failurePaths: string
  /** Which calls fail: all, or only those that write. */
  failureCalls: 'all' | 'writes'
  /** The call is carried out before it fails, as when a gateway loses the answer. */
  failureAfter: boolean
  /** How long a synchronisation with the payment providers takes. */
  syncMs: number
  /** Share of the providers or subscriptions that a synchronisation skips, 0 to 1. */
  syncSkipRate: number
  /** What the payment provider charges in, as in a country with this currency. */
  customerCurrency: Currency
  /** What the subscriptions of all organizations are like: as their payments say, or as chosen. */
  subscriptions: SubscriptionsLook
  /** How often each cluster is looked at, so that its health can change; 0 lets all stay as they are. */
  healthMinutes: number
  /** Jobs stand still, and move only by `POST /__sandbox/jobs/step`. */
  jobsHeld: boolean
  /** The administrators lose their right: their entries alone, or also the trait that the identity service tells it by. */
  adminsLose: 'nothing' | 'entry' | 'entry and trait'
  verificationMethod: 'link' | 'code'
  recoveryMethod: 'link' | 'code'
  /** People sign in and up with a password. */
  passwordMethod: boolean
  /** People sign in and up with a code by mail in place of a password. */
  codeMethod: boolean
  /** People can make passkeys; sign-ins offer them as soon as somebody has one. */
  passkeyMethod: boolean
  /** People can sign up with a passkey, without a password. */
  passkeySignUp: boolean
  /** People can make security keys, which are then a second factor. */
  securityKeyMethod: boolean
  twoStepRegistration: boolean
  /** Which traits people have: an address and a name, or those of `fixtures/ownSchema.json`. */
  identitySchema: 'customer' | 'own'
  /** Who has signed up is signed in. */
  signUpSession: boolean
  /** Who has signed up is told to verify the address; the mail for that goes out in any case. */
  signUpVerification: boolean
  requireVerifiedLogin: boolean
  /** How an unverified login is refused: a flow with message 4000010, or a 403 with `continue_with`. */
  verifiedLoginError: 'flow' | '403'
  /** Age up to which a session may change its credentials without signing in again. */
  privilegedSessionMinutes: number
  requireAal2: boolean
  flowLifespanMinutes: number
  /** The identity service is away: a gateway answers 503 in its place. */
  identityAway: boolean
  /** Every identity is switched off, so that nobody can sign in. */
  identitiesDisabled: boolean
  /** How long the check takes whether a new password is known to have leaked. */
  leakCheckMs: number
}

const nameOf = (feature: Feature) => `has ${feature}` as const

/** The names of the switches of the optional features. */
export const featureSwitches = features.map(nameOf)

/** The optional features that are switched off. */
export const switchedOff = (switches: Switches): Feature[] =>
  features.filter((feature) => !switches[nameOf(feature)])

export const defaultSwitches: Switches = {
  ...({
    'has provisioning': true,
    'has checkout.open': true,
    'has overview': true,
    'has subscription': true,
    'has change-plan': true,
    'has utilization.group-graphs': true,
    'has jobs.filter': true,
    'has jobs.attempts': true,
  } satisfies FeatureSwitches),
  latencyMs: 0,
  failureRate: 0,
  failureKind: '500',
  failurePaths: '',
  failureCalls: 'all',
  failureAfter: false,
  syncMs: 2500,
  syncSkipRate: 0.1,
  customerCurrency: 'USD',
  subscriptions: 'as paid',
  healthMinutes: 10,
  jobsHeld: false,
  adminsLose: 'nothing',
  verificationMethod: 'link',
  recoveryMethod: 'link',
  passwordMethod: true,
  codeMethod: false,
  passkeyMethod: true,
  passkeySignUp: false,
  securityKeyMethod: true,
  twoStepRegistration: false,
  identitySchema: 'customer',
  signUpSession: true,
  signUpVerification: true,
  requireVerifiedLogin: false,
  verifiedLoginError: 'flow',
  privilegedSessionMinutes: 15,
  requireAal2: true,
  flowLifespanMinutes: 60,
  identityAway: false,
  identitiesDisabled: false,
  leakCheckMs: 0,
}
