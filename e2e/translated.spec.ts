import type { Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'
import { platform, refresh, rowOf, step } from './jobs'
import { expectOverlay } from './paymentOverlay'
import { NEW_PASSWORD, NOTHING_YET, register, someone } from './people'
import { translate } from './translation'

/** What the console draws while the browser translates the page (docs/decisions/0047-browser-translation.md). */
test.beforeEach(async ({ page }) => page.addInitScript(translate))

/** Whatever goes wrong besides is an error in the browser's log, which fails each journey. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font font').first()).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}

test('somebody signs up, chooses a plan and changes the password', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/login/)
  await register(page, someone())
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Select Plus' }).click()
  await expectOverlay(page)

  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const fill = async (current: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(`${NEW_PASSWORD}-er`)
    await page.getByLabel('Confirm Password').fill(`${NEW_PASSWORD}-er`)
    await page.getByRole('button', { name: 'Update Password' }).click()
  }
  await fill('not the password')
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await fill(NEW_PASSWORD)
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  await expectTranslated(page)
})

test('a dialog saves, and closes without saving', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/plans?dialog=create-plan')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialog.getByText('Plan name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Translated')
  await dialog.getByLabel('Price per month (USD)').fill('19.99')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByText('Plan created')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Translated')
  await expectTranslated(page)
})

test('states of jobs change while they are looked at', async ({ page, sandbox, signIn }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin, '/admin/jobs')
  const job = await platform(page).runJob('Refresh certificates')
  const row = rowOf(page, 'Recent Jobs', job)
  await expect(row).toContainText('Pending')
  for (const state of ['Running', 'Retrying']) {
    await step(sandbox)
    await refresh(page)
    await expect(row).toContainText(state)
    await expect(row).not.toContainText('Pending')
  }
  await expect(row).toContainText('1 / 3')
  await expectTranslated(page)
})

test('a list is walked through and searched, and its dialog opens and closes', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/organizations')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText(/^1–25 of/)
  await pages.getByLabel('Next page').click()
  await expect(pages).toContainText(/^26–50 of/)
  const row = page.getByRole('table').locator('tbody tr').nth(1).getByRole('link').first()
  await row.click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('searchbox').fill('nobody has this address')
  await expect(page.getByText('No organization matches this search')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(pages).toContainText(/^1–25 of/)
  await expectTranslated(page)
})
