import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test, type Sandbox } from './fixtures'
import { goOnCall, platform, step } from './jobs'

test.beforeEach(goOnCall)

const CAUSE = /^backup verification failed: checksum mismatch in segment/

const causes = (page: Page) => page.getByRole('list', { name: 'Causes', exact: true }).getByRole('listitem')
const cause = (page: Page) => causes(page).filter({ hasText: 'backup verification failed' })
/** Jobs that fail, all for one cause. */
async function fail(page: Page, sandbox: Sandbox, count: number) {
  const { runJob } = platform(page)
  for (let jobs = 0; jobs < count; jobs += 1) await runJob('Verify backup')
  await step(sandbox)
  await step(sandbox)
}

test('the causes of failures stand in place of the jobs', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 2)
  await page.getByRole('tab', { name: 'All' }).click()
  await page.getByRole('button', { name: 'By cause' }).click()
  await expect(page).toHaveURL(/tab=all&q=status%3Afailed&by=cause$/)
  await expect(page.getByText(/^\d+ causes · /)).toBeVisible()
  await expect(cause(page)).toContainText(CAUSE)
  await expectAccessible(page)
  await expectNothingRaw(page)
})

test('a cause is seen, ignored and noted on this device, and opens its jobs', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 2)
  await page.goto('/admin/jobs?tab=all&by=cause')
  const choose = async (name: string) => {
    await cause(page)
      .getByRole('button', { name: /^More for backup/ })
      .click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await choose('Add note')
  await page.getByRole('textbox', { name: 'Note' }).fill('segment 3 is being copied')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(cause(page)).toContainText('segment 3 is being copied')
  await choose('Mark as seen')
  await expect(cause(page).getByText('Seen', { exact: true })).toBeVisible()
  await choose('Ignore for 1 h')
  await expect(cause(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show 1 ignored' }).click()
  const ignored = page.getByRole('list', { name: 'Ignored causes' }).getByRole('listitem')
  await expect(ignored).toContainText('segment 3 is being copied')
  // An hour from now may be tomorrow, which is then said with its date.
  await expect(ignored).toContainText(/Ignored until (\w{3} \d{1,2}, )?\d\d:\d\d/)
  await ignored.getByRole('link', { name: /failures?$/ }).click()
  await expect(page).toHaveURL(/q=status%3Afailed\+cause%3A\w{7}$/)
  const rows = page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')
  await expect(rows.first()).toContainText('backup verification failed')
  await expect(rows.filter({ hasNotText: 'backup verification failed' })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Show 1 ignored' }).click()
  await ignored.getByRole('button', { name: /^More for backup/ }).click()
  await page.getByRole('menuitem', { name: 'Stop ignoring' }).click()
  await expect(cause(page)).toBeVisible()
})

test('what was kept on the device is erased when somebody else signs in', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 1)
  await page.goto('/admin/jobs?tab=all&by=cause')
  await cause(page)
    .getByRole('button', { name: /^More for backup/ })
    .click()
  await page.getByRole('menuitem', { name: 'Mark as seen' }).click()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quarterdeck.kept.')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(accounts.standardAdmin)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await kept()).toEqual([])
})
