import type { Locator, Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'
import { layoutFaults } from './layout/faults'
import { stretchAnswers } from './layout/stretched'

/** From the narrowest tablet to a large screen; 390 px is in the stories. */
const WIDTHS = [700, 768, 1024, 1100, 1280, 1440, 1920]
const THEMES = ['light', 'dark'] as const
/** Nightly every width is looked at in both themes, else in turns: a theme changes colours, and no layout so far. */
const looksAtAll = process.env.EVERY_WIDTH === '1'
const LOOKS = WIDTHS.flatMap((width, index) =>
  THEMES.filter((_, theme) => looksAtAll || theme === index % 2).map((theme) => ({ width, theme })),
)

type Ids = Record<
  'organization' | 'user' | 'admin' | 'cluster' | 'plan' | 'workflow' | 'custom' | 'product',
  string
>

/** An id of each kind, as the platform lists them. */
async function readIds(page: Page): Promise<Ids> {
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

const adminPlaces = (ids: Ids) => ({
  organizations: [
    '/admin',
    '/admin/organizations',
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

const userPlaces = [
  '/user',
  '/user?dialog=join-organization',
  '/user?dialog=billing',
  '/user/organizations',
  '/user/settings',
  '/plans',
  '/checkout',
]
const visitorPlaces = ['/login', '/register', '/recovery', '/plans', '/auth/error', '/nowhere']

const menu = (page: Page) => page.getByRole('button', { name: /^Actions for / }).first()
/** Where questions are asked before something is done, and what is pressed to be asked. */
const questions: readonly [string, ...((page: Page) => Locator)[]][] = [
  ['/admin/clusters', menu, (page) => page.getByRole('menuitem', { name: 'Archive' })],
  ['/admin/plans', menu, (page) => page.getByRole('menuitem', { name: 'Deprecate', exact: true })],
  ['/admin/admins', (page) => page.getByRole('button', { name: /^Delete /, disabled: false }).first()],
  [
    '/admin/jobs',
    (page) =>
      page
        .getByRole('row')
        .filter({ hasText: 'Running' })
        .getByRole('button', { name: /^Cancel / })
        .first(),
  ],
  ['/admin/settings', (page) => page.getByRole('switch', { name: 'Allow new users to register' })],
]

/** Opens a place and waits until all that it asks for is there. */
async function open(page: Page, place: string) {
  await page.goto(place)
  await expect(page.locator('h1')).toBeVisible()
  if (place.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-loading], [data-shape], [aria-busy="true"]')).toHaveCount(0)
}

/** What is wrong at any width, with the widths and themes it is wrong at. */
async function faultsOf(page: Page, places: readonly (string | (typeof questions)[number])[]) {
  const found: Record<string, string[]> = {}
  for (const it of places) {
    const [place, ...pressed] = typeof it === 'string' ? [it] : it
    await open(page, place)
    for (const control of pressed) await control(page).click()
    if (pressed.length > 0) await expect(page.getByRole('alertdialog')).toBeVisible()
    for (const { width, theme } of LOOKS) {
      await page.setViewportSize({ width, height: 860 })
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      const faults = await page.evaluate(layoutFaults)
      for (const fault of faults) (found[`${place}: ${fault}`] ??= []).push(`${width} px ${theme}`)
    }
  }
  return found
}

for (const area of ['organizations', 'clusters and jobs', 'plans and payments'] as const) {
  test(`admins: ${area} hold long names and large figures at every width`, async ({ page, signIn }) => {
    await signIn(accounts.admin)
    const places = adminPlaces(await readIds(page))[area]
    await stretchAnswers(page)
    expect(await faultsOf(page, places)).toEqual({})
  })
}

test('admins: the questions before something is done hold long names at every width', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/price$/)
  await signIn(accounts.admin)
  await stretchAnswers(page)
  // Where it is not known whether a plan is sold, deprecating it asks.
  await page.route('**/new/plan/*/price', (route) => route.fulfill({ status: 500, json: {} }))
  expect(await faultsOf(page, questions)).toEqual({})
})

test('visitors: all screens hold long names and large figures at every width', async ({ page }) => {
  await stretchAnswers(page)
  expect(await faultsOf(page, visitorPlaces)).toEqual({})
})

test('customers: all screens hold long names and large figures at every width', async ({ page, signIn }) => {
  await signIn(accounts.user)
  await stretchAnswers(page)
  expect(await faultsOf(page, userPlaces)).toEqual({})
})
