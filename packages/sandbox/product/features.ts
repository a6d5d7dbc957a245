/** The optional features of §15.7 that the sandbox has. */
export const features = [
  'provisioning',
  'checkout.open',
  'jobs.filter',
  'jobs.attempts',
  'overview',
  'subscription',
  'change-plan',
  'utilization.group-graphs',
] as const
export type Feature = (typeof features)[number]
