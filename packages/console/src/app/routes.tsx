import { Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths'
import { SignedInOnly, VisitorsOnly } from './guards'
import { screen } from './screen'

const login = screen(() => import('../features/login/login.route'), { title: 'Sign in' })
const register = screen(() => import('../features/register/register.route'), { title: 'Create Account' })
const plans = screen(() => import('../features/plans/plans.route'), { title: 'Choose Your Plan' })
const checkout = screen(() => import('../features/checkout/checkout.route'), { title: 'Checkout' })
const checkoutSuccess = screen(() => import('../features/checkout/checkout-success.route'), {
  title: 'Payment Successful',
})
const verify = screen(() => import('../features/verify/verify.route'), { title: 'Verification' })
const recovery = screen(() => import('../features/recovery/recovery.route'), { title: 'Recovery' })
const authError = screen(() => import('../features/auth-error/auth-error.route'), { title: 'Sign-in error' })
const account = screen(() => import('../features/account/account.route'), { title: 'Account' })
const overview = screen(() => import('../features/overview/overview.route'), { title: 'Overview' })
const organizations = screen(() => import('../features/organizations/organizations.route'), {
  title: 'Organizations',
})
const jobs = screen(() => import('../features/jobs/jobs.route'), { title: 'Jobs' })
const notFound = screen(() => import('../features/not-found/not-found.route'), { title: 'Page not found' })
const notBuiltYet = (title: string) =>
  screen(
    () =>
      import('../features/not-built-yet/not-built-yet.route').then((route) => ({
        Component: route.named(title),
      })),
    { title },
  )

/** The route table of spec §2 and contract §5. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate replace to={paths.user()} /> },
  {
    Component: VisitorsOnly,
    children: [
      { path: 'login', Component: login },
      { path: 'register', Component: register },
    ],
  },
  { path: 'plans', Component: plans },
  { path: 'checkout', Component: checkout },
  { path: 'checkout/success', Component: checkoutSuccess },
  { path: 'user/verify', Component: verify },
  { path: 'recovery', Component: recovery },
  { path: 'auth/error', Component: authError },
  {
    element: <SignedInOnly />,
    children: [{ path: 'account', Component: account }],
  },
  {
    element: <SignedInOnly area="user" />,
    children: [
      { path: 'user', Component: overview },
      { path: 'user/organizations', Component: notBuiltYet('Organizations') },
      { path: 'user/organizations/:orgId', Component: notBuiltYet('Organization') },
      { path: 'user/settings', Component: notBuiltYet('Settings') },
    ],
  },
  {
    element: <SignedInOnly area="admin" />,
    children: [
      { path: 'admin', Component: notBuiltYet('Overview') },
      { path: 'admin/organizations', Component: organizations },
      { path: 'admin/users', Component: notBuiltYet('Users') },
      { path: 'admin/admins', Component: notBuiltYet('Admins') },
      { path: 'admin/clusters', Component: notBuiltYet('Clusters') },
      { path: 'admin/plans', Component: notBuiltYet('Plans') },
      { path: 'admin/jobs', Component: jobs },
      { path: 'admin/payments', Component: notBuiltYet('Payments') },
      { path: 'admin/payments/providers/:provider', Component: notBuiltYet('Products') },
      { path: 'admin/payments/providers/:provider/products/:productId', Component: notBuiltYet('Prices') },
      { path: 'admin/settings', Component: notBuiltYet('Settings') },
    ],
  },
  { path: '*', Component: notFound },
]

/** Loads the code of the screens people go to next, once there is nothing better to do. */
export function preloadScreens(): void {
  const buying = [paths.register(), paths.plans(), paths.checkout()].includes(window.location.pathname)
  const next = buying ? [plans, checkout, checkoutSuccess] : [SignedInOnly, overview, organizations]
  for (const { preload } of next) preload().catch(() => {})
}
