import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { pressTwice } from './presses'

const PAYMENTS = '/v1/admin/payments'

interface Named {
  id: string
  name: string
}

async function read(page: Page, path: string): Promise<Named[]> {
  const { data } = (await (await page.request.get(path)).json()) as { data: Named[] }
  return data
}

/** Address of a product's prices. */
async function pricesAddress(page: Page, product: string, provider = 'paddle'): Promise<string> {
  const found = (await read(page, `${PAYMENTS}/providers/${provider}/products`)).find(
    ({ name }) => name === product,
  )
  return `/admin/payments/providers/${provider}/products/${found?.id}`
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test.beforeEach(async ({ signIn }) => {
  await signIn(accounts.admin)
})

test('leads from the providers to their products and prices, and back', async ({ page }) => {
  await page.goto('/admin/payments')
  const providers = page.getByRole('list', { name: 'Payment providers' })
  await expect(providers.getByRole('link')).toHaveText([/Paddle/, /Stripe/])
  await expectAccessible(page)
  await providers.getByRole('link', { name: /Paddle/ }).click()

  await expect(heading(page, 'Paddle')).toBeVisible()
  await expect(row(page, /^Pro /)).toBeVisible()
  await expect(row(page, /^Team 2024/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Archived' }).click()
  await expect(page).toHaveURL(/paddle\?archived=show$/)
  await page.reload()
  await expect(row(page, /^Team 2024/)).toContainText('Archived')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide Archived' }).click()
  await expect(row(page, /^Team 2024/)).toHaveCount(0)
  await page.goBack()
  await expect(row(page, /^Team 2024/)).toBeVisible()

  await row(page, /^Plus /).click()
  await expect(heading(page, 'Plus prices')).toBeVisible()
  // Currencies without cents have none.
  await expect(row(page, /JPY/)).toContainText('¥3,000')
  await expect(row(page, /^Plus yearly/)).toContainText('$204.00')
  await expect(row(page, /^Plus yearly/)).toContainText('14 days')
  await expect(row(page, /^Plus yearly/)).toContainText('Every year')
  await expectAccessible(page)
  await expectNothingRaw(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumbs.getByRole('link', { name: 'Paddle' }).click()
  await expect(heading(page, 'Paddle')).toBeVisible()
  await breadcrumbs.getByRole('link', { name: 'Payments' }).click()
  await expect(heading(page, 'Payments')).toBeVisible()

  for (const [address, text] of [
    ['/admin/payments/providers', 'Provider not specified'],
    ['/admin/payments/providers/none', 'Provider not specified'],
    ['/admin/payments/providers/%20/products/1', 'Provider or product not specified'],
    ['/admin/payments/providers/paddle/products', 'Provider or product not specified'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${text}`))
  }
  await page.getByRole('link', { name: 'Back to Payments' }).click()
  await expect(heading(page, 'Payments')).toBeVisible()
})

test('syncs payment data and users, one at a time, and tells what came of it', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/payments\/sync/)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/payments/sync')) sent += 1
  })
  const sync = page.getByRole('button', { name: 'Sync Payment Data' })
  const syncUsers = page.getByRole('button', { name: 'Sync Users from Paddle' })
  const status = page.getByRole('main').getByRole('status').and(page.locator('[data-tone]'))
  await sandbox.set({ syncMs: 600, syncSkipRate: 0 })
  await page.goto('/admin/payments')

  await pressTwice(sync)
  await expect(status).toContainText('Syncing payment data…')
  await expect(syncUsers).toBeDisabled()
  // It goes on while another screen is looked at.
  await page.getByRole('link', { name: /Stripe/ }).click()
  await expect(heading(page, 'Stripe')).toBeVisible()
  await page.goBack()
  await expect(sync).not.toHaveAttribute('aria-busy')
  expect(sent).toBe(1)

  await sync.click()
  await expect(status).toContainText('Successfully synced 2 out of 2 providers')
  await expect(status).toHaveAttribute('data-tone', 'success')
  await expectAccessible(page)
  await sandbox.set({ syncMs: 0, syncSkipRate: 1 })
  await sync.click()
  await expect(status).toContainText('Successfully synced 0 out of 2 providers')
  await expect(status).toHaveAttribute('data-tone', 'info')

  await syncUsers.click()
  await expect(status).toContainText('Synced 0 organizations from Paddle')
  await expect(status).toContainText(/0 plans updated, 0 organizations activated, \d+ skipped, 0 errors/)

  await sandbox.set({ failureRate: 1, failurePaths: '/payments/sync' })
  const alert = page.getByRole('main').getByRole('alert')
  await sync.click()
  await expect(alert).toContainText('Failed to sync payment data. Please try again.')
  await expect(alert).toContainText('The sandbox was told to fail')
  await expect(alert).toHaveAttribute('data-tone', 'danger')
  await expectAccessible(page)
  await syncUsers.click()
  await expect(alert).toContainText('Failed to sync organizations from Paddle. Please try again.')
  await sandbox.set({ failureKind: 'reset' })
  await sync.click()
  await expect(status).toContainText('The outcome is unknown.')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(status).toHaveCount(0)
  await expectNothingRaw(page)
})

test('associates a price with a plan, moves it and disconnects it', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans\/.*\/prices\//)
  const address = await pricesAddress(page, 'Credit pack')
  await page.goto(address)
  const price = row(page, /Credit pack once.*USD/)
  const menu = () => price.getByRole('button', { name: /^Associate to plan/ }).click()
  const choose = async (plan: RegExp) => {
    await menu()
    await page.getByRole('menuitemradio', { name: plan }).click()
  }
  const main = page.getByRole('main')
  let writes = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/prices/')) writes += 1
  })
  await expect(price).toContainText('None')
  await menu()
  await expect(page.getByRole('menuitemradio', { name: /^Partner/ })).toBeVisible()
  await expect(page.getByRole('menuitemradio', { name: /2024/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await page.route('**/v1/admin/plans/*/prices/*', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'The provider is away' } } }),
  )
  // It is not what the plan says it costs, so it is asked about.
  await choose(/^Partner/)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('It is paid once, and Partner is priced by the month.')
  await expect(question).toContainText('It costs $10.00 (one-time), and Partner costs $0.00 per month.')
  await question.getByRole('button', { name: 'Associate price' }).click()
  await expect(question.getByRole('alert')).toContainText(
    'Failed to associate price with plan. Please try again.',
  )
  await page.unroute('**/v1/admin/plans/*/prices/*')
  await question.getByRole('button', { name: 'Associate price' }).click()
  await expect(question).toHaveCount(0)
  await expect(main.getByRole('status').filter({ hasText: 'is associated with Partner' })).toBeVisible()
  await expect(price).toContainText('Partner')

  // A price sells one plan: taking it from one is asked about.
  await choose(/^Education/)
  await expect(question).toContainText('Partner will not be sold at $10.00 USD')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(price).toContainText('Partner')
  writes = 0
  await choose(/^Education/)
  await pressTwice(question.getByRole('button', { name: 'Associate price' }))
  await expect(question).toHaveCount(0)
  await expect(price).toContainText('Education')
  expect(writes).toBe(1)

  await page.route('**/v1/admin/plans/*/prices/*', (route) => route.abort('connectionreset'))
  await menu()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await question.getByRole('button', { name: 'Disconnect price' }).click()
  await expect(question.getByRole('alert')).toContainText('The outcome is unknown.')
  await page.unroute('**/v1/admin/plans/*/prices/*')
  await question.getByRole('button', { name: 'Disconnect price' }).click()
  await expect(question).toHaveCount(0)
  await expect(price).toContainText('None')
  await expectNothingRaw(page)
})

test('says what failed to load, and tries again', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  for (const [address, text, then] of [
    ['/admin/payments', 'Failed to load payment providers. Please try again.', 'Stripe'],
    ['/admin/payments/providers/stripe', 'Failed to load products. Please try again.', 'Education'],
    [await pricesAddress(page, 'Team', 'stripe'), 'Failed to load prices. Please try again.', '₩110,000'],
  ] as const) {
    await sandbox.set({ failureRate: 1, failurePaths: PAYMENTS, failureKind: '500' })
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
    await expectAccessible(page)
    await expectNothingRaw(page)
    await sandbox.set({ failureRate: 0 })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('main')).toContainText(then)
  }
  // The prices stand without the plans, whose names are then not known.
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/plans' })
  await page.reload()
  await expect(page.getByRole('row', { name: /KRW/ })).toContainText('Unknown')
  await sandbox.set({ failureRate: 0 })
  await page
    .getByRole('button', { name: /^Associate to plan/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Try Again/ }).click()
  await expect(page.getByRole('row', { name: /KRW/ })).toContainText('Team')
})
