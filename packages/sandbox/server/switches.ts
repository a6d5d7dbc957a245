import { faultNames, type Fault } from '../product/faults'
import type { ServerStore } from './store'

/** Everything about the sandbox that can be turned while it runs, on `/__sandbox` or over `/__sandbox/switches`. */
export interface Switches {
  /** Added to every product API answer. */
  latencyMs: number
  /** Share of product API calls that fail, 0 to 1. */
  failureRate: number
  failureKind: Fault
  /** Only paths containing this text fail; empty means all of the product API. */
  failurePaths: string
  /** How long a synchronisation with the payment providers takes. */
  syncMs: number
  /** Share of the providers or subscriptions that a synchronisation skips, 0 to 1. */
  syncSkipRate: number
  /** How often each cluster is looked at, so that its health can change; 0 lets all stay as they are. */
  healthMinutes: number
  /** Jobs stand still, and move only by `POST /__sandbox/jobs/step`. */
  jobsHeld: boolean
  verificationMethod: 'link' | 'code'
  recoveryMethod: 'link' | 'code'
  twoStepRegistration: boolean
  requireVerifiedLogin: boolean
  /** How an unverified login is refused: a flow with message 4000010, or a 403 with `continue_with`. */
  verifiedLoginError: 'flow' | '403'
  /** Age up to which a session may change its credentials without signing in again. */
  privilegedSessionMinutes: number
  requireAal2: boolean
  flowLifespanMinutes: number
}

export const defaultSwitches: Switches = {
  latencyMs: 0,
  failureRate: 0,
  failureKind: '500',
  failurePaths: '',
  syncMs: 2500,
  syncSkipRate: 0.1,
  healthMinutes: 10,
  jobsHeld: false,
  verificationMethod: 'link',
  recoveryMethod: 'link',
  twoStepRegistration: false,
  requireVerifiedLogin: false,
  verifiedLoginError: 'flow',
  privilegedSessionMinutes: 15,
  requireAal2: true,
  flowLifespanMinutes: 60,
}

const oneOf =
  <T extends string>(...allowed: readonly T[]) =>
  (value: unknown): value is T =>
    allowed.some((option) => option === value)
const numberBetween = (min: number, max: number) => (value: unknown) =>
  typeof value === 'number' && value >= min && value <= max
const isBoolean = (value: unknown) => typeof value === 'boolean'

const rules: Record<keyof Switches, (value: unknown) => boolean> = {
  latencyMs: numberBetween(0, 60_000),
  failureRate: numberBetween(0, 1),
  failureKind: oneOf(...faultNames),
  failurePaths: (value) => typeof value === 'string',
  syncMs: numberBetween(0, 60_000),
  syncSkipRate: numberBetween(0, 1),
  healthMinutes: numberBetween(0, 100_000),
  jobsHeld: isBoolean,
  verificationMethod: oneOf('link', 'code'),
  recoveryMethod: oneOf('link', 'code'),
  twoStepRegistration: isBoolean,
  requireVerifiedLogin: isBoolean,
  verifiedLoginError: oneOf('flow', '403'),
  privilegedSessionMinutes: numberBetween(0, 100_000),
  requireAal2: isBoolean,
  flowLifespanMinutes: numberBetween(0, 100_000),
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
