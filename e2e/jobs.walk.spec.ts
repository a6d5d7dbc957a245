import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { goOnCall, platform, step } from './jobs'

test.beforeEach(goOnCall)

const idOf = (page: Page) => new URL(page.url()).searchParams.get('id')
const walk = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** Goes on or back by keyboard, which is heard once the focus is in the dialog and the list around has been read. */
async function pressKey(page: Page, key: 'j' | 'k') {
  const before = idOf(page)
  await expect(page.locator('[role="dialog"]:focus-within')).toContainText(before?.slice(0, 8) ?? '')
  const button = walk(page, key === 'j' ? 'Next workflow (J)' : 'Previous workflow (K)')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press(key)
  await expect.poll(() => idOf(page)).not.toBe(before)
}

/** The workflows that the list of all jobs shows, each once, in its order. */
async function listed(page: Page): Promise<string[]> {
  const links = page.getByRole('table', { name: 'All jobs' }).locator('a[href*="dialog=workflow"]')
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map((href) => new URLSearchParams(href.split('?')[1]).get('id') ?? ''))]
}

test('J and K lead through the list of all jobs within its filter, past what is shown of it', async ({
  page,
  sandbox,
}) => {
  // On top, above jobs of no workflow that other journeys may have left: the first steps of this one are done.
  await page.goto('/admin/jobs')
  await platform(page).runWorkflow('Move namespace')
  for (let half = 0; half < 8; half += 1) await step(sandbox)
  await page.goto('/admin/jobs?tab=all&q=status:done')
  const ids = await listed(page)
  await page.locator(`a[href*="${ids[0]}"]`).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(walk(page, 'Previous workflow (K)')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const seen = [idOf(page)]
  // Five workflows further than the rows in view.
  for (let steps = 0; steps < ids.length + 4; steps += 1) {
    await pressKey(page, 'j')
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Steps' })).toBeVisible()
    seen.push(idOf(page))
  }
  expect(seen.slice(0, ids.length)).toEqual(ids)
  expect(new Set(seen).size).toBe(seen.length)
  await pressKey(page, 'k')
  await expect.poll(() => idOf(page)).toBe(seen.at(-2))
  await walk(page, 'Previous workflow (K)').click()
  await expect.poll(() => idOf(page)).toBe(seen.at(-3))
  await expect(walk(page, 'Previous workflow (K)')).toBeFocused()
  // One step of the history, wherever it led.
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/jobs\?tab=all&q=status:done$/)
})

test('the next failure is found among all others, and keys do nothing while somebody is asked', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  const { runWorkflow } = platform(page)
  const failed = await runWorkflow('Move namespace')
  for (let half = 0; half < 8; half += 1) await step(sandbox)
  await runWorkflow('Move namespace')
  const newest = await runWorkflow('Move namespace')
  await page.goto(`/admin/jobs?tab=all&dialog=workflow&id=${newest.workflow_id}&source=organization`)
  await expect(walk(page, 'Next failure')).not.toHaveAttribute('aria-disabled', 'true')
  await walk(page, 'Next failure').click()
  await expect.poll(() => idOf(page)).toBe(failed.workflow_id)

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restart from beginning' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(idOf(page)).toBe(failed.workflow_id)
  await page.getByRole('button', { name: 'Keep what is done' }).click()

  // Restarted, it leaves a list of failures, and the next one follows from where it was.
  await page.goto(
    `/admin/jobs?tab=all&q=status:failed&dialog=workflow&id=${failed.workflow_id}&source=organization`,
  )
  await expect(walk(page, 'Next workflow (J)')).not.toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Restart from last success' }).click()
  await expect(dialog.getByText('Attempt 2').first()).toBeVisible()
  await pressKey(page, 'j')
  expect(idOf(page)).not.toBe(failed.workflow_id)
  await expect(dialog.getByText('Failed').first()).toBeVisible()
  for (let half = 0; half < 20; half += 1) await step(sandbox)
})

test('on the tabs it leads across their pages, which the address follows', async ({ page }) => {
  await page.goto('/admin/jobs?tab=cluster')
  const links = page.getByRole('table', { name: 'Recent Jobs' }).locator('a[href*="dialog=workflow"]')
  await links.last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const first = idOf(page)
  const seen = new Set([first])
  for (let steps = 0; steps < 40 && new URL(page.url()).searchParams.get('page') !== '2'; steps += 1) {
    await pressKey(page, 'j')
    seen.add(idOf(page))
  }
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressKey(page, 'k')
  await expect(page).not.toHaveURL(/page=2/)
})

test('at 390 px the way is in reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/jobs?tab=all')
  const ids = await listed(page)
  await page.locator(`a[href*="${ids[0]}"]`).first().click()
  await walk(page, 'Next workflow (J)').click()
  await expect.poll(() => idOf(page)).toBe(ids[1])
  await expectAccessible(page)
})
