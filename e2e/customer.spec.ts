import { TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { login, NEW_PASSWORD, register, someone } from './people'

/** Who has no organization yet has no plan, namespace or usage to find. */
const NOTHING_YET = /\/v1\/user\/(plan|namespace|resource-utilization)/
const NEWER_PASSWORD = 'an-even-longer-secret-43'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NOT_FOUND = "The organization you're looking for doesn't exist or you don't have access to it."

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

async function openOrganization(page: Page): Promise<void> {
  await page.goto('/user/organizations')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/user\/organizations\/[0-9a-f-]{36}$/)
  await expect(part(page, 'Information')).toBeVisible()
}

interface Passwords {
  current: string
  next: string
}

/** Opens the form where it is not open yet, and fills it. */
async function fillPasswords(page: Page, { current, next }: Passwords): Promise<void> {
  const form = page.getByRole('form', { name: 'Change Password' })
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Change Password' }).click()
  await form.getByLabel('Current Password').fill(current)
  await form.getByLabel('New Password').fill(next)
  await form.getByLabel('Confirm Password').fill(next)
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Password' })

async function changePassword(page: Page, passwords: Passwords): Promise<void> {
  await fillPasswords(page, passwords)
  await update(page).click()
  await expect(page.getByText('Success: Password changed')).toBeVisible()
  await expect(update(page)).toBeHidden()
}

test('looks around: overview, a studio, an organization, billing and settings', async ({
  page,
  context,
  signIn,
}) => {
  await context.route('https://studio.elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Studio</h1>' }),
  )
  await page.route('**/v1/user/dashboards', (route) =>
    route.fulfill({
      json: [
        { id: NOWHERE, name: null, url: 'https://studio.elsewhere.example/main' },
        { id: NOWHERE.replace('8', '9'), name: 'Trap', url: 'javascript:alert(document.domain)' },
      ],
    }),
  )
  await signIn(accounts.user)
  await expect(page.getByRole('heading', { name: 'Studio Links (2)' })).toBeVisible()
  await expect(page.getByText('Some data could not be loaded')).toHaveCount(0)
  await expect(part(page, 'Account')).toContainText(accounts.user)

  // Links from data: a new tab that knows nothing of this one; what is no web address is text.
  const studios = part(page, 'Studio Links (2)')
  await expect(studios.getByRole('link')).toHaveCount(1)
  await expect(studios.getByText('javascript:alert(document.domain)')).toBeVisible()
  const studio = page.waitForEvent('popup')
  await studios.getByRole('link', { name: /^Dashboard/ }).click()
  const tab = await studio
  await expect(tab.getByRole('heading', { name: 'Studio' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
  await tab.close()

  const yours = part(page, 'Your Organizations (5)')
  await expect(yours.getByRole('listitem')).toHaveCount(3)
  await yours.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/user\/organizations$/)
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(5)
  await expectAccessible(page)

  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click()
  await expect(part(page, 'Plan')).not.toContainText('No Plan')
  await expect(part(page, 'Namespace')).not.toContainText('N/A')
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(3)
  await expectNothingRaw(page)
  await expectAccessible(page)

  const portal = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Manage Billing' }).click()
  await expect((await portal).getByRole('heading', { name: 'Customer portal' })).toBeVisible()
  expect(await (await portal).evaluate(() => window.opener as unknown)).toBeNull()

  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/user\/settings$/)
  await expect(part(page, 'Account')).toContainText(accounts.user)
  await expectNothingRaw(page)
  await expectAccessible(page)
})

