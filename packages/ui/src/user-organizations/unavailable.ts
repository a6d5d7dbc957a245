/** The message for each part of an account or organization that could not be loaded (§8.6). */
export const UNAVAILABLE = {
  profile: 'Profile information unavailable',
  plan: 'Plan information unavailable',
  namespace: 'Namespace information unavailable',
  utilization: 'Resource utilization data unavailable',
  dashboards: 'Dashboards unavailable',
  organizations: 'Organizations unavailable',
} as const
