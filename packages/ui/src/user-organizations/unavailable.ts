/** The message for each part of an organization that could not be loaded (§8.6). */
export const UNAVAILABLE = {
  plan: 'Plan information unavailable',
  namespace: 'Namespace information unavailable',
  utilization: 'Resource utilization data unavailable',
} as const
