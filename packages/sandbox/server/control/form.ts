import { faultNames } from '../../product/faults'
import { subscriptionsLooks } from '../../product/subscriptionsLooks'
import { currencies } from '../paddle/amount'
import { defaultSwitches, featureSwitches, type Switches } from '../switches'

/** How a switch is shown: its words, and for what is chosen from a list, the list. */
export interface SwitchField {
  name: keyof Switches
  label: string
  hint?: string
  options?: readonly string[]
  max?: number
  /** The number need not be a whole one. */
  fraction?: true
}

const wayOfMail = ['link', 'code'] as const

/** The form's fields, in groups. */
export const switchFields: readonly { title: string; fields: readonly SwitchField[] }[] = [
  {
    title: 'Product API',
    fields: [
      { name: 'latencyMs', label: 'Latency in ms', hint: 'Added to every answer.', max: 60_000 },
      {
        name: 'failureRate',
        label: 'Failure rate',
        hint: 'Share of calls that fail, 0 to 1.',
        max: 1,
        fraction: true,
      },
      { name: 'failureKind', label: 'Failures look like', options: faultNames },
      {
        name: 'failurePaths',
        label: 'Only paths containing',
        hint: 'For example /v1/user/plan. Empty means all.',
      },
      { name: 'failureCalls', label: 'Calls that fail', options: ['all', 'writes'] },
      { name: 'failureAfter', label: 'Carry calls out before they fail' },
      { name: 'jobsHeld', label: 'Hold all jobs where they are' },
      {
        name: 'healthMinutes',
        label: 'Minutes between looks at a cluster',
        hint: 'Now and then one is unhealthy. 0 lets all stay as they are.',
        max: 100_000,
      },
    ],
  },
  {
    title: 'Optional features',
    fields: featureSwitches.map((name) => ({ name, label: name.replace('has', 'Has') })),
  },
  {
    title: 'Payments',
    fields: [
      { name: 'syncMs', label: 'Synchronisation in ms', hint: 'How long one takes.', max: 60_000 },
      {
        name: 'syncSkipRate',
        label: 'Skipped by a synchronisation',
        hint: 'Share of its providers or subscriptions, 0 to 1.',
        max: 1,
        fraction: true,
      },
      {
        name: 'customerCurrency',
        label: 'Customers pay in',
        hint: 'As in a country with this currency. Prices in other ones are converted.',
        options: currencies,
      },
      { name: 'subscriptions', label: 'Subscriptions are', options: subscriptionsLooks },
    ],
  },
  {
    title: 'Identity',
    fields: [
      { name: 'verificationMethod', label: 'Verification by', options: wayOfMail },
      { name: 'recoveryMethod', label: 'Recovery by', options: wayOfMail },
      { name: 'identitySchema', label: 'Identity schema', options: ['customer', 'own'] },
      { name: 'verifiedLoginError', label: 'Unverified login answers', options: ['flow', '403'] },
      {
        name: 'adminsLose',
        label: 'Administrators have lost',
        hint: 'As when another one removed them.',
        options: ['nothing', 'entry', 'entry and trait'],
      },
      { name: 'privilegedSessionMinutes', label: 'Privileged session in minutes', max: 100_000 },
      { name: 'flowLifespanMinutes', label: 'Flows expire after minutes', max: 100_000, fraction: true },
      {
        name: 'leakCheckMs',
        label: 'Leaked-password check in ms',
        hint: 'A new password waits for it: about 20000 where the service behind it cannot be reached.',
        max: 60_000,
      },
      { name: 'passwordMethod', label: 'Sign in and up with a password' },
      { name: 'codeMethod', label: 'Sign in and up with a code by mail' },
      { name: 'passkeyMethod', label: 'Passkeys, offered at sign-in once somebody has one' },
      { name: 'passkeySignUp', label: 'Sign up with a passkey' },
      { name: 'securityKeyMethod', label: 'Security keys as a second factor' },
      { name: 'twoStepRegistration', label: 'Register in two steps' },
      { name: 'signUpSession', label: 'Signed in after signing up' },
      { name: 'signUpVerification', label: 'Told to verify the address after signing up' },
      { name: 'requireVerifiedLogin', label: 'Sign in with a verified address only' },
      { name: 'identityAway', label: 'The identity service is away (503)' },
      { name: 'identitiesDisabled', label: 'Refuse to sign in: accounts are disabled' },
      { name: 'requireAal2', label: 'Require the second factor' },
    ],
  },
]

/** Form fields as switches: numbers and ticks regain their kind. */
export function readForm(form: FormData): Record<string, unknown> {
  const names = switchFields.flatMap(({ fields }) => fields.map(({ name }) => name))
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      const kind = typeof defaultSwitches[name]
      if (kind === 'boolean') return [name, value !== null]
      return [name, kind === 'number' ? Number(value) : (value ?? '')]
    }),
  )
}
