import type { Request } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { leave, platform, refresh, rowOf, step, table, type Job } from './jobs'
import { pressTwice } from './presses'

test.beforeEach(async ({ signIn, sandbox }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin)
})

test('a job is watched from pending over a retry to its end, and one that fails is restarted', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  const { runJob } = platform(page)
  const stumbling = await runJob('Refresh certificates')
  const failing = await runJob('Verify backup')
  const recent = (job: Job) => rowOf(page, 'Recent Jobs', job)

  // The first change comes by itself, within one poll.
  await expect(recent(stumbling)).toContainText('Pending')
  await expect(rowOf(page, 'Active Jobs', stumbling)).toContainText('Pending')
  await expectAccessible(page)
  await expectNothingRaw(page)

  await step(sandbox)
  await refresh(page)
  await expect(recent(stumbling)).toContainText('Running')
  await step(sandbox)
  await refresh(page)
  await expect(recent(stumbling)).toContainText('Retrying')
  await expect(recent(stumbling)).toContainText('1 / 3')
  await expect(rowOf(page, 'Active Jobs', stumbling)).toHaveCount(0)
  await expect(recent(failing)).toContainText('Failed')
  await recent(failing).getByText('backup verification failed').first().click()
  await expect(recent(failing).getByRole('button', { name: 'Copy error' })).toBeVisible()

  let restarts = 0
  page.on('request', (request) => (restarts += request.url().endsWith('/restart') ? 1 : 0))
  await pressTwice(recent(failing).getByRole('button', { name: 'Restart verify_backup' }))
  await expect(recent(failing)).toContainText('Pending')
  expect(restarts).toBe(1)
  await step(sandbox)
  await step(sandbox)
  await refresh(page)
  await expect(recent(failing)).toContainText('Completed')
  await expect(recent(stumbling)).toContainText('Completed')
})

test('a job is cancelled in time, and too late', async ({ page, sandbox, consoleErrors }) => {
  await page.goto('/admin/jobs')
  const { runJob, cancelJob } = platform(page)
  const inTime = await runJob('Restart backend')
  const tooLate = await runJob('Restart backend')
  await refresh(page)

  await rowOf(page, 'Active Jobs', inTime).getByRole('button', { name: 'Cancel restart_backend' }).click()
  await expect(rowOf(page, 'Recent Jobs', inTime)).toContainText('Cancelled')
  // Its row stays, with its badge, until nobody is about to press there.
  await expect(rowOf(page, 'Active Jobs', inTime)).toContainText('Cancelled')
  await leave(page)
  await expect(rowOf(page, 'Active Jobs', inTime)).toHaveCount(0)

  // Somebody else cancels the job first, which this screen does not know yet.
  consoleErrors.expectFailure(/\/cancel$/)
  await page.route('**/v1/admin/jobs?**', (route) => route.abort('connectionreset'))
  consoleErrors.expectFailure(/\/v1\/admin\/jobs\?/)
  await cancelJob(tooLate)
  await rowOf(page, 'Active Jobs', tooLate).getByRole('button', { name: 'Cancel restart_backend' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to cancel job. Please try again.' })
  await expect(alert).toContainText('The job has finished already')
  await expect(page.getByText(/^Last update failed ·/)).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/v1/admin/jobs?**')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await refresh(page)
  await expect(rowOf(page, 'Recent Jobs', tooLate)).toContainText('Cancelled')
  await expect(page.getByText(/^Last update failed ·/)).toHaveCount(0)
  await step(sandbox)
})

test('a write without an answer is not sent again: its outcome is unknown, and the list tells', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/admin/jobs')
  const job = await platform(page).runJob('Restart backend')
  await refresh(page)
  consoleErrors.expectFailure(/\/cancel$/)
  const sent: string[] = []
  await page.route('**/cancel', async (route) => {
    sent.push(new URL(route.request().url()).pathname)
    await route.fetch() // the request reaches the platform, the answer is lost
    await route.abort('connectionreset')
  })
  await rowOf(page, 'Active Jobs', job).getByRole('button', { name: 'Cancel restart_backend' }).click()
  await expect(page.getByRole('alert')).toContainText('The outcome is unknown.')
  await expect(rowOf(page, 'Recent Jobs', job)).toContainText('Cancelled')
  expect(sent).toEqual([`/v1/admin/jobs/${job.job_id}/cancel`])
})

test('a workflow runs step by step in its dialog, fails, and goes on from its last success', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  await refresh(page)
  await page.getByRole('link', { name: 'Move namespace' }).first().click()
  await expect(page).toHaveURL(new RegExp(`dialog=workflow&id=${workflow_id}&source=organization`))
  const dialog = page.getByRole('dialog', { name: 'Move namespace' })
  const steps = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li')
  await expect(steps).toHaveCount(5)
  await expect(steps.first()).toContainText('Pending')
  await expect(steps.first()).toContainText('Not started')

  for (let half = 0; half < 8; half += 1) await step(sandbox)
  // It refreshes itself while it runs.
  await expect(steps.nth(3)).toContainText('Failed')
  await expect(steps.nth(3)).toContainText('backup verification failed: checksum mismatch in segment 3')
  await expect(steps.nth(0)).toContainText('Completed')
  await expect(steps.nth(4)).toContainText('Not started')
  await expectAccessible(page)
  await expectNothingRaw(page)

  await page.reload()
  await expect(steps.nth(3)).toContainText('Failed')
  let restarts = 0
  page.on('request', (request) => (restarts += request.url().endsWith('/restart') ? 1 : 0))
  await pressTwice(dialog.getByRole('button', { name: 'Restart from last success' }))
  await expect(steps.nth(3)).toContainText('Pending')
  expect(restarts).toBe(1)
  for (let half = 0; half < 4; half += 1) await step(sandbox)
  await expect(steps.nth(4)).toContainText('Completed')
  await expect(dialog.getByRole('button', { name: /^Restart/ })).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Move namespace' }).first().click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/jobs$/)
})

