import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { goOnCall, leave, platform, refresh, step } from './jobs'

test.beforeEach(goOnCall)

const rows = (page: Page) =>
  page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')
const search = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** The requests for jobs that a deed causes, as their paths and parameters; a poll that asks the same again counts once. */
async function requestsOf(page: Page, deed: () => Promise<void>): Promise<URL[]> {
  const seen = new Map<string, URL>()
  const note = (request: Request) => {
    const url = new URL(request.url())
    if (/\/v1\/admin\/(cluster-)?jobs$/.test(url.pathname) && request.method() === 'GET')
      seen.set(url.href, url)
  }
  page.on('request', note)
  await deed()
  page.off('request', note)
  return [...seen.values()]
}

test('every failed job of one cluster since yesterday: the tab, and one typed search', async ({ page }) => {
  await page.goto('/admin/jobs')
  // Press 1.
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/admin\/jobs\?tab=all$/)
  await expect(rows(page)).toHaveCount(25)
  // Press 2: one typed search with Enter.
  const asked = await requestsOf(page, async () => {
    await search(page).fill('status:failed cluster:fra-1 since:yesterday')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/q=status%3Afailed\+cluster%3Afra-1\+since%3Ayesterday/)
    await expect(rows(page).first()).toContainText('Failed')
  })
  expect(asked.map(({ pathname }) => pathname).sort()).toEqual(['/v1/admin/cluster-jobs', '/v1/admin/jobs'])
  for (const { searchParams } of asked) {
    expect(searchParams.getAll('status')).toEqual(['failed', 'error'])
    expect(searchParams.get('cluster_id')).toMatch(/^[\w-]{36}$/)
    expect(Date.parse(searchParams.get('since') ?? '')).toBeLessThan(Date.now())
  }
  // Every one: what the platform lists for the same is what is in view.
  const counts = await Promise.all(
    asked.map(async ({ pathname, search: query }) => {
      const answer = await page.request.get(pathname + query)
      return ((await answer.json()) as { pagination: { total: number } }).pagination.total
    }),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(0)
  await expect(page.getByText(`${total} job`, { exact: false }).first()).toBeVisible()
  await expect(rows(page)).toHaveCount(Math.min(25, total))
  await expect(rows(page).filter({ hasText: 'fra-1' })).toHaveCount(Math.min(25, total))
  await expect(chip(page, 'Failed')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Cluster', { exact: true })).toHaveValue('=fra-1')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('yesterday')
  await expectAccessible(page)
  await expectNothingRaw(page)
})

test('an organization’s id in capitals, as one of the filters of Organization, finds its jobs under All', async ({
  page,
}) => {
  const answer = await page.request.get('/v1/admin/jobs?page=1&limit=1')
  const [job] = ((await answer.json()) as { data: { organization_id: string }[] }).data
  const id = String(job?.organization_id)
  await page.goto(`/admin/jobs?organization_id=${id.toUpperCase()}`)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(search(page)).toHaveValue(`organization:${id}`)
  await expect(page.getByText('No job matches')).toBeHidden()
})

test('a time of one’s own is typed part by part, and asked for once it is whole', async ({ page }) => {
  const query = () => new URL(page.url()).searchParams.get('q')
  await page.goto('/admin/jobs?tab=all&q=since:2026-10-31T09:00')
  await expect(rows(page)).toHaveCount(25)
  const from = page.getByLabel('From', { exact: true })
  const length = await page.evaluate(() => history.length)
  // One part after the other: a key that is pressed by way of the field goes to its first part.
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // A whole moment is asked for after a second; what is none has to be waited for longer, since nothing comes of it.
  const longEnough = () => page.waitForTimeout(1500)
  await from.focus()
  await test.step('a year of which some digits are missing is none', async () => {
    await press('ArrowRight', 'ArrowRight')
    await press('2', '0', '2')
    await longEnough()
    expect(query()).toBe('since:2026-10-31T09:00')
    await press('5', 'ArrowLeft')
    await expect.poll(query).toBe('since:2025-10-31T09:00')
  })
  await test.step('nor is a month that has no such day, or one that is missing', async () => {
    await press('ArrowLeft', 'ArrowLeft', '1', '1')
    await expect(from).toHaveValue('')
    await longEnough()
    await press('ArrowLeft', 'Backspace', 'Enter')
    await longEnough()
    expect(query()).toBe('since:2025-10-31T09:00')
    await expect(from).toBeFocused()
    await press('1', '2', 'Enter')
    await expect.poll(query).toBe('since:2025-12-31T09:00')
  })
  expect(await page.evaluate(() => history.length)).toBe(length + 2)
  await test.step('seconds of an address are left out by the field, which can be changed', async () => {
    await page.goto('/admin/jobs?tab=all&q=until:2026-11-29T08:14:05')
    const to = page.getByLabel('To', { exact: true })
    await to.focus()
    await press('ArrowUp')
    await expect.poll(query).toBe('until:2026-12-29T08:14')
    await page.goto('/admin/jobs?tab=all&q=since:2025-12-31T09:00')
  })
  await test.step('a field that is left empty asks for no time, and stays', async () => {
    await from.fill('')
    await longEnough()
    expect(query()).toBe('since:2025-12-31T09:00')
    await page.getByLabel('To', { exact: true }).focus()
    await expect.poll(query).toBe(null)
    await expect(from).toBeVisible()
    await expect(page.getByLabel('To', { exact: true })).toBeFocused()
    await page.getByLabel('Time', { exact: true }).selectOption('Any time')
    await expect(from).toHaveCount(0)
  })
})

