import { expect, expectAccessible, test } from './fixtures'
import { expectOverlay } from './paymentOverlay'
import { register, someone } from './people'

test('two presses on a plan make one transaction', async ({ page, sandbox }) => {
  await register(page, someone())
  await sandbox.set({ latencyMs: 300 })
  let checkouts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/new/checkout')) checkouts += 1
  })
  await page.getByRole('button', { name: 'Select Pro' }).dblclick()
  await page
    .getByRole('button', { name: 'Select Plus' })
    .click({ force: true, timeout: 1000 })
    .catch(() => {})
  await expectOverlay(page, '$50.00')
  expect(checkouts).toBe(1)
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