test('an organization out of reach is not found, and what is no id is not even asked for', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\/organizations\//)
  await signIn(accounts.user)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/user/organizations/')) asked.push(request.url())
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

test('what fails says so in its place, and is asked for again alone', async ({
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
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(3)
  await expectNothingRaw(page)
  await expectAccessible(page)

  await page.unroute('**/v1/user/namespace')
  asked.length = 0
  await warning
    .getByRole('listitem')
    .filter({ hasText: 'Namespace' })
    .getByRole('button', { name: 'Try Again' })
    .click()
  await expect(warning.getByRole('listitem')).toHaveText([/Plan information unavailable/])
  await expect(part(page, 'Account').locator('code')).toHaveCount(2) // the user's ID, and now the namespace
  expect(asked).toEqual(['/v1/user/namespace'])

  // §8: the list's failure is a toast with the server's words; its place says so too.
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
  await page.unroute('**/v1/user/organizations/*/resource-utilization')
  asked.length = 0
  await usage.getByRole('button', { name: 'Try Again' }).click()
  await expect(usage.getByRole('meter')).toHaveCount(3)
  expect(asked).toHaveLength(1)

  // The organization itself: one failure shows once. All three calls are in the first wave all the same.
  await fail('**/v1/user/organizations/*')
  asked.length = 0
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load organization details' })
  await expect(failure).toContainText('No disk')
  await expect(page.getByText('Failed to load organization details')).toHaveCount(1)
  expect(new Set(asked).size).toBe(3)
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

test('a password is changed: refusals keep the form, the new one signs in', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/(login|settings)/)
  const email = someone()
  await register(page, email)
  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(update(page)).toBeDisabled()
  await expectAccessible(page)

  // The session is fresh: Kratos would take a new password from whoever sits here.
  await fillPasswords(page, { current: 'not the password', next: NEWER_PASSWORD })
  await update(page).click()
  await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
  await expect(page.getByLabel('New Password')).toHaveValue(NEWER_PASSWORD)

  await fillPasswords(page, { current: NEW_PASSWORD, next: 'short' })
  await update(page).click()
  await expect(page.getByRole('alert')).toContainText('The password must be at least 8 characters long')
  await expect(page.getByLabel('Confirm Password')).toHaveValue('short')
  await expectAccessible(page)

  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/self-service/settings'))
      changes.push(request.url())
  })
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await update(page).dblclick()
  await expect(page.getByText('Success: Password changed')).toBeVisible()
  await expect(update(page)).toBeHidden()
  expect(changes).toHaveLength(1)
  expect(page.url()).toMatch(/\/user\/settings$/)

  await signOut(page)
  await login(page, email, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
  await login(page, email, NEWER_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})

test('a session too old to change credentials is renewed by the current password', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(NOTHING_YET)
  const email = someone()
  await register(page, email)
  await page.goto('/user/settings')
  const OLD_MS = 6000
  await sandbox.set({ privilegedSessionMinutes: OLD_MS / 60_000 })
  const age = async () => {
    const whoami = await page.request.get(`${sandbox.authUrl}/sessions/whoami`)
    const { authenticated_at } = (await whoami.json()) as { authenticated_at: string }
    return Date.now() - Date.parse(authenticated_at)
  }
  await expect.poll(age, { timeout: 2 * OLD_MS }).toBeGreaterThan(OLD_MS)

  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  expect(await age()).toBeLessThan(OLD_MS)
  await signOut(page)
  await login(page, email, NEWER_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})

test('a person with a second factor changes the password, led to the factor where it is asked for', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
  const email = someone()
  await register(page, email)
  await page.goto('/account')
  const app = part(page, 'Authenticator app')
  const totp = new TOTP({ secret: (await app.locator('code').first().innerText()).trim() })
  await app.getByLabel(/code/i).fill(totp.generate())
  await app.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved!')).toBeVisible()
  await page.goto('/user/settings')
  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })

  // A deployment that lets people in with the password alone still asks for the factor here.
  await sandbox.set({ requireAal2: false })
  await signOut(page)
  await login(page, email, NEWER_PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto('/user/settings')
  await fillPasswords(page, { current: NEWER_PASSWORD, next: NEW_PASSWORD })
  await update(page).click()
  await expect(page.getByText('Confirm it is you with your second factor')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?aal=aal2&return_to=%2Fuser%2Fsettings$/)
  await page.getByLabel(/code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page
    .getByRole('button', { name: /authenticator|sign in|continue|verify/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/user\/settings$/)
  await changePassword(page, { current: NEWER_PASSWORD, next: NEW_PASSWORD })
})

test('joining and billing are explained where there is nothing to press', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(NOTHING_YET)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(accounts.newcomer)
  await page.goto('/user/organizations')
  await expect(page.getByText('No Organizations Found')).toBeVisible()
  await expect(page.getByText("You haven't joined any organizations yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Join Organization' }).click()
  const join = page.getByRole('dialog', { name: 'Join Organization' })
  await expect(join.getByText(accounts.newcomer)).toBeVisible()
  await expect(join.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
  await join.getByRole('button', { name: 'Copy e-mail' }).click()
  await expect(join.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts.newcomer)
  await expectAccessible(page)
  await page.reload()
  await expect(join).toBeVisible()
  await page.goBack()
  await expect(join).toBeHidden()
  await expect(page).toHaveURL(/\/user\/organizations$/)

  await signOut(page)
  await page.route('**/config.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"?customerPortalUrl"?:\s*(['"])[^'"]*\1,?/, '')
    await route.fulfill({ response: answer, body })
  })
  await signIn(accounts.user)
  await openOrganization(page)
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  const billing = page.getByRole('dialog', { name: 'Manage Billing' })
  await expect(billing).toContainText('No customer portal is configured here.')
  await expect(billing.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await billing.getByRole('button', { name: 'Done' }).click()
  await expect(billing).toBeHidden()
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toBeFocused()
})

test('all of it on a phone', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expectFailure(NOTHING_YET)
  consoleErrors.expectFailure(/\/v1\/user\/organizations\//)
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, page.url()).toBeLessThanOrEqual(0)
  }
  const go = async (name: string) => {
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await signIn(accounts.user)
  await expect(part(page, 'Your Organizations (5)')).toBeVisible()
  await fits()
  await page
    .getByRole('link', { name: /^View Dashboard/ })
    .first()
    .click()
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(3)
  await fits()
  await expectAccessible(page)
  await page.goto(`/user/organizations/${NOWHERE}`)
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  await fits()
  await go('Organizations')
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(5)
  await fits()
  await page.getByRole('button', { name: 'Join Organization' }).click()
  await expect(page.getByRole('dialog', { name: 'Join Organization' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await signOut(page)
  const email = someone()
  await register(page, email)
  await page.goto('/user')
  await expect(page.getByText('Some data could not be loaded')).toBeVisible()
  await fits()
  await go('Settings')
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await fits()
  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
})
