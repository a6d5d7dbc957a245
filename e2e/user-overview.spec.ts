import type { Page } from '@playwright/test'
import { openCheckout } from '@quarterdeck/sandbox/fixtures'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { step } from './jobs'
import { expectOverlay, overlay } from './paymentOverlay'
import {
  changePassword,
  fillPasswords,
  NEW_PASSWORD,
  NOTHING_YET,
  register,
  signOut,
  someone,
} from './people'

const NEWER_PASSWORD = 'an-even-longer-secret-43'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NOT_FOUND = "The organization you're looking for doesn't exist or you don't have access to it."
const part = (page: Page, name: string) => page.getByRole('region', { name })

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

  // Links from data open a tab without access to this one; an address that is not http or https is plain text.
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
  await expect(part(page, 'Plan')).toContainText('customer portal')
  await expect(part(page, 'Plan')).not.toContainText('No Plan')
  await expect(part(page, 'Namespace').locator('code')).toBeVisible()
  await expect(part(page, 'Namespace')).not.toContainText('N/A')
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(4)
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

/** Counts the presses of the person, and notes every warning and failure that is drawn, over all documents of the page. */
async function watchVisit(page: Page) {
  const visit = { presses: 0, troubles: [] as string[] }
  await page.exposeFunction('notePress', () => (visit.presses += 1))
  await page.exposeFunction('noteTrouble', (text: string) => visit.troubles.push(text))
  await page.addInitScript(() => {
    const note = window as unknown as { notePress: () => void; noteTrouble: (text: string) => void }
    addEventListener('click', ({ isTrusted }) => isTrusted && note.notePress(), true)
    const look = () => {
      for (const found of document.querySelectorAll(
        '[role="alert"], [data-tone="warning"], [data-tone="danger"]',
      ))
        if (found.textContent) note.noteTrouble(found.textContent)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  })
  return visit
}

/** The states of the steps to an organization, as people read them. */
const steps = (page: Page) => page.getByRole('list', { name: 'Setup steps' }).getByRole('listitem')

test('from the first visit to an organization that is ready: few presses, and no warning on the way', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  await sandbox.set({ jobsHeld: true })
  const visit = await watchVisit(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Email').fill(someone())
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Select Pro' }).click()
  await expectOverlay(page, '$50.00')
  await overlay(page).getByRole('button', { name: 'Pay $50.00' }).click()
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await page.getByRole('button', { name: 'Go to Login' }).click()

  await expect(page).toHaveURL(/\/user$/)
  await expect(part(page, 'Finish setting up')).toBeVisible()
  await expect(steps(page)).toHaveText([/^PaidDone/, /^OrganizationDone/, /^Namespace/, /^Ready/])
  await expectAccessible(page)
  for (let half = 0; half < 12; half += 1) await step(sandbox)
  await expect(part(page, 'Your organization is ready')).toBeVisible()
  // Everything else that came with it is there without a reload.
  await expect(part(page, 'Account').getByText('N/A')).toHaveCount(0)
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Studio Links (1)' })).toBeVisible()
  await page.getByRole('link', { name: 'Open Your Organization' }).click()
  await expect(part(page, 'Plan')).toContainText('Pro')
  expect(visit.troubles).toEqual([])
  expect(visit.presses).toBeLessThanOrEqual(8)

  // All the way back nobody meets the checkout that is paid.
  for (await page.goBack(); page.url() !== 'about:blank'; await page.goBack()) {
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page).not.toHaveURL(/\/checkout\?/)
    await expect(overlay(page)).toHaveCount(0)
  }
})

test('steps that move stay and are asked for again where one answer fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/\/v1\/user\/provisioning/)
  await register(page, someone())
  let asked = 0
  let isDown = false
  const states = ['done', 'running', 'waiting', 'waiting']
  const moving = ['paid', 'organization', 'namespace', 'ready'].map((key, index) => ({
    key,
    state: states[index],
    at: index < 2 ? new Date().toISOString() : null,
    message: null,
  }))
  await page.route('**/v1/user/provisioning', (route) => {
    asked += 1
    return isDown
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '' })
      : route.fulfill({ json: { steps: moving } })
  })
  await page.goto('/user')
  await expect(steps(page).nth(1)).toHaveText(/^OrganizationIn progress/)

  isDown = true
  const failed = asked
  // Read once more at once, and once more with the next poll.
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(failed + 2)
  await expect(steps(page).nth(0)).toHaveText(/^PaidDone/)
  await expect(page.getByRole('link', { name: 'Choose a Plan' })).toHaveCount(0)
  isDown = false
  const back = asked
  await expect.poll(() => asked, { timeout: 6000 }).toBeGreaterThan(back)
  await expect(steps(page).nth(1)).toHaveText(/^OrganizationIn progress/)
})

