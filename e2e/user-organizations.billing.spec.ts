import type { Page } from '@playwright/test'
import { organizationOnPro, organizationWithLongEmail } from '@quarterdeck/sandbox/fixtures'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { expectOverlay, overlay } from './paymentOverlay'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const PAST_DUE = 'billing@contoso.example'

test('what an organization costs is on the overview, and a missing payment is mended from there', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.user)
  const paid = part(page, 'Subscription')
  await expect(paid).toContainText('$50.00 / month')
  await expect(paid).toContainText(/Next charge[A-Z][a-z]{2} \d/)
  await expect(paid.getByRole('meter', { name: 'Credits' })).toBeVisible()
  await expect(paid).toContainText('Payment method, invoices and cancelling are in the customer portal')
  await expect(page.getByText('is missing')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Organization' }).selectOption(PAST_DUE)
  await expect(page).toHaveURL(/\/user\?organization=/)
  await expect(paid).toContainText('$20.00 / month')
  const warning = page.getByRole('status').filter({ hasText: 'A payment of $20.00 is missing' })
  await expect(warning).toContainText(`Unless it is paid, ${PAST_DUE} is suspended on`)
  await expectNothingRaw(page)
  await expectAccessible(page)
  await page.reload()
  await expect(warning).toBeVisible()

  const opened = page.waitForEvent('popup')
  await warning.getByRole('link', { name: 'Pay Now' }).click()
  const portal = await opened
  await portal
    .getByRole('article')
    .filter({ hasText: PAST_DUE })
    .filter({ hasText: 'past due' })
    .getByRole('link', { name: 'Pay $20.00' })
    .click()
  await expectOverlay(portal, '$20.00')
  await overlay(portal).getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(portal).toHaveURL(/\/checkout\/success/)
  await portal.close()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(warning).toHaveCount(0)
  await expect(paid).toContainText('Paid')
})

test('the closer the suspension, the more pressing it is said; in the end it stays in view', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.set({ subscriptions: 'past due since today' })
  await signIn(accounts.user)
  await expect(page.getByText('A payment of $50.00 did not go through')).toBeVisible()
  await sandbox.set({ subscriptions: 'past due for 13 days' })
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'A payment of $50.00 is missing' })
  await expect(alert).toBeVisible()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByRole('heading', { name: /^Your Organizations/ }).scrollIntoViewIfNeeded()
  await expect(alert).toBeInViewport()
  await expectAccessible(page)

  await page
    .getByRole('link', { name: /^View Dashboard/ })
    .first()
    .click()
  await expect(part(page, 'Plan')).toContainText('Plan limits')
  await expect(alert).toBeVisible()
  await expect(part(page, 'Subscription')).toContainText('Payment missing')
})

test('what is jumped to comes into view below the alert, also on a phone where a long address makes it higher', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.set({ subscriptions: 'past due for 13 days' })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.route(/\/v1\/user\/organizations$/, async (route) => {
    const answer = await route.fetch()
    const { organizations } = (await answer.json()) as { organizations: object[] }
    const organization_email = organizationWithLongEmail.email
    await route.fulfill({
      response: answer,
      json: { organizations: organizations.map((one) => ({ ...one, organization_email })) },
    })
  })
  await signIn(accounts.user)
  const alert = page.getByRole('alert').filter({ hasText: 'A payment of $50.00 is missing' })
  await expect(alert).toBeVisible()
  await expect(alert).toContainText(organizationWithLongEmail.email)
  const heading = page.getByRole('heading', { name: /^Studio Links/ })
  await heading.evaluate((element) => element.scrollIntoView())
  const [pinned, shown] = [await alert.boundingBox(), await heading.boundingBox()]
  expect(shown?.y).toBeGreaterThanOrEqual((pinned?.y ?? 0) + (pinned?.height ?? 0))
})

for (const { why, text = 16, ...window } of [
  { why: 'large text leaves', text: 32, width: 390, height: 860 },
  { why: 'a zoom of 400 % leaves', width: 320, height: 256 },
  { why: 'a phone held sideways has', width: 844, height: 390 },
])
  test(`the alert about a suspension goes out of view where ${why} no room for it`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await sandbox.set({ subscriptions: 'past due for 13 days' })
    await page.setViewportSize(window)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } })
    await signIn(accounts.user)
    const alert = page.getByRole('alert').filter({ hasText: 'A payment of $50.00 is missing' })
    await expect(alert).toBeVisible()
    await page.getByRole('heading', { name: /^Your Organizations/ }).scrollIntoViewIfNeeded()
    await expect(alert).not.toBeInViewport()
  })

test('a missing payment stays in view while the list of organizations cannot be read anew', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\/organizations$/)
  await sandbox.set({ subscriptions: 'past due for 13 days' })
  await signIn(accounts.user)
  const alert = page.getByRole('alert').filter({ hasText: 'A payment of $50.00 is missing' })
  await expect(alert).toBeVisible()
  await page.route(/\/v1\/user\/organizations$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Failed to load organizations')).toBeVisible()
  await expect(alert).toBeVisible()
  await expect(part(page, 'Subscription').getByRole('link', { name: 'Change Plan' })).toBeVisible()
})

