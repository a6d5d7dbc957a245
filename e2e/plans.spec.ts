import { changeConfig } from './configuration'
import { expect, expectAccessible, test } from './fixtures'
import { expectOverlay } from './paymentOverlay'
import { register, someone } from './people'
import { pressTwice } from './presses'

test('two presses on a plan make one transaction', async ({ page, sandbox }) => {
  await register(page, someone())
  await sandbox.set({ latencyMs: 300 })
  let checkouts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/new/checkout')) checkouts += 1
  })
  await pressTwice(page.getByRole('button', { name: 'Select Pro' }))
  await page
    .getByRole('button', { name: 'Select Plus' })
    .click({ force: true, timeout: 1000 })
    .catch(() => {})
  await expectOverlay(page, '$50.00')
  expect(checkouts).toBe(1)
})

test('with a slash at the end of the address a plan is chosen all the same, in one document', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ latencyMs: 300 })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  const script = page.waitForResponse(/\/__sandbox\/paddle\.js/)
  await page.goto('/plans/?email=somebody@example.com')
  await expect(page).toHaveURL('/plans?email=somebody@example.com')
  await script
  await page.getByRole('button', { name: 'Select Pro' }).click()
  await expectOverlay(page, '$50.00')
  await expect(page).toHaveURL(/\/checkout\?transactionId=/)
  expect(documents).toBe(1)
})

test('a plan that cannot be looked up is tried again', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/new\/plan/)
  await register(page, someone())
  await sandbox.set({ failureRate: 1, failurePaths: '/new/plan' })
  await page.getByRole('button', { name: 'Select Plus' }).click()
  await expect(page.getByText('Could not initiate payment. Please try selecting a plan again.')).toBeVisible()
  await expectAccessible(page)
  await sandbox.set({ failureRate: 0 })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectOverlay(page)
})

test('Try Again stays in its place with the focus while the plan is tried again, and what fails is announced anew', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/new\/checkout/)
  const error = { status: 500, json: { error: { message: 'The database is away' } } }
  let release = () => {}
  let held: Promise<void> | undefined
  await page.route('**/new/checkout', async (route) => {
    await held
    await route.fulfill(error)
  })
  await page.goto('/plans?email=somebody@example.com')
  await page.getByRole('button', { name: 'Select Plus' }).click()
  const words = page.getByText('Could not initiate payment. Please try selecting a plan again.')
  await expect(words).toBeVisible()
  const card = page.getByRole('region', { name: 'Plus' })
  const place = await card.boundingBox()

  held = new Promise((resolve) => (release = resolve))
  const said = await words.elementHandle()
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  await tryAgain.press('Enter')
  await expect(tryAgain).toHaveAttribute('aria-busy', 'true')
  await expect(tryAgain).toBeFocused()
  expect(await card.boundingBox()).toEqual(place)
  expect(await said?.evaluate((element) => element.isConnected)).toBe(true)

  release()
  await expect(tryAgain).not.toHaveAttribute('aria-busy')
  await expect(tryAgain).toBeFocused()
  await expect(words).toBeVisible()
  expect(await said?.evaluate((element) => element.isConnected)).toBe(false)

  await page.unroute('**/new/checkout')
  await tryAgain.press('Enter')
  await expectOverlay(page)
})

test('prices are those of the person’s country, and nothing is loaded for them before the page stands', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ customerCurrency: 'EUR' })
  // When the plans are drawn for the first time.
  await page.addInitScript(() => {
    new MutationObserver((_changes, watching) => {
      if (!document.querySelector('[data-part="price"]')) return
      performance.mark('plans stand')
      watching.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/plans?email=somebody@example.com')
  const plus = page.getByRole('region', { name: 'Plus' })
  await expect(plus.getByText('€18.40')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pro' }).getByText('€46')).toBeVisible()

  const early = await page.evaluate(() => {
    const [stand] = performance.getEntriesByName('plans stand')
    if (!stand) throw new Error('The plans were never drawn')
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => /paddle|\/new\/plan|localPrices/i.test(name) && startTime < stand.startTime,
      )
      .map(({ name }) => name)
  })
  expect(early).toEqual([])

  await plus.getByRole('button', { name: 'Select Plus' }).click()
  await expectOverlay(page, '€18.40')
})

test('a price that cannot be told leaves the one that stands', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/price-preview/)
  await page.route('**/price-preview*', (route) => route.fulfill({ status: 500, json: { error: {} } }))
  const asked = page.waitForResponse(/price-preview/)
  await page.goto('/plans?email=somebody@example.com')
  const plus = page.getByRole('region', { name: 'Plus' })
  await expect(plus.getByText('$20/month')).toBeVisible()
  await asked
  await expect(plus.getByText('$20/month')).toBeVisible()
})

test('a deployment sells its own offers, at the prices it writes', async ({ page, sandbox }) => {
  await sandbox.set({ customerCurrency: 'EUR' })
  await changeConfig(page, {
    offers: [
      {
        key: 'pro',
        name: 'Crew',
        price: 'From $50',
        period: 'seat',
        features: ['Everything'],
        popular: true,
      },
      { key: 'plus', name: 'Scout', features: ['A first look'] },
      { key: 'enterprise', name: 'Fleet', contact: true, features: [] },
    ],
  })
  await page.goto('/plans?email=somebody@example.com')
  await expect(page.getByRole('region').getByRole('heading')).toHaveText(['Crew', 'Scout', 'Fleet'])
  // Only the price that the deployment leaves out is the provider's.
  await expect(page.getByRole('region', { name: 'Scout' }).getByText('€18.40/month')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Crew' }).getByText('From $50/seat')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fleet' }).getByText('Price on request')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Select Crew' }).click()
  await expectOverlay(page, '€46.00')
})
