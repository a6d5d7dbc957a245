import type { ProvisioningStep } from '@quarterdeck/api'

/** What a read came to: it may say that there is nothing (404), which is no failure for somebody who has just paid. */
export type Outcome = 'there' | 'missing' | 'failed'

/** What the steps are concluded from on a platform that does not tell them. */
export interface Reads {
  plan: Outcome
  namespace: Outcome
  utilization: Outcome
  /** When each organization was made; null where they could not be read. */
  organizations: readonly (string | null)[] | null
  /** When the person last paid in this browser, in milliseconds since 1970; null if they did not. */
  paidAt: number | null
}

type State = ProvisioningStep['state']

/** How long after its beginning an organization counts as being set up, in milliseconds: later it lacks something. */
const SETTING_UP_MS = 60 * 60_000
/** How long a step takes at most, usually, in milliseconds. */
const USUAL_MS = 2 * 60_000

type Begun = Pick<Reads, 'organizations' | 'paidAt'>

/** When the newest organization was made or paid for, in milliseconds since 1970. */
const begunAt = ({ organizations, paidAt }: Begun) =>
  Math.max(paidAt ?? 0, ...(organizations ?? []).map((at) => Date.parse(at ?? '') || 0))

/**
 * Whether anything may be being set up; where not, the other reads are not needed to know that.
 *
 * @param now in milliseconds since 1970
 */
export const mayBeSetUp = (begun: Begun, now: number): boolean =>
  begun.organizations?.length === 0 || (!!begun.organizations && now - begunAt(begun) < SETTING_UP_MS)

/**
 * Concludes how far somebody's organization has come (§2.9).
 *
 * @param now in milliseconds since 1970
 * @returns null where nothing is being set up: what is missing then, is missing
 */
export function concludeSteps(
  { plan, namespace, utilization, organizations, paidAt }: Reads,
  now: number,
): ProvisioningStep[] | null {
  if (!organizations) return null
  const parts = [plan, namespace, utilization]
  const hasJustPaid = paidAt !== null && now - paidAt < SETTING_UP_MS
  if (organizations.length === 0) {
    if (parts.some((part) => part !== 'missing')) return null
    return hasJustPaid
      ? stepsOf(['done', 'running', 'waiting', 'waiting'], paidAt)
      : stepsOf(['waiting', 'waiting', 'waiting', 'waiting'])
  }

  const begun = begunAt({ organizations, paidAt })
  if (now - begun >= SETTING_UP_MS || parts.includes('failed')) return null
  if (namespace === 'missing') return stepsOf(['done', 'done', 'running', 'waiting'], begun)
  return stepsOf(['done', 'done', 'done', parts.includes('missing') ? 'running' : 'done'], begun)
}

/**
 * The platform's steps with a payment that it does not know of yet, or only of an attempt before it that failed: it hears of
 * one from the provider, somebody comes back from paying sooner.
 *
 * @param paidAt when the person last paid in this browser, in milliseconds since 1970; null if they did not
 * @param now in milliseconds since 1970
 */
export function withPayment(
  steps: readonly ProvisioningStep[],
  paidAt: number | null,
  now: number,
): readonly ProvisioningStep[] {
  if (paidAt === null || now - paidAt >= SETTING_UP_MS) return steps
  const isPaidSince = ({ key, state, at }: ProvisioningStep) =>
    key === 'paid' && (state === 'waiting' || (state === 'failed' && Date.parse(at ?? '') < paidAt))
  return steps.map((step) =>
    isPaidSince(step)
      ? { ...step, state: 'running', at: new Date(paidAt).toISOString(), message: null }
      : step,
  )
}

function stepsOf(
  [paid, organization, namespace, ready]: [State, State, State, State],
  begun?: number,
): ProvisioningStep[] {
  const at = begun === undefined ? null : new Date(begun).toISOString()
  return Object.entries({ paid, organization, namespace, ready }).map(([key, state]) => ({
    key: key as ProvisioningStep['key'],
    state,
    at: state === 'waiting' ? null : at,
    message: null,
  }))
}

type Steps = readonly Pick<ProvisioningStep, 'state' | 'at'>[]

/** Whether it is the person who has to do something: to pay. */
export const isUnpaid = (steps: readonly Pick<ProvisioningStep, 'key' | 'state'>[]): boolean =>
  steps.some(({ key, state }) => key === 'paid' && (state === 'waiting' || state === 'failed'))

export const isFinished = (steps: Steps): boolean => steps.every(({ state }) => state === 'done')

/** Whether the steps go on by themselves. */
export const isMoving = (steps: Steps): boolean =>
  steps.some(({ state }) => state === 'running') && steps.every(({ state }) => state !== 'failed')

/** Whether the steps have stood still for longer than usual. */
export function isSlow(steps: Steps, now: number): boolean {
  const latest = Math.max(...steps.map(({ at }) => Date.parse(at ?? '') || 0))
  return isMoving(steps) && latest > 0 && now - latest > USUAL_MS
}
