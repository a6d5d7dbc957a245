import { safeReturnTo } from './landingPaths'

/** What /login reads from its address for the identity service (§2.3, §12.5). */
export interface LoginParameters {
  /** Id of a flow that was begun elsewhere, for instance at the identity service. */
  flow?: string
  refresh?: boolean
  aal?: 'aal2'
  /** Absolute, on this console's origin. */
  returnTo?: string
}

export function readLoginQuery(query: URLSearchParams, origin: string): LoginParameters {
  const path = safeReturnTo(query.get('return_to'), origin)
  return {
    flow: query.get('flow') || undefined,
    refresh: query.get('refresh') === 'true' || undefined,
    aal: query.get('aal') === 'aal2' ? 'aal2' : undefined,
    returnTo: path === null ? undefined : origin + path,
  }
}
