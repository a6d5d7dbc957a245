import { isId } from '@quarterdeck/api'
import { at, landingPaths, within } from './landingPaths'

export { isServiceStep } from './landingPaths'

/** The hash of an address that opens /admin/admins with its Add Admin form. */
export const ADD_ADMIN_HASH = '#add-admin'

/** Every address of the console (§2.1). URLs are built here and nowhere else. */
export const paths = {
  ...landingPaths,
  within,
  /** An address with more at the end of its query, which the caller has encoded. */
  extended: (address: string, entries: string) => `${address}${address.includes('?') ? '&' : '?'}${entries}`,
  verify: at<{ flow?: string; return_to?: string }>('/user/verify'),
  account: at<{ flow?: string; secure?: string }>('/account'),
  authError: () => '/auth/error',
  userOrganizations: () => '/user/organizations',
  userOrganization: (id: string) => `/user/organizations/${part(id)}`,
  userSettings: () => '/user/settings',
  adminAttention: (kind: 'over_limit' | 'paid_without_namespace') => `/admin/organizations/attention/${kind}`,
  adminUsers: at<{ search?: string; page?: string }>('/admin/users'),
  adminAdmins: () => '/admin/admins',
  adminClusters: at<{ health?: 'healthy' | 'unhealthy'; scheduling?: 'on' }>('/admin/clusters'),
  adminPlans: at<{ show?: 'active' | 'deprecated' }>('/admin/plans'),
  adminBulkRun: (id: string) => `/admin/jobs/bulk/${part(id)}`,
  adminPayments: () => '/admin/payments',
  adminPaymentProducts: (provider: string) => `/admin/payments/providers/${part(provider)}`,
  adminPaymentPrices: (provider: string, productId: string) =>
    `/admin/payments/providers/${part(provider)}/products/${part(productId)}`,
  adminSettings: () => '/admin/settings',
  adminAddCluster: () => '/admin/clusters?dialog=add-cluster',
  adminAddAdmin: () => `/admin/admins${ADD_ADMIN_HASH}`,
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
