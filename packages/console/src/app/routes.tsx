import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths'
import type { Preload } from '../lib/preloading'
import { AfterCheck, SignedInOnly, VisitorsOnly } from './guards'
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

/** An address in another case is of no screen: much is decided by addresses, and each has one spelling (§2.1). */
const at = (path: string, Component: ComponentType): RouteObject => ({ path, Component, caseSensitive: true })

/** The screens behind the sign-in below the address of an area. */
const area = (name: 'account' | 'user' | 'admin'): RouteObject => ({
  path: `${name}/*`,
  caseSensitive: true,
  element: <SignedInOnly area={name} />,
})

/** The route table (§2.1); the screens that need a session are in signedInRoutes.tsx. */
export const routes: RouteObject[] = [
  { index: true, element: <Navigate replace to={paths.user()} /> },
  { Component: VisitorsOnly, children: [at('login', login), at('register', register)] },
  at('plans', plans),
  at('checkout', checkout),
  at('checkout/success', checkoutSuccess),
  {
    Component: AfterCheck,
    children: [
      at('user/verify', verify),
      at('recovery', recovery),
      at('auth/error', authError),
      at('*', notFound),
    ],
  },
  area('account'),
  area('user'),
  area('admin'),
]

/** What loads the code of the screens that people are likely to open next, from the one they come to first. */
export function nextScreens(): readonly Preload[] {
  const { pathname } = window.location
  if ([paths.register(), paths.plans(), paths.checkout()].includes(pathname))
    return [plans.preload, checkout.preload, checkoutSuccess.preload]
  return pathname === paths.login() ? [SignedInOnly.preload] : []
}
