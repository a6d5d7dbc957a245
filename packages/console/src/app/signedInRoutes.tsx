import { isId } from '@quarterdeck/api'
import { noteUnasked } from '@quarterdeck/ui/lib'
import type { ComponentType } from 'react'
import { matchRoutes, useParams, type RouteObject } from 'react-router-dom'
import { isDialogName, type DialogName } from '../lib/dialogNames'
import { paths } from '../lib/paths'
import type { Preload } from '../lib/preloading'
import { preloadDialog, prefetchDialog } from './EntityDialogs'
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
const attention = screen(() => import('../features/admin-organizations/attention.route'), {
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
const bulkRun = screen(() => import('../features/jobs/bulk-run.route'), { title: 'Jobs' })

type Area = 'user' | 'admin'

/** A screen about what its address names; where a part of the path can be no id, the address is of no screen (§2.26). */
function ofIds(Screen: Screen): Screen {
  function ScreenOfIds() {
    const { '*': _rest, ...ids } = useParams()
    return Object.values(ids).every((id) => id === undefined || isId(id)) ? <Screen /> : <NotFound />
  }
  return Object.assign(ScreenOfIds, { preload: Screen.preload, prefetch: Screen.prefetch })
}

type Screen = ComponentType & Pick<typeof account, 'preload' | 'prefetch'>

/** What a route says of its screen, besides drawing it. */
interface Place {
  screen: Screen
  /** The dialogs that people open from it, the most likely first. */
  dialogs: readonly DialogName[]
}

/** A screen at a path below its area. */
const at = (path: string, Component: Screen, dialogs: readonly DialogName[] = []): RouteObject => ({
  ...(path === '' ? { index: true } : { path, caseSensitive: true }),
  Component,
  handle: { screen: Component, dialogs } satisfies Place,
})

/** The screens that need a session (§2.1), relative to the address of their area. The module loads with the shell. */
export const signedInRoutes: Record<'account' | 'user' | 'admin', RouteObject[]> = {
  account: [at('', account), { path: '*', Component: NotFound }],
  user: [
    at('', overview, ['join-organization', 'billing', 'change-plan']),
    at('organizations', userOrganizations, ['join-organization', 'billing']),
    at('organizations/:orgId', ofIds(userOrganization), ['change-plan']),
    at('settings', userSettings),
    { path: '*', Component: NotFound },
  ],
  admin: [
    at('', adminOverview, ['workflow']),
    at('organizations', organizations, ['organization', 'manage-plan', 'workflow']),
    at('organizations/attention/:kind', attention, ['organization', 'manage-plan', 'workflow']),
    at('users', users, ['user', 'organization']),
    at('admins', admins, ['admin']),
    at('clusters', clusters, ['namespaces', 'edit-cluster', 'cluster-settings', 'add-cluster']),
    at('plans', adminPlans, ['edit-plan', 'plan-prices', 'create-plan', 'delete-plan']),
    at('jobs', jobs, ['workflow', 'custom-workflow', 'organization']),
    at('jobs/bulk/:bulkRunId', ofIds(bulkRun), ['workflow']),
    at('payments', payments),
    // With an optional part missing, these screens say which one is (§8.13), instead of 'page not found'.
    at('payments/providers/:provider?', ofIds(products)),
    at('payments/providers/:provider/products/:productId?', ofIds(prices)),
    at('settings', settings),
    { path: '*', Component: NotFound },
  ],
}

/** Loads the code of the screen that people of an area land on. */
export const preloadLanding = (area: Area) => (area === 'admin' ? adminOverview : overview).preload()

/** What loads the code of the screen at a path. */
export const preloadsOfScreen = (area: Area, pathname: string): Preload[] =>
  placesAt(area, pathname).map(({ screen: { preload } }) => preload)

/** What prepares the dialogs that are opened from the screen at a path: loads their code, reads what all of them show. */
export const preloadsOfDialogs = (area: Area, pathname: string): Preload[] =>
  placesAt(area, pathname).flatMap(({ dialogs }) =>
    dialogs.map((name) => () => preloadDialog(name).then(({ prepare }) => prepare?.())),
  )

/** Loads the code of the screen and of the dialog of the area at an address. */
export function preloadAt(area: Area, { pathname, searchParams }: URL): void {
  const name = searchParams.get('dialog')
  const preloads = preloadsOfScreen(area, pathname)
  for (const preload of isDialogName(name, area) ? [...preloads, () => preloadDialog(name)] : preloads)
    preload().catch(noteUnasked)
}

/** Reads what will be shown at an address: by the dialog of the area that it names, else by its screen. */
export async function prefetchAt(area: Area, { pathname, searchParams }: URL): Promise<void> {
  const name = searchParams.get('dialog')
  if (isDialogName(name, area)) await prefetchDialog(name, searchParams)
  else await placesAt(area, pathname)[0]?.screen.prefetch(searchParams)
}

/** Reads what is shown at an address that is opened: by its screen, and by the dialog that it names. */
export async function prefetchPage(area: Area, address: URL): Promise<void> {
  const below = new URL(address)
  below.searchParams.delete('dialog')
  await Promise.all([prefetchAt(area, below), prefetchAt(area, address)])
}

function placesAt(area: Area, pathname: string): Place[] {
  const match = matchRoutes(signedInRoutes[area], pathname, paths[area]())?.at(-1)
  return match?.route.handle ? [match.route.handle as Place] : []
}
