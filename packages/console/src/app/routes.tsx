import { Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths'
import type { Preload } from '../lib/preloading'
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
const notFound = screen(() => import('../features/not-found/not-found.route'), { title: 'Page not found' })

/** The route table (§2.1); the screens that need a session are in signedInRoutes.tsx. */
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
  { path: 'account/*', element: <SignedInOnly area="account" /> },
  { path: 'user/*', element: <SignedInOnly area="user" /> },
  { path: 'admin/*', element: <SignedInOnly area="admin" /> },
  { path: '*', Component: notFound },
]

/** What loads the code of the screens that people are likely to open next, from the one they come to first. */
export function nextScreens(): readonly Preload[] {
  const { pathname } = window.location
  if ([paths.register(), paths.plans(), paths.checkout()].includes(pathname))
    return [plans.preload, checkout.preload, checkoutSuccess.preload]
  return pathname === paths.login() ? [SignedInOnly.preload] : []
}
