import { safeReturnTo } from './landingPaths'

/** What a signed-in person is asked for once more. */
export interface StepUp {
  refresh?: boolean
  aal?: 'aal2'
}

/** What /login reads from its address for the identity service (§2.3, §12.5). */
export interface LoginParameters extends StepUp {
  /** Id of a flow that was begun elsewhere, for instance at the identity service. */
  flow?: string
  /** Absolute, on this console's origin. */
  returnTo?: string
}

export function readLoginQuery(query: URLSearchParams, origin: string, authUrl: string): LoginParameters {
  const path = safeReturnTo(query.get('return_to'), origin, authUrl)
  return {
    flow: query.get('flow') || undefined,
    ...readStepUp(query),
    returnTo: path === null ? undefined : origin + path,
  }
}

export const readStepUp = (query: URLSearchParams): StepUp => ({
  refresh: query.get('refresh') === 'true' || undefined,
  aal: query.get('aal') === 'aal2' ? 'aal2' : undefined,
})