test('chips and lists write the search, the address keeps it, and Back goes one step back', async ({
  page,
}) => {
  await page.goto('/admin/jobs?tab=all')
  await chip(page, 'Failed').click()
  await page.getByLabel('Type', { exact: true }).selectOption('not verify_backup')
  await expect(search(page)).toHaveValue('status:failed type!=verify_backup')
  await expect(rows(page).first()).toContainText('Failed')
  await expect(rows(page).filter({ hasText: 'verify_backup' })).toHaveCount(0)
  await page.reload()
  await expect(search(page)).toHaveValue('status:failed type!=verify_backup')
  await expect(rows(page).first()).toContainText('Failed')
  await page.goBack()
  await expect(search(page)).toHaveValue('status:failed')
  await chip(page, 'All').click()
  await expect(page).toHaveURL(/\/admin\/jobs\?tab=all$/)

  // Words of the platform are read in any case.
  await page.goto('/admin/jobs?tab=all&q=status:Failed+since:24H')
  await expect(search(page)).toHaveValue('status:failed since:24h')
  await expect(chip(page, 'Failed')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('24h')

  // What says nothing is refused with words, and in an address too.
  await search(page).fill('colour:red')
  await search(page).press('Enter')
  await expect(page.getByText(/^'colour' is no field/)).toBeVisible()
  await page.goto('/admin/jobs?tab=all&q=colour:red')
  await expect(page.getByText(/^'colour' is no field/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(25)

  // The tabs and filters of before are where they were.
  await page.getByRole('tab', { name: 'Cluster' }).click()
  await expect(page.getByRole('table', { name: 'Recent Jobs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeVisible()
})

for (const canFilter of [true, false])
  test(`a part of a cluster’s name goes on choosing jobs in All, ${canFilter ? 'with' : 'without'} the feature`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.set({ 'has jobs.filter': canFilter })
    await page.goto('/admin/jobs?tab=cluster&cluster_name=fra')
    const recent = page.getByRole('table', { name: 'Recent Jobs' }).locator('tbody tr:not([data-loading])')
    await expect(recent.first()).toContainText('fra-')
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(search(page)).toHaveValue('cluster:fra')
    const totals = await Promise.all(
      ['jobs', 'cluster-jobs'].map(async (list) => {
        const answer = await page.request.get(`/v1/admin/${list}?cluster_name=fra&page=1&limit=1`)
        return ((await answer.json()) as { pagination: { total: number } }).pagination.total
      }),
    )
    const total = totals.reduce((sum, count) => sum + count, 0)
    await expect(page.getByText(`${total} jobs`, { exact: true }).first()).toBeVisible()
    await expect(rows(page)).toHaveCount(Math.min(25, total))
    await expect(rows(page).filter({ hasText: 'fra-' })).toHaveCount(Math.min(25, total))
  })

test('jobs of an archived cluster have its name, and are chosen and left out by it', async ({ page }) => {
  await page.goto('/admin/jobs?tab=all&q=cluster:fra-1')
  await expect(rows(page).first()).toContainText('fra-1')
  const answer = await page.request.get('/v1/admin/clusters')
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] }
  const id = data.find(({ name }) => name === 'fra-1')?.id ?? ''
  const archived = await page.request.delete(`/v1/admin/clusters/${id}`, fromConsole)
  expect(archived.ok()).toBe(true)

  await page.goto('/admin/jobs?tab=all&q=cluster!=fra-1')
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).filter({ hasText: id.slice(0, 8) })).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'fra-1' })).toHaveCount(0)
  // Of several clusters the platform is asked for none, so they are told apart by their names here.
  await page.goto('/admin/jobs?tab=all&q=cluster:fra-1 cluster:no-such-cluster')
  await expect(rows(page).first()).toContainText('fra-1')
})

