import { features, type Feature } from './features'
import type { Conditions, Some } from './operation'
import { notFound } from './refusal'

/** Refuses an operation of a feature that is switched off, as a platform does that never had it. */
export function requireFeature({ without }: Pick<Conditions, 'without'>, feature: Feature): void {
  if (without.includes(feature)) throw notFound('Endpoint', 'no_such_endpoint')
}

export const capabilityOperations = {
  getCapabilities: ({ conditions: { without } }) => ({
    features: features.filter((feature) => !without.includes(feature)),
  }),
} satisfies Some
