import { accounts, expect, expectAccessible, test } from './fixtures'

// The line comes once the screen has had its time: these journeys wait for it.
const SOON = { timeout: 20_000 }

test('the watch line says on every admin screen how the platform is, and leads to what it counts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.set({ healthMinutes: 0 })
  await signIn(accounts.admin, '/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText(/of \d+ clusters (is|are) unhealthy|clusters are healthy/, SOON)
  await expect(line).toContainText(/failed in the last 24 hours/)
  await line
    .getByRole('link', { name: /cluster|unhealthy/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/clusters/)
  await expect(page.getByRole('heading', { name: 'Clusters', level: 1 })).toBeVisible()
  await expect(line).toBeVisible()
})

test('whoever presses Refresh has the watch line read anew, too', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/clusters')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  for (const screen of ['Clusters', 'Overview']) {
    await page.getByRole('link', { name: screen, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
    await expect(line).toBeVisible(SOON)
    const asked = page.waitForRequest('**/v1/admin/overview')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await asked
  }
})

test('it is hidden and shown again by the account menu, also after a reload', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toBeVisible(SOON)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Hide watch line')
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await choose('Show watch line')
  await expect(line).toBeVisible(SOON)
})

test('without the overview of the platform it says only what was read, and when', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.set({ 'has overview': false })
  await signIn(accounts.admin, '/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText('How the clusters are is not known', SOON)
  await page.getByRole('link', { name: 'Clusters', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Clusters', level: 1 })).toBeVisible()
  await expect(line).toContainText(/as of \d\d:\d\d/, SOON)
})

test('where the overview cannot be read, the line says what screens have read', async ({
  page,
  sandbox,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/overview/)
  await sandbox.set({ healthMinutes: 0, failureRate: 1, failurePaths: '/v1/admin/overview' })
  await signIn(accounts.admin, '/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText('How the clusters are is not known', SOON)
  await page.getByRole('link', { name: 'Clusters', exact: true }).first().click()
  await expect(line).toContainText(/of \d+ clusters (is|are) unhealthy|clusters are healthy/, SOON)
  await expect(line).toContainText(/as of \d\d:\d\d/)
  // The platform's own word is taken as soon as it is there.
  await sandbox.set({ failureRate: 0 })
  await page.reload()
  await expect(line).toContainText(/failed in the last 24 hours/, SOON)
  await expect(line).not.toContainText('as of')
})

test('of organizations that could not be provisioned, lists tell some', async ({ page, sandbox, signIn }) => {
  await sandbox.set({ 'has overview': false, jobsHeld: true })
  await page.route(/\/v1\/admin\/jobs\?/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { status: string; metadata?: object }[] }
    const data = answer.data.map((job) => ({
      ...job,
      metadata: {
        ...job.metadata,
        workflow_name: job.status === 'failed' ? 'Provision organization' : 'Other',
      },
    }))
    await route.fulfill({ json: { ...answer, data } })
  })
  await signIn(accounts.admin)
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText(/at least \d+ organizations? could not be provisioned/, SOON)
})

test('customers have no such line', async ({ page, signIn }) => {
  await signIn(accounts.user, '/user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The place of the line, which is there before the line comes.
  await expect(page.locator('[data-watched]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /watch line/ })).toBeHidden()
})

test('each part leads to the list of what is wrong', async ({ page, sandbox, signIn }) => {
  await sandbox.set({ healthMinutes: 0 })
  await signIn(accounts.admin)
  const answer = await page.request.get('/v1/admin/jobs?status=failed&limit=100')
  const { data } = (await answer.json()) as { data: { job_id: string; workflow_id: string | null }[] }
  const failed = data.find(({ workflow_id }) => workflow_id !== null)
  if (!failed) throw new Error('No workflow has failed')
  await page.route('**/v1/admin/overview', async (route) => {
    const told = (await (await route.fetch()).json()) as object
    const clusters = [{ id: 'c1', name: 'fra-1', healthy: false, enabled: true }]
    const attention = [{ kind: 'failed_provisioning', count: 1, ids: [failed.workflow_id] }]
    await route.fulfill({ json: { ...told, clusters, attention } })
  })
  await page.goto('/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await line.getByRole('link', { name: /1 organization could not be provisioned/ }).click(SOON)
  await expect(page).toHaveURL(new RegExp(`q=status%3Afailed\\+workflow%3A${failed.workflow_id}`))
  const rows = page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')
  await expect(rows.filter({ hasText: failed.job_id.slice(0, 8) })).toBeVisible()
  await line.getByRole('link', { name: /1 of 1 cluster is unhealthy/ }).click()
  await expect(page).toHaveURL(/\/admin\/clusters\?health=unhealthy$/)
})

test('a console that is offline says so, and of when what it shows is', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/./)
  await signIn(accounts.admin, '/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText(/failed in the last 24 hours/, SOON)
  await context.setOffline(true)
  await expect(line).toContainText('This console is offline')
  await expect(line).toContainText(/as of \d\d:\d\d/)
  await context.setOffline(false)
  await expect(line).not.toContainText('offline')
})

test('organizations over a limit are listed by themselves, open as in any list, and all are shown again', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/details$|\/namespace$/)
  await signIn(accounts.admin)
  const listed = await page.request.get('/v1/admin/organizations?limit=30')
  const { data } = (await listed.json()) as { data: { id: string; email: string }[] }
  const [gone, away] = data
  let named = data.map(({ id }) => id)
  // More than the sandbox has, so that there are two pages.
  await page.route('**/v1/admin/overview', async (route) => {
    const told = (await (await route.fetch()).json()) as object
    const attention = [{ kind: 'over_limit', count: named.length, ids: named }]
    await route.fulfill({ json: { ...told, attention } })
  })
  await page.goto('/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await line.getByRole('link', { name: /30 organizations are over a limit/ }).click(SOON)
  await expect(page).toHaveURL(/\/admin\/organizations\/attention\/over_limit$/)
  const filter = page.getByRole('region', { name: 'Filter' })
  await expect(filter).toContainText('30 organizations over a limit')
  const table = page.getByRole('table', { name: 'Organizations' })
  const rows = table.locator('tbody tr:not([data-loading])')
  await expect(rows).toHaveCount(25)
  await expectAccessible(page)

  const first = rows.first().getByRole('link')
  const email = (await first.innerText()).trim()
  await first.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  await page.reload()
  await expect(dialog).toContainText(email)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(25)

  // One is deleted meanwhile, and one cannot be read.
  await page.route(`**/v1/admin/organizations/${gone?.id}/details`, (route) =>
    route.fulfill({ status: 404, json: { error: 'Not found' } }),
  )
  await page.route(`**/v1/admin/organizations/${away?.id}/details`, (route) =>
    route.fulfill({ status: 500, json: { error: 'Away' } }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(filter).toContainText('1 organization of this page was deleted meanwhile')
  await expect(filter.getByRole('alert')).toContainText('1 organization of this page could not be loaded.')
  await page.unroute(`**/v1/admin/organizations/${away?.id}/details`)
  await filter.getByRole('button', { name: 'Try Again' }).click()
  await expect(filter.getByRole('alert')).toBeHidden()
  await expect(rows).toHaveCount(24)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(5)
  await expect(page).toHaveURL(/over_limit\?page=2$/)

  // What is read for the line leaves the list as it is, until somebody follows the line to it.
  named = named.slice(0, 28)
  await expect(line).toBeVisible(SOON)
  await context.setOffline(true)
  await expect(line).toContainText('Offline')
  await context.setOffline(false)
  const newer = line.getByRole('link', { name: /28 organizations are over a limit/ })
  await expect(newer).toBeVisible()
  await expect(filter).toContainText('30 organizations over a limit')
  await newer.click()
  await expect(filter).toContainText('28 organizations over a limit')
  await expect(page).toHaveURL(/over_limit$/)

  await filter.getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/admin\/organizations$/)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(rows).toHaveCount(25)
})
