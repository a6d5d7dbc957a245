import { isId } from '@quarterdeck/api'

/** The hash of an address that opens /admin/admins with its Add Admin form. */
export const ADD_ADMIN_HASH = '#add-admin'

/** An address that takes a query, of which empty values are left out. */
const at =
  <Query extends object>(path: string) =>
  (query?: Query) => {
    const given = Object.entries(query ?? {}).filter(([, value]) => value)
    return paths.within(path, new URLSearchParams(given as string[][]))
  }

/** Every address of the console (§2.1). URLs are built here and nowhere else. */
export const paths = {
  home: () => '/',
  login: at<LoginQuery>('/login'),
  register: at<{ return_to?: string }>('/register'),
  recovery: () => '/recovery',
  verify: at<{ flow?: string }>('/user/verify'),
  account: at<{ flow?: string; secure?: string }>('/account'),
  authError: () => '/auth/error',
  plans: at<{ email?: string }>('/plans'),
  checkout: at<{ transactionId?: string; email?: string }>('/checkout'),
  checkoutSuccess: () => '/checkout/success',
  user: () => '/user',
  userOrganizations: () => '/user/organizations',
  userOrganization: (id: string) => `/user/organizations/${part(id)}`,
  userSettings: () => '/user/settings',
  admin: () => '/admin',
  adminOrganizations: at<{ search?: string; page?: string }>('/admin/organizations'),
  adminUsers: at<{ search?: string; page?: string }>('/admin/users'),
  adminAdmins: () => '/admin/admins',
  adminClusters: at<{ health?: 'healthy' | 'unhealthy'; scheduling?: 'on' }>('/admin/clusters'),
  adminPlans: at<{ show?: 'active' | 'deprecated' }>('/admin/plans'),
  adminJobs: at<{ tab?: 'organization' | 'cluster' | 'all'; q?: string }>('/admin/jobs'),
  adminPayments: () => '/admin/payments',
  adminPaymentProducts: (provider: string) => `/admin/payments/providers/${part(provider)}`,
  adminPaymentPrices: (provider: string, productId: string) =>
    `/admin/payments/providers/${part(provider)}/products/${part(productId)}`,
  adminSettings: () => '/admin/settings',
  /** A screen with another query: the same one with a dialog open, or at another page. */
  within: (pathname: string, query: URLSearchParams) => `${pathname}${query.size > 0 ? `?${query}` : ''}`,
  adminAddCluster: () => '/admin/clusters?dialog=add-cluster',
  adminAddAdmin: () => `/admin/admins${ADD_ADMIN_HASH}`,
}

export interface LoginQuery {
  flow?: string
  return_to?: string
  signup?: 'disabled'
  refresh?: 'true'
  aal?: 'aal2'
}

/**
 * One part of a path. What no id can be (§2.26) stands there as `%`, which is no id either: the link then leads to
 * 'Page not found', and not to the screen that a `..` would make of it.
 */
const part = (id: string) => encodeURIComponent(isId(id) ? id : '%')

/** Whether it is a screen that the payment provider's script may be loaded for: none of them has a password field. */
export const isPaymentScreen = (pathname: string) =>
  pathname === '/plans' || pathname === '/checkout' || pathname === '/checkout/success'

/** Whether a screen stays when the session is lost (§4.1 Authentication): all others lead to /login then. */
export const staysWhenSignedOut = (pathname: string) =>
  pathname === '/login' || pathname === '/register' || pathname.startsWith('/auth/')

/**
 * The path, query and hash of a `return_to` that stays on this console's own origin; `null` for any other (§12.5).
 * The URL parser decides, not a pattern: it reads `//evil`, `/\evil` and control characters as a browser does.
 */
export function safeReturnTo(value: string | null | undefined, origin: string): string | null {
  if (!value) return null
  // A relative word or `https:evil` would resolve against the page; only whole URLs and absolute paths are meant.
  if (!value.startsWith('/') && !value.startsWith(`${origin}/`) && value !== origin) return null
  try {
    const url = new URL(value, origin)
    if (url.origin !== origin || url.username || url.password) return null
    // `/.//evil.example` is on this origin, but its pathname is `//evil.example`, which alone would be another host.
    const path = url.pathname.replace(/^\/{2,}/, '/')
    return `${path}${url.search}${url.hash}`
  } catch {
    return null
  }
}