test('why the last provisioning failed, and its restart, in four presses', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  const job = await platform(page).runJob('Verify backup')
  await step(sandbox)
  await step(sandbox)
  await page.getByRole('tab', { name: 'All' }).click() // 1
  await chip(page, 'Failed').click() // 2
  const row = rows(page).filter({ hasText: job.job_id.slice(0, 8) })
  await expect(row).toContainText('backup verification failed') // why, without a press
  let restarts = 0
  page.on('request', (request) => (restarts += request.url().endsWith('/restart') ? 1 : 0))
  await row.getByRole('button', { name: 'Restart verify_backup' }).click() // 3
  await expect(row).toContainText('Pending') // it stays where it was pressed
  expect(restarts).toBe(1)
  await page.getByRole('heading', { name: 'Jobs', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('the same by the keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await platform(page).runJob('Verify backup')
  await step(sandbox)
  await step(sandbox)
  await page.getByRole('tab', { name: 'Organization' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
  await page.keyboard.press('Tab') // the panel
  await page.keyboard.press('Tab')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('sta')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveValue('status:')
  await page.keyboard.type('failed')
  await page.keyboard.press('Enter')
  const restart = rows(page).first().getByRole('button', { name: 'Restart verify_backup' })
  await expect(restart).toBeVisible()
  const reached = async () => {
    await page.keyboard.press('Tab')
    return restart.evaluate((button) => button === document.activeElement)
  }
  for (let presses = 0; presses < 30 && !(await reached()); presses += 1);
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Pending')
})

test('without the feature the newest are looked through, and more of them on a press', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ 'has jobs.filter': false })
  const first = await requestsOf(page, async () => {
    await page.goto('/admin/jobs?tab=all&q=status:failed')
    await expect(rows(page).first()).toContainText('Failed')
  })
  expect(first.length).toBeLessThanOrEqual(5)
  for (const { searchParams } of first) expect(searchParams.has('status')).toBe(false)
  await expect(page.getByText(/^\d+ of all \d+ jobs$/)).toBeVisible()
  // Another choice of what was read costs nothing.
  const second = await requestsOf(page, async () => {
    await chip(page, 'Done').click()
    await expect(rows(page).first()).toContainText('Completed')
  })
  expect(second.filter(({ searchParams }) => searchParams.get('page') !== '1')).toEqual([])
  await expectAccessible(page)
  // Those since a time are not all.
  await page.getByLabel('Time', { exact: true }).selectOption('Last 24 hours')
  await expect(page.getByText(/^\d+ of \d+ jobs since /)).toBeVisible()
})

test('what the platform cannot choose is counted in what it was asked for, with its times', async ({
  page,
}) => {
  const list = page.getByRole('region', { name: 'All jobs' })
  await page.goto('/admin/jobs?tab=all&q=status:failed+cluster!=fra-1')
  await expect(list.getByText(/^\d+ of all \d+ failed jobs$/)).toBeVisible()
  await page.goto('/admin/jobs?tab=all&q=status:failed+cluster!=fra-1+since:3d+until:yesterday')
  await expect(list.getByText(/^\d+ of \d+ failed jobs since .* until /)).toBeVisible()
})

test('who refreshes, or is refused, sees how jobs stand that are further down than polls read', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/cancel$/)
  const { runJob, cancelJob } = platform(page)
  // The first are the oldest: the platform tells of fifty at a time, and of their pages polls read the first alone.
  const [refreshed, refused] = [await runJob('Verify backup'), await runJob('Verify backup')]
  for (let more = 0; more < 50; more += 1) await runJob('Verify backup')
  await page.goto('/admin/jobs?tab=all&q=status:waiting')
  await expect(rows(page)).toHaveCount(25)
  for (const shown of [50, 52]) {
    await page.getByRole('button', { name: 'Show 25 more' }).click()
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(shown)
  }
  const rowOf = ({ job_id }: { job_id: string }) => rows(page).filter({ hasText: job_id.slice(0, 8) })
  await cancelJob(refreshed)
  await expect(rowOf(refreshed)).toBeVisible()
  await refresh(page)
  await expect(rowOf(refreshed)).toHaveCount(0)

  await cancelJob(refused)
  await rowOf(refused).getByRole('button', { name: 'Cancel verify_backup' }).click()
  await expect(page.getByText('Failed to cancel job. Please try again.')).toBeVisible()
  await leave(page)
  await expect(rowOf(refused)).toHaveCount(0)
  expect(await rows(page).count()).toBeGreaterThanOrEqual(50)
})
