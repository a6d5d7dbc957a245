import type { Page } from '@playwright/test'
import { changeConfig } from './configuration'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { NOTHING_YET, signOut } from './people'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NOT_FOUND = "The organization you're looking for doesn't exist or you don't have access to it."
const part = (page: Page, name: string) => page.getByRole('region', { name })

async function openOrganization(page: Page): Promise<void> {
  await page.goto('/user/organizations')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/user\/organizations\/[0-9a-f-]{36}$/)
  await expect(part(page, 'Information')).toBeVisible()
}

test('an organization of others is not found, and an id that is no UUID is not asked for', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\/organizations\//)
  await signIn(accounts.user)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/v1\/.*\/(nonsense|12345678)/.test(request.url())) asked.push(request.url())
  })
  for (const id of ['nonsense', '12345678']) {
    await page.goto(`/user/organizations/${id}`)
    await expect(page.getByRole('heading', { name: 'Organization Not Found' })).toBeVisible()
    await expect(page.getByText(NOT_FOUND)).toBeVisible()
  }
  expect(asked).toEqual([])

  await page.goto(`/user/organizations/${NOWHERE}`)
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(5)
})

test('each part that fails says so in its place, and can be tried again', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\//)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/user/')) asked.push(pathname)
  })
  const fail = (pattern: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 500, json: { error: { message: 'No disk' } } }))

  await fail('**/v1/user/plan')
  await fail('**/v1/user/namespace')
  await signIn(accounts.user)
  const warning = page.getByRole('status').filter({ hasText: 'Some data could not be loaded' })
  await expect(warning.getByRole('listitem')).toHaveCount(2)
  await expect(warning).toContainText('If this issue persists, please contact support.')
  await expect(part(page, 'Account')).toContainText('Unknown')
  await expect(part(page, 'Account')).toContainText('0 agents')
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(4)
  await expectNothingRaw(page)
  await expectAccessible(page)

  await page.unroute('**/v1/user/namespace')
  await warning.getByRole('button', { name: 'Try all again' }).click()
  await expect(warning.getByRole('listitem')).toHaveText([/Plan information unavailable/])
  await expect(part(page, 'Account').locator('code')).toHaveCount(2) // the user's ID, and now the namespace

  // §8.8: the list's failure is a toast with the server's words; its place says so too.
  await fail('**/v1/user/organizations')
  await page.goto('/user/organizations')
  await expect(page.getByText('Error: Failed to load organizations')).toBeVisible()
  await page.unroute('**/v1/user/organizations')
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(5)

  await fail('**/v1/user/organizations/*/resource-utilization')
  await openOrganization(page)
  const usage = part(page, 'Resource utilization')
  await expect(usage).toContainText('Resource utilization data unavailable')
  await expect(part(page, 'Plan')).toContainText('Plan limits')
  await expect(part(page, 'Subscription')).toContainText('/ month')
  await page.unroute('**/v1/user/organizations/*/resource-utilization')
  asked.length = 0
  await usage.getByRole('button', { name: 'Try Again' }).click()
  await expect(usage.getByRole('meter')).toHaveCount(4)
  expect(asked).toHaveLength(1)

  // When the organization itself fails, that is told once. All three calls were sent at the same time nevertheless.
  // What is paid is asked for once it is known that the platform tells it.
  await fail('**/v1/user/organizations/*')
  asked.length = 0
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load organization details' })
  await expect(failure).toContainText('No disk')
  await expect(page.getByText('Failed to load organization details')).toHaveCount(1)
  expect(new Set(asked.filter((path) => !path.endsWith('/subscription'))).size).toBe(3)
  await page.unroute('**/v1/user/organizations/*')
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(part(page, 'Information')).toBeVisible()

  await fail('**/v1/user/profile')
  await page.goto('/user/settings')
  const settings = page.getByRole('alert').filter({ hasText: 'Failed to load organization data' })
  await expect(settings).toBeVisible()
  await page.unroute('**/v1/user/profile')
  await settings.getByRole('button', { name: 'Try Again' }).click()
  await expect(part(page, 'Account')).toContainText(accounts.user)
})

test('joining and billing are explained where there is nothing to press', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(accounts.newcomer, '/user/organizations')
  await expect(page.getByText('No Organizations Found')).toBeVisible()
  await expect(page.getByText("You haven't joined any organizations yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Join Organization' }).click()
  const join = page.getByRole('dialog', { name: 'Join Organization' })
  await expect(join.getByText(accounts.newcomer)).toBeVisible()
  await expect(join.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
  await join.getByRole('button', { name: 'Copy email' }).click()
  await expect(join.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts.newcomer)
  await expectAccessible(page)
  await page.reload()
  await expect(join).toBeVisible()
  await page.goBack()
  await expect(join).toBeHidden()
  await expect(page).toHaveURL(/\/user\/organizations$/)

  await signOut(page)
  await changeConfig(page, { 'paddle.customerPortalUrl': null })
  await signIn(accounts.user)
  await openOrganization(page)
  await page.getByRole('link', { name: 'Manage Billing' }).click()
  const billing = page.getByRole('dialog', { name: 'Manage Billing' })
  await expect(billing).toContainText('No customer portal is configured here.')
  await expect(billing.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await billing.getByRole('button', { name: 'Done' }).click()
  await expect(billing).toBeHidden()
  await expect(page.getByRole('link', { name: 'Manage Billing' })).toBeFocused()
})
