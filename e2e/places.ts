import type { Page } from '@playwright/test'
import { expect } from './fixtures'

type Ids = Record<
  'organization' | 'user' | 'admin' | 'cluster' | 'plan' | 'workflow' | 'custom' | 'product',
  string
>

/** An id of each kind, as the platform lists them. */
export async function readIds(page: Page): Promise<Ids> {
  const first = async (path: string, key = 'id'): Promise<string> => {
    const answer = (await (await page.request.get(`/v1/admin/${path}`)).json()) as unknown
    const rows = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)
    const id = (rows as Record<string, unknown>[] | undefined)?.[0]?.[key]
    if (typeof id !== 'string') throw new Error(`${path} lists no ${key}`)
    return id
  }
  const [organization, user, admin, cluster, plan, workflow, custom, product] = await Promise.all([
    first('namespaces', 'organization_id'),
    first('users'),
    first('admins'),
    first('clusters'),
    first('plans'),
    first('workflows', 'workflow_id'),
    first('custom-workflows', 'workflow_id'),
    first('payments/providers/paddle/products'),
  ])
  return { organization, user, admin, cluster, plan, workflow, custom, product }
}

/** Every screen and dialog of administrators, by area. */
export const adminPlaces = (ids: Ids) => ({
  organizations: [
    '/admin',
    '/admin/organizations',
    '/admin/organizations/attention/over_limit',
    `/admin/organizations?dialog=organization&id=${ids.organization}`,
    `/admin/organizations?dialog=manage-plan&id=${ids.organization}`,
    '/admin/users',
    `/admin/users?dialog=user&id=${ids.user}`,
    '/admin/admins',
    `/admin/admins?dialog=admin&id=${ids.admin}`,
  ],
  'clusters and jobs': [
    '/admin/clusters',
    '/admin/clusters?dialog=add-cluster',
    `/admin/clusters?dialog=cluster-settings&id=${ids.cluster}`,
    `/admin/clusters?dialog=edit-cluster&id=${ids.cluster}`,
    `/admin/clusters?dialog=namespaces&id=${ids.cluster}`,
    '/admin/jobs',
    '/admin/jobs?tab=cluster',
    '/admin/jobs?tab=all',
    '/admin/jobs?tab=all&q=status:failed&by=cause',
    // Of this run no device knows.
    '/admin/jobs/bulk/5f0f7d0e-3a55-4c0e-9d43-2f6b8e1c7a90',
    `/admin/jobs?dialog=workflow&id=${ids.workflow}&source=organization`,
    `/admin/jobs?dialog=custom-workflow&id=${ids.custom}`,
  ],
  'plans and payments': [
    '/admin/plans',
    '/admin/plans?dialog=create-plan',
    `/admin/plans?dialog=edit-plan&id=${ids.plan}`,
    `/admin/plans?dialog=delete-plan&id=${ids.plan}`,
    `/admin/plans?dialog=plan-prices&id=${ids.plan}`,
    '/admin/payments',
    '/admin/payments/providers/paddle',
    `/admin/payments/providers/paddle/products/${ids.product}`,
    '/admin/settings',
  ],
})

/** Every screen and dialog of customers. */
export const userPlaces = [
  '/user',
  '/user?dialog=join-organization',
  '/user?dialog=billing',
  '/user/organizations',
  '/user/settings',
  '/account',
  '/account?secure=sessions',
  '/account?secure=factors',
  '/plans',
  '/checkout',
  '/checkout/success',
]
/** Every screen that needs no session. */
export const visitorPlaces = ['/login', '/register', '/recovery', '/plans', '/auth/error', '/nowhere']

/** Opens a place and waits until all that it asks for is there. */
export async function open(page: Page, place: string) {
  await page.goto(place)
  await expect(page.locator('h1')).toBeVisible()
  if (place.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-loading], [data-shape], [aria-busy="true"]')).toHaveCount(0)
}
