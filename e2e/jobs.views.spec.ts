import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, test } from './fixtures'

test.beforeEach(({ signIn }) => signIn(accounts.admin))

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Views?(:|$)/ }).click()
  await page.getByRole(name.includes('view') ? 'menuitem' : 'menuitemradio', { name }).click()
}
const search = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })

test('a search is saved by name, opened, made the first one, renamed and deleted', async ({ page }) => {
  await page.goto('/admin/jobs?tab=all&q=status:failed+type:verify_backup')
  await choose(page, 'Save this view')
  await page.getByRole('textbox', { name: 'Name' }).fill('Backups')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('button', { name: 'View: Backups' })).toBeVisible()
  await choose(page, 'Open Jobs with this view')
  await page.getByRole('button', { name: 'View: Backups' }).click()
  await expect(page.getByRole('menuitemradio', { name: /^Backups/ })).toContainText('Opens first')
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  // The screen opens with it, and Back leads out of it.
  await page.goto('/admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click()
  await expect(search(page)).toHaveValue('status:failed type:verify_backup')
  await expect(page).toHaveURL(/\?tab=all&q=status%3Afailed\+type%3Averify_backup$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)

  // What an address says wins over it, and all jobs are a choice away.
  await page.goto('/admin/jobs?tab=organization')
  await expect(page.getByRole('table', { name: 'Recent Jobs' })).toBeVisible()
  await page.goto('/admin/jobs?job_type=deploy')
  await expect(page.getByRole('table', { name: 'Recent Jobs' })).toBeVisible()
  await page.goto('/admin/jobs')
  await choose(page, 'All jobs')
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/admin\/jobs\?tab=all$/)

  await choose(page, 'Backups')
  await choose(page, 'Rename this view')
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly backups')
  await page.getByRole('button', { name: 'Rename view' }).click()
  await page.goto('/admin/jobs')
  await expect(page.getByRole('button', { name: 'View: Nightly backups' })).toBeVisible()
  await choose(page, 'Delete this view')
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await page.goto('/admin/jobs')
  await expect(page.getByRole('tab', { name: 'Organization' })).toHaveAttribute('aria-selected', 'true')
})
