import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, test as base, type Sandbox } from './fixtures'
import { withSandbox } from './sandbox'

/** A platform that keeps a hundred thousand jobs, two years of them. */
const test = base.extend<object, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, provide) => withSandbox(provide, { SANDBOX_JOBS: '100000' }),
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.beforeEach(async ({ page, signIn, sandbox }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin)
  await page.waitForLoadState('networkidle') // the overview reads jobs, too
})

const list = (page: Page) => page.getByRole('region', { name: 'All jobs' })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')

/** The requests for lists of jobs, as their addresses; a poll that asks the same again counts once. */
function requests(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (/\/v1\/admin\/(cluster-)?jobs\?/.test(request.url())) asked.add(request.url())
  })
  return asked
}

test('status and cluster among a hundred thousand jobs are one request a source', async ({ page }) => {
  const asked = requests(page)
  await page.goto('/admin/jobs?tab=all&q=status:failed+cluster:fra-1')
  await expect(rows(page)).toHaveCount(25)
  expect(asked.size).toBe(2)
  await expect(list(page).getByText(/^[\d,]+ jobs$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show 25 more' }).click()
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Show 25 more' }).click()
  await expect(rows(page)).toHaveCount(75)
  const times = await rows(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(times).toEqual(times.toSorted((one, other) => String(other).localeCompare(String(one))))
})

test('without the feature, slices are read from the newest on, and hits and reach are told until Stop', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ 'has jobs.filter': false })
  const asked = requests(page)
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  const said = list(page).getByText(/^[\d,]+ of the latest [\d,]+ jobs, back to /)
  await expect(said).toBeVisible()
  expect(asked.size).toBeLessThanOrEqual(5)
  await expectAccessible(page)
  const reach = async () =>
    Number(/latest ([\d,]+)/.exec((await said.textContent()) ?? '')?.[1]?.replace(',', ''))
  const first = await reach()
  // Fifty days are some seven thousand jobs: the answers come one by one, and each is told.
  await page.getByLabel('Time').selectOption('Custom …')
  const from = page.getByLabel('From', { exact: true })
  await from.fill(new Date(Date.now() - 50 * 86_400_000).toISOString().slice(0, 16))
  await from.press('Enter')
  await page.getByRole('button', { name: 'Search further' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect.poll(reach).toBeGreaterThan(first)
  // It stands where the press was, and can be pressed once the pointer has left it.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Search further' })).toBeVisible()
  const stopped = await reach()
  expect(stopped).toBeLessThan(7000)
  await page.waitForTimeout(1000)
  expect(await reach()).toBe(stopped)
  // A time that is asked for is read to its beginning, and then nothing more is offered.
  await from.fill(new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 16))
  await from.press('Enter')
  await page.mouse.move(0, 0)
  const further = page.getByRole('button', { name: 'Search further' })
  if (await further.isVisible()) await further.click()
  await expect(page.getByText(/^[\d,]+ of [\d,]+ jobs since /)).toBeVisible({ timeout: 30_000 })
  await expect(further).toHaveCount(0)
})
