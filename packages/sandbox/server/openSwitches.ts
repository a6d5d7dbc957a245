import { faultNames } from '../product/faults'
import { subscriptionsLooks } from '../product/subscriptionsLooks'
import { currencies } from './paddle/amount'
import type { ServerStore } from './store'
import { defaultSwitches, type Switches } from './switches'

const oneOf =
  <T extends string>(...allowed: readonly T[]) =>
  (value: unknown): value is T =>
    allowed.some((option) => option === value)
const numberBetween = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && value >= min && value <= max
const isBoolean = (value: unknown) => typeof value === 'boolean'

const rules: Record<keyof Switches, (value: unknown) => boolean> = {
  'has provisioning': isBoolean,
  'has checkout.open': isBoolean,
  'has overview': isBoolean,
  'has subscription': isBoolean,
  'has change-plan': isBoolean,
  'has utilization.group-graphs': isBoolean,
  'has jobs.filter': isBoolean,
  'has jobs.attempts': isBoolean,
  latencyMs: numberBetween(0, 60_000),
  failureRate: numberBetween(0, 1),
  failureKind: oneOf(...faultNames),
  failurePaths: (value) => typeof value === 'string',
  failureCalls: oneOf('all', 'writes'),
  failureAfter: isBoolean,
  syncMs: numberBetween(0, 60_000),
  syncSkipRate: numberBetween(0, 1),
  customerCurrency: oneOf(...currencies),
  subscriptions: oneOf(...subscriptionsLooks),
  healthMinutes: numberBetween(0, 100_000),
  jobsHeld: isBoolean,
  adminsLose: oneOf('nothing', 'entry', 'entry and trait'),
  verificationMethod: oneOf('link', 'code'),
  recoveryMethod: oneOf('link', 'code'),
  passwordMethod: isBoolean,
  codeMethod: isBoolean,
  passkeyMethod: isBoolean,
  passkeySignUp: isBoolean,
  securityKeyMethod: isBoolean,
  twoStepRegistration: isBoolean,
  identitySchema: oneOf('customer', 'own'),
  signUpSession: isBoolean,
  signUpVerification: isBoolean,
  requireVerifiedLogin: isBoolean,
  verifiedLoginError: oneOf('flow', '403'),
  privilegedSessionMinutes: numberBetween(0, 100_000),
  requireAal2: isBoolean,
  flowLifespanMinutes: numberBetween(0, 100_000),
  identityAway: isBoolean,
  identitiesDisabled: isBoolean,
  leakCheckMs: numberBetween(0, 60_000),
}

const isSwitch = (name: string): name is keyof Switches => name in rules

/** A change that names no switch, or gives one a value it cannot take. */
export class InvalidSwitch extends Error {}

/** Checks a change sent by a form or a test. */
export function parseSwitches(change: unknown): Partial<Switches> {
  if (typeof change !== 'object' || change === null)
    throw new InvalidSwitch('An object of switches is expected')
  for (const [name, value] of Object.entries(change)) {
    if (!isSwitch(name)) throw new InvalidSwitch(`There is no switch '${name}'`)
    if (!rules[name](value)) throw new InvalidSwitch(`'${name}' cannot be ${JSON.stringify(value)}`)
  }
  return change
}

/** The switches of a store: read on every request, so a change holds from the next one on. */
export function openSwitches(store: ServerStore) {
  const read = (): Switches => ({ ...defaultSwitches, ...store.switches.get('switches')?.value })
  const save = (value: Switches): Switches => {
    store.switches.put({ id: 'switches', value })
    return value
  }
  return {
    read,
    change: (change: Partial<Switches>): Switches => save({ ...read(), ...change }),
    reset: (): Switches => save(defaultSwitches),
  }
}

export type SwitchStore = ReturnType<typeof openSwitches>
