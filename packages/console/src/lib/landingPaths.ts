// The part of the console's addresses (paths.ts has them all) that the start script needs: it is loaded before everything
// else, and would carry every address that stands beside these.

/** A screen with another query: the same one with a dialog open, or at another page. */
export const within = (pathname: string, query: URLSearchParams) =>
  `${pathname}${query.size > 0 ? `?${query}` : ''}`

/** An address that takes a query, of which empty values are left out. */
export const at =
  <Query extends object>(path: string) =>
  (query?: Query) => {
    const given = Object.entries(query ?? {}).filter(([, value]) => value)
    return within(path, new URLSearchParams(given as string[][]))
  }

export interface LoginQuery {
  flow?: string
  return_to?: string
  signup?: 'disabled'
  refresh?: 'true'
  aal?: 'aal2'
}

/** The addresses of the screens for which the start script draws or reads something before the console's code is there. */
export const landingPaths = {
  home: () => '/',
  login: at<LoginQuery>('/login'),
  register: at<{ return_to?: string }>('/register'),
  recovery: at<{ return_to?: string }>('/recovery'),
  plans: at<{ email?: string }>('/plans'),
  checkout: at<{ transactionId?: string; email?: string }>('/checkout'),
  checkoutSuccess: () => '/checkout/success',
  user: () => '/user',
  admin: () => '/admin',
  adminOrganizations: at<{ search?: string; page?: string }>('/admin/organizations'),
  adminJobs: at<{ tab?: 'organization' | 'cluster' | 'all'; q?: string }>('/admin/jobs'),
}

/** The one spelling of a screen's path: `/plans/` is `/plans`. */
export const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '') || '/'

/**
 * The path, query and hash of a `return_to` that stays on this console's own origin; `null` for any other, and for a step
 * of the identity service's own, which may be below the same origin but is no screen (§12.5).
 * The URL parser decides, not a pattern: it reads `//evil`, `/\evil` and control characters as a browser does.
 */
export function safeReturnTo(
  value: string | null | undefined,
  origin: string,
  authUrl: string,
): string | null {
  if (!value) return null
  // A relative word or `https:evil` would resolve against the page; only whole URLs and absolute paths are meant.
  if (!value.startsWith('/') && !value.startsWith(`${origin}/`) && value !== origin) return null
  try {
    const url = new URL(value, origin)
    if (url.origin !== origin || url.username || url.password) return null
    // `/.//evil.example` is on this origin, but its pathname is `//evil.example`, which alone would be another host.
    const path = withoutSlash(url.pathname.replace(/^\/{2,}/, '/'))
    return isServiceStep(origin + path, authUrl) ? null : `${path}${url.search}${url.hash}`
  } catch {
    return null
  }
}

/** Whether an address is a step of a flow at the identity service itself, which a browser has to be led to. */
export const isServiceStep = (address: string, authUrl: string) =>
  address.startsWith(`${authUrl}/self-service/`)
