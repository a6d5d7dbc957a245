import type { Page } from '@playwright/test'

// packages/console/src/testing/screens.test.tsx holds that each route and each dialog is here.

/** For each kind of id a list that has one: its path below `/v1/admin`, and the field, where that is not called `id`. */
const idSources = {
  organization: ['namespaces', 'organization_id'],
  user: ['users'],
  admin: ['admins'],
  cluster: ['clusters'],
  plan: ['plans'],
  workflow: ['workflows', 'workflow_id'],
  custom: ['custom-workflows', 'workflow_id'],
  product: ['payments/providers/paddle/products'],
} satisfies Record<string, Source>

type Source = readonly [path: string, key?: string]
type Ids = Record<keyof typeof idSources, string>

/** An id of each kind, as the platform lists them. */
export async function readIds(page: Page): Promise<Ids> {
  const first = async (kind: string, [path, key = 'id']: Source) => {
    const answer = (await (await page.request.get(`/v1/admin/${path}`)).json()) as unknown
    const rows = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)
    const id = (rows as Record<string, unknown>[] | undefined)?.[0]?.[key]
    if (typeof id !== 'string') throw new Error(`${path} lists no ${key}`)
    return [kind, id] as const
  }
  const found = Object.entries<Source>(idSources).map((entry) => first(...entry))
  return Object.fromEntries(await Promise.all(found)) as Ids
}

/** Ids for checks of the addresses alone, which ask no platform. */
export const sampleIds = Object.fromEntries(Object.keys(idSources).map((kind) => [kind, 'id'])) as Ids

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
    '/admin/nowhere',
  ],
})

/** The first organization of the customer who is signed in. */
export async function readOwnOrganization(page: Page): Promise<string> {
  const answer = await page.request.get('/v1/user/organizations')
  const { organizations } = (await answer.json()) as { organizations: { organization_id: string }[] }
  if (!organizations[0]) throw new Error('The customer has no organization')
  return organizations[0].organization_id
}

/** Every screen and dialog of customers. */
export const userPlaces = (organization: string) => [
  '/user',
  '/user?dialog=join-organization',
  '/user?dialog=billing',
  '/user/organizations',
  `/user/organizations/${organization}`,
  `/user/organizations/${organization}?dialog=change-plan&id=${organization}`,
  '/user/settings',
  '/user/verify',
  '/user/nowhere',
  '/account',
  '/account?secure=sessions',
  '/account?secure=factors',
  '/account/nowhere',
  '/plans',
  '/checkout',
  '/checkout/success',
]

/** Every screen that needs no session. */
export const visitorPlaces = ['/login', '/register', '/recovery', '/plans', '/auth/error', '/nowhere']