test('a pasted link finds a workflow of a cluster by the other endpoint, and so do its actions', async ({
  page,
  consoleErrors,
}) => {
  // The organizations' endpoint does not know it, and the browser reports that.
  consoleErrors.expectFailure(/\/v1\/admin\/workflows\//)
  const list = await page.request.get('/v1/admin/cluster-workflows?limit=50')
  const body = (await list.json()) as { workflow_id: string }[] | { data: { workflow_id: string }[] }
  const [first] = Array.isArray(body) ? body : body.data
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const workflow_id = first?.workflow_id
  await page.goto(`/admin/organizations?dialog=workflow&id=${workflow_id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Steps' })).toBeVisible()
  await expect(dialog.getByText('Executed')).toBeVisible()
  // As what it was run for, and as a fact that its jobs do not tell.
  await expect(dialog.getByText('Cluster', { exact: true })).toHaveCount(2)
  await expectNothingRaw(page)
  const calls = asked.filter((path) => path.endsWith(`/${workflow_id}/jobs`))
  expect(calls.slice(0, 2)).toEqual([
    `/v1/admin/workflows/${workflow_id}/jobs`,
    `/v1/admin/cluster-workflows/${workflow_id}/jobs`,
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/admin\/organizations$/)
})

test('every call of the dialog that fails says so in place', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  const address = `/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`
  await sandbox.set({ failureRate: 1, failurePaths: `${workflow_id}/jobs` })
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Failed to load workflow jobs. Please try again.')).toBeVisible()
  await sandbox.set({ failureRate: 0 })
  const again = dialog.getByRole('button', { name: 'Try Again' })
  // The window may get the focus at any time here, and then the jobs are read again before anybody presses.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(dialog.getByRole('button', { name: 'Cancel freeze_writes' })).toBeVisible({ timeout: 2000 })
  }).toPass()

  await sandbox.set({ failureRate: 1, failurePaths: '/cancel' })
  await dialog.getByRole('button', { name: 'Cancel freeze_writes' }).click()
  await expect(dialog.getByText('Failed to cancel job.', { exact: true })).toBeVisible()
  await sandbox.set({ failureRate: 0 })
  await dialog.getByRole('button', { name: 'Cancel freeze_writes' }).click()
  await expect(dialog.getByRole('button', { name: 'Restart freeze_writes' })).toBeVisible()
  await page.mouse.move(0, 0)

  await sandbox.set({ failureRate: 1, failurePaths: '/restart' })
  const presses: [string, string][] = [
    ['Restart freeze_writes', 'Failed to restart job.'],
    ['Restart from last success', 'Failed to restart workflow.'],
    ['Restart from beginning', 'Failed to restart workflow from beginning.'],
  ]
  for (const [button, text] of presses) {
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
})

test('tabs, filters and pages live in the address; an ID that is none is held back', async ({ page }) => {
  await page.goto('/admin/jobs')
  await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).toHaveCount(15)
  await page.getByRole('navigation', { name: 'Recent job pages' }).getByText('2', { exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('navigation', { name: 'Workflow pages' }).getByLabel('Next page').click()
  await expect(page).toHaveURL(/workflows=2/)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Workflow pages' })).toContainText(/2 of \d/)

  await page.getByRole('tab', { name: 'Cluster' }).click()
  await expect(page).toHaveURL(/\/admin\/jobs\?tab=cluster$/)
  await expect(table(page, 'Recent Jobs').getByRole('columnheader', { name: 'Cluster' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Organization' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/page=2/)

  await page.getByRole('button', { name: 'Show Filters' }).click()
  await page.getByLabel('Organization ID').fill('contoso')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByText('Invalid Organization ID format. Please enter a valid UUID.')).toBeVisible()
  await expect(page).not.toHaveURL(/organization_id/)
  await page.getByLabel('Organization ID').fill('')
  await page.getByLabel('Job type').fill('  rebuild_index ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/jobs\?.*job_type=rebuild_index$/)
  await expect(table(page, 'Recent Jobs').locator('tbody')).not.toContainText('restart_backend')
  await expectAccessible(page)
  await page.getByLabel('Job type').fill('nobody_runs_this')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByText('No job matches these filters')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/job_type/)

  await page.goto('/admin/jobs?organization_id=contoso&page=99')
  await expect(
    page.getByRole('tabpanel').getByText('Invalid Organization ID format. Please enter a valid UUID.'),
  ).toBeVisible()
  await expect(table(page, 'Recent Jobs')).toHaveCount(0)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' }).click()
  await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).toHaveCount(15)
  await page.goto('/admin/jobs?page=99')
  await expect(page).not.toHaveURL(/page=99/)
  await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).not.toHaveCount(0)
})

test('a hidden tab asks for nothing, and is fresh at once when it is seen again', async ({ page }) => {
  const underWay = new Set<Request>()
  let lastAsked = 0
  page.on('request', (request) => {
    underWay.add(request)
    lastAsked = Date.now()
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await page.clock.install()
  await page.goto('/admin/jobs')
  await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).toHaveCount(15)
  let lists = 0
  page.on('request', (request) => (lists += /\/v1\/admin\/(jobs|workflows)\?/.test(request.url()) ? 1 : 0))
  const show = (visible: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      },
      visible ? 'visible' : 'hidden',
    )

  await page.clock.runFor(6000)
  await expect.poll(() => lists).toBeGreaterThanOrEqual(3)
  // With the clock so far ahead, what is still under way would be given up, which looks like a lost connection. Code and
  // data of dialogs are loaded ahead, one after the other, with nothing under way in between.
  await expect.poll(() => underWay.size === 0 && Date.now() - lastAsked > 500).toBe(true)
  await show(false)
  const hiddenAt = lists
  // Half a minute would make the tab fresh by itself, and so would the next poll, which does not come while the clock stands.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000))
  expect(lists).toBe(hiddenAt)
  const job = await platform(page).runJob('Restart backend')
  expect(lists).toBe(hiddenAt)
  await show(true)
  await expect.poll(() => lists).toBeGreaterThanOrEqual(hiddenAt + 3)
  await page.clock.resume()
  await expect(rowOf(page, 'Recent Jobs', job)).toBeVisible()

  // Neither scroll nor focus move when rows change below.
  const copy = rowOf(page, 'Recent Jobs', job).getByRole('button', { name: 'Copy job ID' })
  await copy.focus()
  const before = await page.evaluate(() => window.scrollY)
  const askedBefore = lists
  await page.clock.runFor(6000)
  await expect.poll(() => lists).toBeGreaterThanOrEqual(askedBefore + 3)
  await expect(copy).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await page.getByRole('link', { name: 'Organizations', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/organizations$/)
  const leftAt = lists
  await page.clock.runFor(60_000)
  expect(lists).toBe(leftAt)
})

test('with the lists failing the screen says so once and recovers, also on a phone', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const failureKind of ['500', 'wrong-shape', 'reset']) {
    await sandbox.set({ failureRate: 1, failureKind, failurePaths: '/v1/admin/' })
    await page.goto('/admin/jobs?tab=cluster')
    await expect(
      page.getByText('Failed to load background jobs and workflows. Please try again.'),
    ).toHaveCount(1)
    await expectNothingRaw(page)
    await sandbox.set({ failureRate: 0 })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).toHaveCount(15)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a second press does not undo the first, and what runs is cancelled after a question alone', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  const job = await platform(page).runJob('Verify backup')
  for (let half = 0; half < 2; half += 1) await step(sandbox)
  await refresh(page)
  const row = rowOf(page, 'Recent Jobs', job)
  await expect(row).toContainText('Failed')
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))

  await row.getByRole('button', { name: 'Restart verify_backup' }).click()
  const cancel = row.getByRole('button', { name: 'Cancel verify_backup' })
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.down()
  await page.mouse.up()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  expect(sent.filter((url) => url.endsWith('/cancel'))).toEqual([])
  await expectAccessible(page)

  await leave(page)
  await expect(rowOf(page, 'Active Jobs', job)).toContainText('Pending')
  const running = await platform(page).runJob('Refresh certificates')
  for (let half = 0; half < 2; half += 1) await step(sandbox)
  await refresh(page)
  await expect(rowOf(page, 'Recent Jobs', running)).toContainText('Retrying')
  sent.length = 0
  const retrying = rowOf(page, 'Recent Jobs', running)
  const cancelRunning = retrying.getByRole('button', { name: 'Cancel refresh_certificates' })
  await cancelRunning.click()
  const question = page.getByRole('alertdialog', { name: 'Cancel refresh_certificates?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it running' }).click()
  await expect(question).toHaveCount(0)
  expect(sent).toEqual([])
  await cancelRunning.click()
  await question.getByRole('button', { name: 'Cancel job' }).click()
  await expect(retrying).toContainText('Cancelled')
  await expect(retrying.getByRole('button', { name: 'Restart refresh_certificates' })).toBeFocused()
  expect(sent).toEqual([expect.stringMatching(/\/cancel$/)])
})

test('the focus stays in the row of a job whose button goes', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  const job = await platform(page).runJob('Restart backend')
  await refresh(page)
  const row = rowOf(page, 'Active Jobs', job)
  await row.getByRole('button', { name: 'Cancel restart_backend' }).focus()
  for (let half = 0; half < 2; half += 1) await step(sandbox)
  // The next poll shows that it has ended, and its row stays, since the focus is there.
  await expect(row).toContainText('Completed')
  await expect(row.getByRole('button', { name: /restart_backend$/ })).toHaveCount(0)
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Copy job ID' })).toBeFocused()
  await page.getByRole('tab', { name: 'Organization' }).focus()
  await expect(row).toHaveCount(0)
})

test('rows keep their places under the pointer, and new ones wait until they are asked for', async ({
  page,
}) => {
  await page.goto('/admin/jobs')
  const { runJob } = platform(page)
  let first = await runJob('Restart backend')
  await refresh(page)
  for (const list of ['Active Jobs', 'Recent Jobs']) {
    const top = table(page, list).locator('tbody tr:not([data-loading])').first()
    await expect(top).toContainText(first.job_id.slice(0, 8))
    await top.hover()
    const place = await top.boundingBox()
    const next = await runJob('Restart backend')
    const region = page.getByRole('region', { name: list })
    const show = region.getByRole('button', { name: '1 new · Show' })
    await expect(show).toBeVisible()
    await expect(rowOf(page, list, next)).toHaveCount(0)
    await expect(top).toContainText(first.job_id.slice(0, 8))
    expect(await top.boundingBox()).toEqual(place)
    await show.click()
    await expect(top).toContainText(next.job_id.slice(0, 8))
    await leave(page)
    first = next
  }
})

test('pages, workflows and organizations open in a tab of their own too', async ({ page, context }) => {
  await page.goto('/admin/jobs')
  const before = page.url()
  const inNewTab = async (press: () => Promise<void>) => {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await tab.waitForURL(/\/admin\//)
    const { pathname, search } = new URL(tab.url())
    await tab.close()
    await page.bringToFront()
    expect(page.url()).toBe(before)
    return pathname + search
  }
  const pages = page.getByRole('navigation', { name: 'Recent job pages' })
  const two = pages.getByRole('link', { name: 'Page 2', exact: true })
  expect(await inNewTab(() => two.click({ modifiers: ['ControlOrMeta'] }))).toBe('/admin/jobs?page=2')
  expect(await inNewTab(() => two.click({ button: 'middle' }))).toBe('/admin/jobs?page=2')
  const workflow = page
    .getByRole('region', { name: 'Workflows' })
    .getByRole('article')
    .getByRole('link')
    .first()
  expect(await inNewTab(() => workflow.click({ button: 'middle' }))).toMatch(
    /^\/admin\/jobs\?dialog=workflow&id=[\w-]+&source=organization$/,
  )
  const organization = table(page, 'Recent Jobs').locator('tbody td:nth-child(2) a').first()
  expect(await inNewTab(() => organization.click({ modifiers: ['Shift'] }))).toMatch(
    /^\/admin\/jobs\?dialog=organization&id=[\w-]+$/,
  )
  await two.click()
  await expect(page).toHaveURL(/\/admin\/jobs\?page=2$/)
})

test('a page of active jobs beyond the last leaves the address', async ({ page }) => {
  await page.goto('/admin/jobs?active=99&job_type=rebuild_index')
  await expect(table(page, 'Recent Jobs').locator('tbody tr:not([data-loading])')).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/jobs\?job_type=rebuild_index$/)
})

test('a step counts by the clock of the platform, not by that of the visitor', async ({ page, sandbox }) => {
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  await step(sandbox)
  await page.goto(`/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`)
  const steps = page.getByRole('dialog').getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps.first()).toContainText(/Running for \d+ s/)
  await expect(steps.first()).toContainText('Started just now')
})
