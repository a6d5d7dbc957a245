import { isId } from '@quarterdeck/api'
import type { ComponentType } from 'react'
import { useParams, type RouteObject } from 'react-router-dom'
import { screen } from './screen'

const account = screen(() => import('../features/account/account.route'), { title: 'Account' })
const overview = screen(() => import('../features/user-overview/user-overview.route'), { title: 'Overview' })
const userOrganizations = screen(() => import('../features/user-organizations/user-organizations.route'), {
  title: 'Organizations',
})
const userOrganization = screen(() => import('../features/user-organizations/user-organization.route'), {
  title: 'Organization',
})
const userSettings = screen(() => import('../features/user-settings/user-settings.route'), {
  title: 'Settings',
})
const adminOverview = screen(() => import('../features/admin-overview/admin-overview.route'), {
  title: 'Overview',
})
const organizations = screen(() => import('../features/admin-organizations/admin-organizations.route'), {
  title: 'Organizations',
})
const users = screen(() => import('../features/users/users.route'), { title: 'Users' })
const admins = screen(() => import('../features/admins/admins.route'), { title: 'Admins' })
const settings = screen(() => import('../features/admin-settings/admin-settings.route'), {
  title: 'Settings',
})
const adminPlans = screen(() => import('../features/admin-plans/admin-plans.route'), { title: 'Plans' })
const payments = screen(() => import('../features/payments/payments.route'), { title: 'Payments' })
const products = screen(() => import('../features/payments/products.route'), { title: 'Products' })
const prices = screen(() => import('../features/payments/prices.route'), { title: 'Prices' })
const clusters = screen(() => import('../features/clusters/clusters.route'), { title: 'Clusters' })
const NotFound = screen(
  () => import('../features/not-found/not-found.route').then((route) => ({ Component: route.InShell })),
  { title: 'Page not found' },
)
const jobs = screen(() => import('../features/jobs/jobs.route'), { title: 'Jobs' })

/** A screen about what its address names; where a part of the path can be no id, the address is of no screen (§2.26). */
const ofIds = (Screen: ComponentType) =>
  function ScreenOfIds() {
    const { '*': _rest, ...ids } = useParams()
    return Object.values(ids).every((id) => id === undefined || isId(id)) ? <Screen /> : <NotFound />
  }

/** The screens that need a session (§2.1), relative to the address of their area. The module loads with the shell. */
export const signedInRoutes: Record<'account' | 'user' | 'admin', RouteObject[]> = {
  account: [
    { index: true, Component: account },
    { path: '*', Component: NotFound },
  ],
  user: [
    { index: true, Component: overview },
    { path: 'organizations', Component: userOrganizations },
    { path: 'organizations/:orgId', Component: ofIds(userOrganization) },
    { path: 'settings', Component: userSettings },
    { path: '*', Component: NotFound },
  ],
  admin: [
    { index: true, Component: adminOverview },
    { path: 'organizations', Component: organizations },
    { path: 'users', Component: users },
    { path: 'admins', Component: admins },
    { path: 'clusters', Component: clusters },
    { path: 'plans', Component: adminPlans },
    { path: 'jobs', Component: jobs },
    { path: 'payments', Component: payments },
    // With an optional part missing, these screens say which one is (§8.13), instead of 'page not found'.
    { path: 'payments/providers/:provider?', Component: ofIds(products) },
    { path: 'payments/providers/:provider/products/:productId?', Component: ofIds(prices) },
    { path: 'settings', Component: settings },
    { path: '*', Component: NotFound },
  ],
}

/** Loads the code of the screens people land on. */
export function preloadLandings(): void {
  for (const { preload } of [overview, adminOverview, organizations]) preload().catch(() => {})
}
