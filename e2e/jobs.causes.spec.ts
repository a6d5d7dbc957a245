import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test, type Sandbox } from './fixtures'
import { platform, step } from './jobs'

test.beforeEach(async ({ signIn, sandbox }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin)
})

const CAUSE = /^backup verification failed: checksum mismatch in segment/

const causes = (page: Page) => page.getByRole('list', { name: 'Causes', exact: true }).getByRole('listitem')
const cause = (page: Page) => causes(page).filter({ hasText: 'backup verification failed' })
const restartOf = (page: Page) => cause(page).getByRole('button', { name: /^Restart \d+ of backup/ })
const run = (page: Page) => page.getByRole('region', { name: /^Restart(ed|ing) \d/ })

/** Jobs that fail, all for one cause. */
async function fail(page: Page, sandbox: Sandbox, count: number) {
  const { runJob } = platform(page)
  for (let jobs = 0; jobs < count; jobs += 1) await runJob('Verify backup')
  await step(sandbox)
  await step(sandbox)
}

/** How often each job was sent to be restarted. */
function restartsOf(page: Page): Map<string, number> {
  const sent = new Map<string, number>()
  page.on('request', (request) => {
    const [, id] = /jobs\/([\w-]+)\/restart$/.exec(new URL(request.url()).pathname) ?? []
    if (id) sent.set(id, (sent.get(id) ?? 0) + 1)
  })
  return sent
}

test('fifty failures of one cause are restarted in four presses, each once', async ({ page, sandbox }) => {
  test.slow() // one after the other, with a pause between two
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 50)
  const sent = restartsOf(page)
  await page.getByRole('tab', { name: 'All' }).click() // 1
  await page.getByRole('button', { name: 'By cause' }).click() // 2
  await expect(page).toHaveURL(/tab=all&q=status%3Afailed&by=cause$/)
  await expect(page.getByText(/^\d+ causes · /)).toBeVisible()
  await expect(cause(page)).toContainText(CAUSE)
  await expectAccessible(page)
  await expectNothingRaw(page)
  const count = Number(/\d+/.exec((await restartOf(page).textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThanOrEqual(50)

  await restartOf(page).click() // 3
  expect(sent.size).toBe(0)
  await page.getByRole('button', { name: `Restart ${count} jobs` }).click() // 4
  await expect(run(page)).toContainText(`Restarting ${count} jobs`)
  await expect(run(page)).toContainText(`Restarted ${count} of ${count} jobs`, { timeout: 60_000 })
  expect(sent.size).toBe(count)
  expect([...sent.values()].every((times) => times === 1)).toBe(true)
  await page.getByRole('heading', { name: 'Jobs', exact: true }).click()
  await expect(cause(page)).toHaveCount(0)
  await run(page).getByText('Result of each').click()
  await expect(run(page).getByRole('listitem')).toHaveCount(count)
  await run(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(run(page)).toHaveCount(0)
  await step(sandbox)
  await step(sandbox)
})

test('the same by the keyboard alone, and Stop sends no more', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 4)
  const sent = restartsOf(page)
  await page.getByRole('tab', { name: 'Organization' }).focus()
  await page.keyboard.press('End')
  const reach = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name }).first()
    await expect(button).toBeVisible()
    for (let presses = 0; presses < 40; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await reach('By cause')
  await reach(/^Restart \d+ of backup/)
  await reach(/^Restart \d+ jobs$/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(run(page)).toContainText(/Restarted \d+ of \d+ jobs/)
  await expect(run(page)).toContainText('left out')
  const after = sent.size
  expect(after).toBeLessThan(4)
  await page.waitForTimeout(600)
  expect(sent.size).toBe(after)

  // The rest can be restarted, and nothing that was sent is sent again.
  await run(page).getByRole('button', { name: 'Dismiss' }).click()
  await restartOf(page).click()
  await page.getByRole('button', { name: /^Restart \d+ jobs?$/ }).click()
  await expect(run(page)).toContainText(/Restarted (\d+) of \1 jobs?/)
  expect([...sent.values()].every((times) => times === 1)).toBe(true)
  await step(sandbox)
  await step(sandbox)
})

test('a refusal for too many requests is waited for, and what fails is told of each', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/restart$/)
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 3)
  let requests = 0
  await page.route('**/restart', (route) => {
    requests += 1
    if (requests === 1) return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '' })
    if (requests === 3) return route.fulfill({ status: 409, json: { message: 'it is running again' } })
    return route.continue()
  })
  await page.goto('/admin/jobs?tab=all&by=cause')
  await restartOf(page).click()
  await page.getByRole('button', { name: /^Restart \d+ jobs$/ }).click()
  await expect(run(page)).toContainText(/The platform asks to wait until/)
  await expect(run(page)).toContainText(/Restarted \d+ of \d+ jobs/, { timeout: 15_000 })
  await expect(run(page).getByText('not restarted: It is running again.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/restart')
  await run(page).getByRole('button', { name: 'Dismiss' }).click()
  await restartOf(page).click()
  await page.getByRole('button', { name: 'Restart 1 job', exact: true }).click()
  await expect(run(page)).toContainText('Restarted 1 of 1 jobs')
  await step(sandbox)
  await step(sandbox)
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
  await expect(ignored).toContainText(/Ignored until \d\d:\d\d/)
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
