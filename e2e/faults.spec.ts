import type { Route } from '@playwright/test'
import { changeConfig } from './configuration'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'

/** The ways in which a product API may fail to answer properly. */
const faults: [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { error: { message: 'Database is down' } } })],
  [
    'HTML',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to nginx</h1>' }),
  ],
  ['null', (route) => route.fulfill({ json: null })],
  ['wrong shapes', (route) => route.fulfill({ json: { data: 'twelve', pagination: [], id: {}, email: 7 } })],
  ['a list of nulls', (route) => route.fulfill({ json: [null, null] })],
  ['a reset connection', (route) => route.abort('connectionreset')],
]

for (const [name, answer] of faults) {
  test(`with the product API answering ${name}, the list says what failed and the shell stays`, async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin)
    await page.route('**/v1/**', answer)
    await page.goto('/admin/organizations')
    await expect(page.getByText('Failed to load organizations. Please try again.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
    await expectNothingRaw(page)
    await expectAccessible(page)

    await page.unroute('**/v1/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
  })

  test(`with the product API answering ${name}, the overview says what failed and recovers`, async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.user)
    await page.route('**/v1/**', answer)
    await page.goto('/user')
    await expect(page.getByText('Some data could not be loaded')).toBeVisible()
    await expect(page.getByText('Plan information unavailable')).toBeVisible()
    await expect(page.getByText('Error: Failed to load profile')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Your account' })).toBeVisible()
    await expectNothingRaw(page)
    await expectAccessible(page)

    await page.unroute('**/v1/**')
    await page.getByRole('button', { name: 'Try all again' }).click()
    await expect(page.getByText('Some data could not be loaded')).toBeHidden()
  })
}

test('a server that never answers is given up after 10 seconds', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\//)
  await signIn(accounts.admin)
  await page.route('**/v1/admin/organizations*', () => {
    // no answer, ever
  })
  await page.goto('/admin/organizations')
  await expect(page.getByText('Failed to load organizations. Please try again.')).toBeVisible({
    timeout: 15_000,
  })
})

test('a broken configuration still starts the console', async ({ page, consoleErrors }) => {
  // Behind nginx there is no identity service at the address that stands in for the broken one.
  consoleErrors.expectFailure(/\/auth\/sessions\/whoami/, 502)
  await changeConfig(page, { brandName: 7, authUrl: 'nonsense:', paddle: [] })
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Quarterdeck')
})
