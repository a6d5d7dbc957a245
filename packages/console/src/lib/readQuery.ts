import { safeReturnTo } from './landingPaths'
import { config } from './runtime'

// What several screens read from the query of their address.

/** Where a `return_to` leads; undefined where it is no screen of this console (§12.5). */
export const ownReturnTo = (value: string | null | undefined): string | undefined =>
  safeReturnTo(value, window.location.origin, config.authUrl) ?? undefined

/**
 * The e-mail address that a query names, as it was written; '' where it names none. A `+` that a link has not encoded is
 * read as a blank, which no address has in it.
 */
export const emailIn = (query: URLSearchParams): string =>
  (query.get('email') ?? '').trim().replaceAll(' ', '+')
