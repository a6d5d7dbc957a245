import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNothingRaw, test, type Sandbox } from './fixtures'
import { goOnCall, platform, step } from './jobs'

/** Journeys reckon with the hour that it is, so none begins where that may end under its hands. */
test.beforeEach(async () => {
  const journey = test.info()
  const left = HOUR_MS - (Date.now() % HOUR_MS)
  if (left > LONGEST_MS) return
  journey.setTimeout(journey.timeout + left)
  await new Promise((resolve) => setTimeout(resolve, left))
})
test.beforeEach(goOnCall)

const HOUR_MS = 3_600_000
/** No journey takes as long. */
const LONGEST_MS = 90_000

const charts = (page: Page) => page.getByRole('region', { name: 'Failures, last 24 hours' })
const hours = (page: Page) => charts(page).getByRole('group', { name: 'Failures per hour' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')

/** A job that has failed in the hour that is under way. */
async function fail(page: Page, sandbox: Sandbox) {
  const job = await platform(page).runJob('Verify backup')
  await step(sandbox)
  await step(sandbox)
  return job
}

/** Begins of hours as the search has them: '2026-11-20T08:00Z'. */
const hourAgo = (ago: number) => {
  const hour = Math.floor(Date.now() / HOUR_MS) - ago
  return new Date(hour * HOUR_MS).toISOString().replace(':00.000Z', 'Z')
}

test('the bar of an hour and that of a type open their failed jobs', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  const job = await fail(page, sandbox)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(charts(page).getByText(/^by when they failed, not created · \d+ jobs?$/)).toBeVisible()
  expect(asked.filter((path) => path === '/v1/admin/overview').length).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  await expectNothingRaw(page)
  const last = hours(page).getByRole('link').last()
  await expect(last).toHaveAccessibleName(/^[1-9]\d* failed from \d\d:00 to \d\d:00$/)
  await last.click()
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(0)}`)
  await expect(rows(page).filter({ hasText: job.job_id.slice(0, 8) })).toBeVisible()

  const types = charts(page).getByRole('list', { name: 'Failures by type' })
  const type = (await types.getByRole('link').first().locator('span').textContent()) ?? ''
  await types.getByRole('link').first().click()
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(23)} type:${type}`)
  await expect(rows(page).first()).toContainText(type)
  await expect(rows(page).first()).toContainText('Failed')
  // A search for a type is counted in what its list has read.
  await expect(types.getByRole('link')).toHaveCount(1)
  await page.goBack()
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(0)}`)
})

test('hours are chosen by pointer and by keyboard, and the table has the same', async ({ page }) => {
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  const box = await hours(page).boundingBox()
  if (!box) throw new Error('No hours')
  const x = (hour: number) => box.x + ((hour + 0.5) / 24) * box.width
  await page.mouse.move(x(10), box.y + 40)
  await page.mouse.down()
  await page.mouse.move(x(11), box.y + 50)
  await page.mouse.move(x(13), box.y + 20)
  await expect(charts(page).getByText(/ · 4 hours$/)).toBeVisible()
  await page.mouse.up()
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(13)} until:${hourAgo(9)}`)
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('custom')

  await hours(page).getByRole('link').last().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(charts(page).getByText(/ · 3 hours$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(3)} until:${hourAgo(0)}`)

  await charts(page).getByRole('button', { name: 'Table' }).click()
  const table = charts(page).getByRole('table', { name: 'Failures per hour' })
  await expect(table.getByRole('row')).toHaveCount(25)
  await expectAccessible(page)
  await table.getByRole('link').first().click()
  await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(0)}`)

  // They are folded away on this device.
  await charts(page).getByRole('button', { name: 'Failures, last 24 hours' }).click()
  await expect(hours(page)).toBeHidden()
  await page.reload()
  await expect(charts(page)).toBeVisible()
  await expect(hours(page)).toBeHidden()
  await charts(page).getByRole('button', { name: 'Failures, last 24 hours' }).click()
  await expect(hours(page)).toBeVisible()
})

test('without the overview what was read is counted, and what was not is not known', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ 'has overview': false, 'has jobs.filter': false })
  await page.goto('/admin/jobs')
  await fail(page, sandbox)
  await page.goto('/admin/jobs?tab=all')
  const links = hours(page).getByRole('link')
  // So many jobs of this hour may have been left by other journeys that what is read at first ends within it.
  await expect(links.last()).toHaveAccessibleName(/^(at least )?[1-9]\d* failed from/)
  await expect(charts(page).getByText(/^\d+ of the latest \d+ jobs, back to/)).toBeVisible()
  await expect(links.first()).toHaveAccessibleName(/^Not known how many failed from/)
  await expectAccessible(page)
  await charts(page).getByRole('button', { name: 'Read the whole day' }).click()
  await expect(charts(page).getByText(/^\d+ jobs?$/)).toBeVisible()
  await expect(links.first()).toHaveAccessibleName(/^\d+ failed from/)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the charts are opened on a press, and a finger chooses hours', async ({ page }) => {
    await page.goto('/admin/jobs?tab=all&q=status:failed')
    await expect(rows(page).first()).toBeVisible()
    await expect(hours(page)).toBeHidden()
    await charts(page).getByRole('button', { name: 'Failures, last 24 hours' }).tap()
    const box = await hours(page).boundingBox()
    if (!box) throw new Error('No hours')
    const point = (hour: number) => ({ x: box.x + ((hour + 0.5) / 24) * box.width, y: box.y + 30 })
    const client = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', point(20))
    for (const hour of [21, 22, 23]) await touch('touchMove', point(hour))
    await touch('touchEnd')
    await expect(search(page)).toHaveValue(`status:failed since:${hourAgo(3)}`)
    await expectAccessible(page)
  })
})
