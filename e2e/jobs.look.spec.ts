import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { goOnCall, platform, step, table } from './jobs'

test.beforeEach(goOnCall)

test('rows are made compact by keyboard, and stay so on this device', async ({ page }) => {
  await page.goto('/admin/jobs')
  const row = table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])').first()
  const height = async () => (await row.boundingBox())?.height
  await expect.poll(height).toBe(44)
  await page.getByRole('button', { name: 'Density: Comfortable' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /^Comfortable/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(height).toBe(32)
  await page.reload()
  await expect.poll(height).toBe(32)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'All' }).click()
  const all = page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])').first()
  await expect.poll(async () => (await all.boundingBox())?.height).toBe(32)
})

test('what can be done about a job is quiet until its row is pointed at or has the focus', async ({
  page,
}) => {
  await page.goto('/admin/jobs')
  const { runJob, cancelJob } = platform(page)
  const job = await runJob('Verify backup')
  const row = table(page, 'Active Jobs').locator('tbody tr:not([data-loading])').first()
  const cancel = row.getByRole('button', { name: 'Cancel verify_backup' })
  const line = () => cancel.evaluate((button) => getComputedStyle(button).borderTopColor)
  const quiet = 'rgba(0, 0, 0, 0)'
  await expect.poll(line).toBe(quiet)
  await row.hover()
  await expect.poll(line).not.toBe(quiet)
  await page.mouse.move(0, 0)
  await expect.poll(line).toBe(quiet)
  await row.getByRole('button', { name: 'Copy job ID' }).focus()
  await expect.poll(line).not.toBe(quiet)
  await cancelJob(job)
})

test('at middle widths the second line of a job tells what has no column', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/admin/jobs')
  const recent = table(page, 'Recent Jobs')
  const row = recent.locator('tbody tr:not([data-loading])').first()
  await expect(row).toBeVisible()
  await expect(recent.getByRole('columnheader')).toHaveText(['Job', 'Status', 'Created', 'Actions'])
  await expect(row.getByText(/^\d+ \/ \d+ retries$/)).toBeVisible()
  await row.locator('td').first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText('Organization details')
})

/** Jobs with a workflow and an error, which have most to tell. */
const withWorkflowAndError = (page: Page, jobs: Locator) =>
  jobs
    .locator('[data-part="facts"]')
    .filter({ has: page.locator('summary') })
    .filter({ has: page.getByRole('link', { name: 'Provision organization' }) })

test('a row of jobs has at most two lines, and the error in it opens to the whole text', async ({ page }) => {
  for (const [address, jobs] of [
    ['/admin/jobs', table(page, 'Recent Jobs')],
    ['/admin/jobs?tab=all', page.getByRole('table', { name: 'All jobs' })],
  ] as const)
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(address)
      const error = withWorkflowAndError(page, jobs).first().locator('details')
      await expect(error).toBeVisible()
      const heights = await jobs
        .locator('tbody tr:not([data-loading])')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect([...new Set(heights)], `${address}, ${width} px`).toEqual([44])
      expect((await error.boundingBox())?.width, `${address}, ${width} px`).toBeGreaterThanOrEqual(100)
      await error.locator('summary').click()
      await expect(error.getByText('quota exceeded: persistentvolumeclaims').last()).toBeVisible()
    }
})

test('on a phone the workflow and the error of a job are both read whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/jobs')
  const facts = withWorkflowAndError(page, table(page, 'Recent Jobs')).first()
  await expect(facts).toBeVisible()
  const cut = await facts.evaluate((element) =>
    [...element.querySelectorAll('[data-long], summary > span')]
      .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1)
      .map((text) => text.textContent),
  )
  expect(cut).toEqual([])
})

test('on a phone fifteen jobs take less than three screens, and the actions of a workflow one row', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/jobs')
  const recent = table(page, 'Recent Jobs')
  await expect(recent.locator('tbody tr:not([data-loading])')).toHaveCount(15)
  expect((await recent.boundingBox())?.height).toBeLessThan(3 * 844)

  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  for (let half = 0; half < 8; half += 1) await step(sandbox)
  await page.goto(`/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`)
  const dialog = page.getByRole('dialog')
  const boxes = await Promise.all(
    ['Restart from last success', 'Restart from beginning', 'View Organization'].map(async (name) => {
      const button = dialog.getByRole('button', { name })
      await expect(button).toBeVisible()
      return button.boundingBox()
    }),
  )
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(boxes.map((box) => box?.x)).toEqual(boxes.map((box) => box?.x).toSorted((a = 0, b = 0) => a - b))
  await expectAccessible(page)
})

test('each step has its job, what it took as a bar, and its own action', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  for (let half = 0; half < 8; half += 1) await step(sandbox)
  await page.goto(`/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`)
  const dialog = page.getByRole('dialog')
  const failed = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li').nth(3)
  await expect(failed).toContainText('Failed')
  await expect(dialog.getByRole('table')).toHaveCount(0)
  await expect(failed.locator('[data-track] [data-tone="danger"]')).toHaveCount(1)
  const reach = async () => {
    await failed.getByRole('button', { name: 'Copy job ID' }).focus()
    await page.keyboard.press('Tab')
    await expect(failed.getByRole('button', { name: 'Restart verify_backup' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(failed.locator('time').first()).toBeFocused()
    await expect(page.getByRole('tooltip')).toContainText('UTC', { timeout: 1000 })
  }
  // What shows full times comes a moment after the screen.
  await expect(reach).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a job takes three short lines, and a page of organizations half of what it took', async ({
    page,
  }) => {
    await page.goto('/admin/jobs')
    const rows = table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')
    await expect(rows).toHaveCount(15)
    // Some have an error or long names; most have neither.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.toSorted((one, other) => one - other)[7]).toBeLessThanOrEqual(100)
    expect(Math.min(...heights)).toBeLessThanOrEqual(76)
    await page.goto('/admin/organizations')
    await expect(table(page, 'Organizations').locator('tbody tr:not([data-loading])')).toHaveCount(25)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2197)
  })
})
