import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { goOnCall, platform } from './jobs'

test.beforeEach(goOnCall)

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const rows = (page: Page) =>
  page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')

async function choose(page: Page, list: string, item: string) {
  await page.getByRole('button', { name: `Copy ${list}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('jobs are copied as Markdown and as CSV, with what they are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  await expect(rows(page).first()).toContainText('Failed')
  const count = await rows(page).count()
  const error = (await rows(page).first().locator('[data-part=error]').textContent()) ?? ''
  expect(error).not.toBe('')

  await choose(page, 'All jobs', 'As Markdown')
  await expect(page.getByText(`Copied ${count} jobs as Markdown`)).toBeVisible()
  const markdown = (await clipboard(page)).trimEnd().split('\n')
  expect(markdown[0]).toMatch(/\d+ jobs · status:failed · as of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
  expect(markdown).toHaveLength(count + 4)

  await choose(page, 'All jobs', 'As CSV')
  await expect(page.getByText(`Copied ${count} jobs as CSV`)).toBeVisible()
  const csv = await clipboard(page)
  expect(csv).toContain(`"${error.replaceAll('"', '""')}"`)
  expect(csv).toContain('· status:failed · as of')

  await rows(page).nth(1).getByRole('checkbox').check()
  await choose(page, 'Selected jobs', 'As Markdown')
  await expect(page.getByText('Copied 1 job as Markdown')).toBeVisible()
  expect(await clipboard(page)).toMatch(/^1 selected · status:failed · as of /)

  await page.goto('/admin/jobs?tab=all&q=status:done')
  await page.getByRole('checkbox', { name: 'Select all in view' }).check()
  // The bar stays in view, so the page does not scroll for what is in it, nor for its menu.
  const copy = page.getByRole('button', { name: 'Copy Selected jobs' })
  await expect(copy).toBeVisible()
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'As Markdown' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'As CSV' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied 25 jobs as CSV')).toBeVisible()
  await expect(copy).toBeFocused()
  expect(await scrolled()).toBe(before)
  expect(await clipboard(page)).toContain('"25 selected · status:done · as of')

  await page.goto('/admin/jobs')
  await choose(page, 'Recent Jobs', 'As CSV')
  await expect(page.getByText(/^Copied \d+ jobs as CSV$/)).toBeVisible()
  expect(await clipboard(page)).toMatch(/^"Job","Status"[^]*"Recent Jobs, page 1 of \d+ jobs · as of/)
})

test('jobs that could not be read again are copied with when they were read', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/(cluster-)?jobs/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  await expect(rows(page).first()).toContainText('Failed')
  await page.route(/\/v1\/admin\/(cluster-)?jobs\?/, (route) => route.abort())
  const since = Date.now()
  // Longer than the seconds that the remark leaves out.
  await page.waitForTimeout(3000)
  await expect(page.getByText(/^Last update failed ·/)).toBeVisible({ timeout: 15_000 })
  await choose(page, 'All jobs', 'As Markdown')
  await expect(page.getByText(/^Copied \d+ jobs as Markdown$/)).toBeVisible()
  const [, moment = ''] = /as of (.*) UTC/.exec(await clipboard(page)) ?? []
  expect(Date.parse(`${moment.replace(' ', 'T')}Z`)).toBeLessThanOrEqual(since)
})

test('a workflow is copied from its dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  await page.goto(`/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`)
  await choose(page, 'steps', 'As Markdown')
  await expect(page.getByText(/^Copied \d+ jobs as Markdown$/)).toBeVisible()
  const text = await clipboard(page)
  expect(text).toContain(workflow_id)
  expect(text).toContain('| freeze_writes |')
})

test('what the clipboard refuses can be selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/admin/jobs?tab=all')
  await expect(rows(page)).toHaveCount(25)
  await choose(page, 'All jobs', 'As Markdown')
  const dialog = page.getByRole('dialog', { name: 'Could not copy' })
  const text = dialog.getByRole('textbox', { name: 'Text to copy' })
  await expect(text).toHaveValue(/^the first 25 of \d+ jobs · as of/)
  await expect(text).toBeFocused()
  const isSelected = () =>
    text.evaluate(
      (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart === area.value.length,
    )
  await expect.poll(isSelected).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a link to this moment leaves out what comes later, and leads back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/jobs?tab=all&q=type:verify_backup')
  await expect(page.getByRole('button', { name: 'Copy All jobs' })).toBeVisible()
  await choose(page, 'All jobs', 'Link to this moment')
  await expect(page.getByText('Copied a link to this moment')).toBeVisible()
  const link = await clipboard(page)
  const moment = /until%3A([^&]+)$/.exec(link)?.[1] ?? ''
  // The moment is a whole second, and what comes in it belongs to it.
  await expect.poll(() => Date.now() > Date.parse(decodeURIComponent(moment))).toBe(true)
  const later = await platform(page).runJob('Verify backup')
  const row = rows(page).filter({ hasText: later.job_id.slice(0, 8) })

  await page.goto(link)
  await expect(page.getByText(/^As of \d\d:\d\d\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy All jobs' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to live' }).click()
  await expect(row).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('type:verify_backup')
  await platform(page).cancelJob(later)
})