test('where the first answer about the steps fails, Try all again brings them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/\/v1\/user\/provisioning/)
  await register(page, someone())
  await page.route('**/v1/user/provisioning', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/user')
  await expect(page.getByText('Plan information unavailable')).toBeVisible()
  await expect(part(page, 'Finish setting up')).toHaveCount(0)
  await page.unroute('**/v1/user/provisioning')
  await page.getByRole('button', { name: 'Try all again' }).click()
  await expect(part(page, 'Finish setting up').getByRole('link', { name: 'Choose a Plan' })).toBeVisible()
  await expect(page.getByText('Some data could not be loaded')).toHaveCount(0)
})

test('a payment that was not completed is resumed from the overview, also where the platform forgets it', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/\/v1\/(user\/checkout|capabilities)|self-service\/login\/browser/)
  const email = someone()
  await register(page, email)
  await page.goto('/user')
  const setup = part(page, 'Finish setting up')
  await expect(setup.getByRole('link', { name: 'Choose a Plan' })).toBeVisible()
  await expect(page.getByText('Some data could not be loaded')).toHaveCount(0)
  await setup.getByRole('link', { name: 'Join Organization' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await setup.getByRole('link', { name: 'Choose a Plan' }).click()
  await page.getByRole('button', { name: 'Select Plus' }).click()
  const transactionId = await expectOverlay(page)
  await overlay(page).getByRole('button', { name: 'Close checkout' }).click()

  await expect(page).toHaveURL(/\/user$/)
  await expect(setup).toContainText('Your payment for Plus is not complete yet.')
  await expectAccessible(page)
  // The message that it can be completed leads to it as well.
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Complete Payment' }).first().click()
  expect(await expectOverlay(page)).toBe(transactionId)

  await sandbox.set({ 'has checkout.open': false, 'has provisioning': false })
  await page.goto('/user')
  await expect(setup).toContainText('Your payment is not complete yet.')
  await setup.getByRole('link', { name: 'Complete Payment' }).click()
  expect(await expectOverlay(page)).toBe(transactionId)
  // The overlay leads on by a load of its own.
  const loaded = page.waitForEvent('load')
  await overlay(page).getByRole('button', { name: 'Pay $20.00' }).click()
  await loaded
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await page.goto('/user')
  await expect(steps(page).first()).toHaveText(/^PaidDone/)
  await expect(part(page, 'Your organization is ready')).toBeVisible({ timeout: 60_000 })
})

for (const [who, isTold] of [
  ['this browser', false],
  ['the platform', true],
] as const)
  test(`a payment that the provider does not let anybody make is not offered, though ${who} remembers it`, async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(...NOTHING_YET)
    consoleErrors.expectFailure(/txn_unknown/)
    await sandbox.set({ 'has checkout.open': isTold, 'has provisioning': isTold })
    await page.route(/\/v1\/user\/checkout$/, (route) =>
      route.fulfill({ json: { ...openCheckout, transaction_id: 'txn_unknown' } }),
    )
    const email = someone()
    await register(page, email)
    await page.goto(`/checkout?transactionId=txn_unknown&email=${encodeURIComponent(email)}`)
    await expect(page.getByRole('alert')).toContainText('Payment failed')
    await page.goto('/user')
    await expect(part(page, 'Finish setting up').getByRole('link', { name: 'Choose a Plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Complete Payment' })).toHaveCount(0)
  })

test('all of it on a phone', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expectFailure(...NOTHING_YET)
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
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(4)
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
  await expect(part(page, 'Finish setting up')).toBeVisible()
  await fits()
  await go('Settings')
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await fits()
  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
})

test('what the platform failed to say it has is there after Refresh', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/capabilities/)
  await page.route('**/v1/capabilities', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(accounts.user)
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(4)
  await expect(part(page, 'Subscription')).toHaveCount(0)
  await page.unroute('**/v1/capabilities')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(part(page, 'Subscription').getByRole('link', { name: 'Change Plan' })).toBeVisible()
})

test('one button asks again for everything that is missing', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\//)
  const parts = [
    'capabilities',
    'user/profile',
    'user/plan',
    'user/namespace',
    'user/resource-utilization',
    'user/dashboards',
    'user/organizations',
    'user/provisioning',
  ]
  const everything = /\/v1\/(user\/|capabilities)/
  await page.route(everything, (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'The database is being moved.' } } }),
  )
  await signIn(accounts.user)
  const warning = page
    .getByRole('status')
    .filter({ hasText: 'Some data could not be loaded', has: page.getByRole('list') })
  await expect(warning.getByRole('listitem')).toHaveText([
    'Profile information unavailable',
    'Plan information unavailable',
    'Namespace information unavailable',
    'Resource utilization data unavailable',
    'Dashboards unavailable',
    'Organizations unavailable',
  ])
  await expect(warning).toContainText('If this issue persists, please contact support.')
  await expect(page.getByText('Failed to load profile')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Try/ })).toHaveCount(1)
  await expectAccessible(page)

  await page.unroute(everything)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Try all again' }).click()
  await expect(warning).toHaveCount(0)
  await expect(part(page, 'Account')).toContainText(accounts.user)
  // What is read of an organization comes after it.
  expect(asked.filter((path) => /^\/v1\/(?!user\/organizations\/)/.test(path)).toSorted()).toEqual(
    parts.map((name) => `/v1/${name}`).toSorted(),
  )
})