test('a limit is announced before it stops anybody, and leads to what raises it', async ({
  page,
  signIn,
}) => {
  await page.route(/\/resource-utilization$/, (route) =>
    route.fulfill({
      json: {
        agents: { current: 49, max: 50 },
        tools: { current: 1, max: 10 },
        groups: { current: 1, max: 10 },
      },
    }),
  )
  await signIn(accounts.user)
  const usage = part(page, 'Resource utilization')
  await expect(usage).toContainText('Agents 49 of 50: one more agent can be added.')
  await expect(usage.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  await expect(usage.getByRole('meter')).toHaveCount(3)
  await expectAccessible(page)
})

test('a platform that does not tell what is paid has nothing drawn of it', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.set({ 'has subscription': false, 'has utilization.group-graphs': false })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(accounts.user)
  await expect(part(page, 'Your Organizations (5)')).toBeVisible()
  await expect(part(page, 'Resource utilization').getByRole('meter')).toHaveCount(3)
  await expect(part(page, 'Subscription')).toHaveCount(0)

  // Whether the plan can be changed is another thing.
  await page
    .getByRole('link', { name: /^View Dashboard/ })
    .first()
    .click()
  await part(page, 'Plan').getByRole('link', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await dialog.getByRole('radio', { name: /^Enterprise/ }).check()
  await expect(dialog.getByRole('button', { name: /^Pay .* and change to Enterprise$/ })).toBeEnabled()
  expect(asked.filter((url) => url.endsWith('/subscription'))).toEqual([])
})

test('a plan is changed to a dearer one at once, and to a cheaper one from the end of the month on', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  await signIn(accounts.user)
  const paid = part(page, 'Subscription')
  await paid.getByRole('link', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await expect(dialog.getByRole('radio', { name: /^Pro/ })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^Enterprise/ }).check()
  const agree = dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and change to Enterprise$/ })
  await expect(agree).toBeEnabled()
  await expect(dialog.getByText('Takes effect')).toBeVisible()
  await expectNothingRaw(page)
  await expectAccessible(page)
  await agree.click()
  await expect(dialog).toHaveCount(0)
  await expect(paid).toContainText('$99.00 / month')

  await paid.getByRole('link', { name: 'Change Plan' }).click()
  await dialog.getByRole('radio', { name: /^Plus/ }).check()
  await dialog.getByRole('button', { name: /^Change to Plus on / }).click()
  await expect(paid).toContainText(/Changes toPlus on [A-Z][a-z]{2} \d/)
  await paid.getByRole('link', { name: 'Change Plan' }).click()
  await dialog.getByRole('button', { name: 'Keep Enterprise' }).click()
  await expect(dialog.getByText(/^Changes to Plus/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(paid).not.toContainText('Changes to')

  // Other journeys find the organization as it was.
  // The browser still takes the administrator for the customer, and asks for what only customers have.
  consoleErrors.expectFailure(/\/v1\/user\/(plan|namespace|resource-utilization)$/)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(accounts.admin)
  const restored = await page.request.put(
    `${sandbox.url}/v1/admin/organizations/${organizationOnPro.id}/plan`,
    { data: { plan_id: organizationOnPro.plan_id }, headers: { 'X-Console-Request': '1' } },
  )
  expect(restored.status()).toBe(200)
})

test('somebody on a plan that is not sold any more sees which limits fall', async ({ page, signIn }) => {
  await page.route(/\/plan-options$/, async (route) => {
    const answer = await route.fetch()
    const { options } = (await answer.json()) as { options: { name: string }[] }
    await route.fulfill({ response: answer, json: { options: options.filter(({ name }) => name !== 'Pro') } })
  })
  await signIn(accounts.user)
  await part(page, 'Subscription').getByRole('link', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await dialog.getByRole('radio', { name: /^Plus/ }).check()
  const limits = dialog.getByLabel('From Pro to Plus')
  await expect(limits).toContainText(/Price\$50\.00 \/ month becomes\s*\$20\.00 \/ month/)
  await expect(limits).toContainText(/Agents7 becomes\s*3 \(fewer\)/)
})

test('why a plan cannot be changed is said, and where the platform has no such change the portal is the way', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/plan-change$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await sandbox.set({ subscriptions: 'past due for a week' })
  await signIn(accounts.user)
  const paid = part(page, 'Subscription')
  await paid.getByRole('link', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await dialog.getByRole('radio', { name: /^Enterprise/ }).check()
  await expect(dialog).toContainText('A payment is missing. The plan can be changed once it is made.')
  await expect(dialog.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
  await expect(dialog.getByRole('link', { name: 'Pay Now' })).toBeInViewport({ ratio: 1 })
  await sandbox.set({ subscriptions: 'as paid' })
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('button', { name: /^Pay .* and change to Enterprise$/ })).toBeVisible()

  await sandbox.set({ 'has change-plan': false })
  await page.goto('/user')
  await expect(paid.getByRole('link', { name: 'Manage Billing' })).toBeVisible()
  await expect(paid.getByRole('link', { name: 'Change Plan' })).toHaveCount(0)
})
