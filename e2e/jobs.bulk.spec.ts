import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test, type Sandbox } from './fixtures'
import { goOnCall, leave, platform, refresh, step } from './jobs'

test.beforeEach(goOnCall)

const BY_CAUSE = '/admin/jobs?tab=all&q=status:failed&by=cause'
const place = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const restartOf = (page: Page) => page.getByRole('button', { name: /^Restart \d+ of backup verification/ })
const results = (page: Page, label: string) => place(page).getByRole('listitem').filter({ hasText: label })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'All jobs' }).locator('tbody tr:not([data-loading])')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected jobs' })

/** Jobs that fail, all for one cause. */
async function fail(page: Page, sandbox: Sandbox, count: number) {
  const { runJob } = platform(page)
  const jobs = []
  for (let made = 0; made < count; made += 1) jobs.push(await runJob('Verify backup'))
  await step(sandbox)
  await step(sandbox)
  return jobs
}

/** How often each job was sent. */
function sentOn(page: Page, what = 'restart'): Map<string, number> {
  const sent = new Map<string, number>()
  page.on('request', (request) => {
    const [, id, action] = /jobs\/([\w-]+)\/(restart|cancel)$/.exec(new URL(request.url()).pathname) ?? []
    if (id && action === what) sent.set(id, (sent.get(id) ?? 0) + 1)
  })
  return sent
}

const eachOnce = (sent: Map<string, number>) => [...sent.values()].every((times) => times === 1)

/** Lets the first restart through, and holds those after it back until they are let go. */
async function holdAfterFirst(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let asked = 0
  await page.route('**/restart', async (route) => {
    asked += 1
    if (asked > 1) await held
    await route.continue()
  })
  return letGo
}

/** How many jobs the place in view is about. */
async function countIn(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1, name: /^Restart \d+ jobs?$/ })
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
}

async function expectAllSent(page: Page, sent: Map<string, number>, count: number) {
  const text = count === 1 ? 'The job was restarted.' : `All ${count} jobs were restarted.`
  await expect(place(page)).toContainText(text, { timeout: 60_000 })
  expect(sent.size).toBe(count)
  expect(eachOnce(sent)).toBe(true)
}

test('fifty failures of one cause are restarted in four presses, each once', async ({ page, sandbox }) => {
  test.slow() // one after the other, with a pause between two
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 50)
  const sent = sentOn(page)
  await page.getByRole('tab', { name: 'All' }).click() // 1
  await button(page, 'By cause').click() // 2
  await restartOf(page).click() // 3
  await expect(page).toHaveURL(/\/admin\/jobs\/bulk\/\w+$/)
  const count = await countIn(page)
  expect(count).toBeGreaterThanOrEqual(50)
  await expect(place(page)).toContainText(`${count} pending`)
  await expectAccessible(page)
  await expectNothingRaw(page)
  expect(sent.size).toBe(0)
  // The second one waits until it was seen how far it is.
  const letGo = await holdAfterFirst(page)
  await button(page, `Restart ${count} jobs`).click() // 4

  await expect(place(page)).toContainText(`1 done, 1 under way, ${count - 2} left`)
  letGo()
  await expectAllSent(page, sent, count)
  // Where it was begun the cause is gone.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Jobs' }).click()
  await expect(page).toHaveURL(/by=cause/)
  await expect(restartOf(page)).toHaveCount(0)
})

test('the same by the keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 5)
  const sent = sentOn(page)
  const reach = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first()
    await expect(wanted).toBeVisible()
    for (let moves = 0; moves < 40; moves += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('tab', { name: 'Organization' }).focus()
  await page.keyboard.press('End') // 1
  await reach('By cause') // 2
  await reach(/^Restart \d+ of backup verification/) // 3
  await expect(page.getByRole('heading', { level: 1, name: /^Restart \d+ jobs$/ })).toBeFocused()
  const count = await countIn(page)
  await reach(/^Restart \d+ jobs$/) // 4
  await expectAllSent(page, sent, count)
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('failures of one cause are restarted in four presses', async ({ page, sandbox }) => {
    await page.goto('/admin/jobs')
    await fail(page, sandbox, 5)
    const sent = sentOn(page)
    await page.getByRole('tab', { name: 'All' }).tap() // 1
    await button(page, 'By cause').tap() // 2
    await restartOf(page).tap() // 3
    await expect(page).toHaveURL(/\/admin\/jobs\/bulk\//)
    const count = await countIn(page)
    const begin = button(page, `Restart ${count} jobs`)
    expect((await begin.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await begin.tap() // 4
    await expectAllSent(page, sent, count)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('rows are chosen in a mode of their own, by boxes as large as a finger needs', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/admin/jobs')
    const [first] = await fail(page, sandbox, 2)
    await page.goto('/admin/jobs?tab=all&q=status:failed')
    const box = page.getByRole('checkbox', { name: `Select verify_backup ${first?.job_id.slice(0, 8)}` })
    await expect(rows(page).first()).toBeVisible()
    await expect(box).toBeHidden()
    await button(page, 'Select').tap()
    await expect(box).toBeVisible()
    const around = rows(page).first().locator('[data-part="select"] label')
    const { width = 0, height = 0 } = (await around.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await box.tap()
    await expect(bar(page)).toContainText('1 selected')
    // As high as the list, since a link that is half below the bar would be too small where it is.
    await page.setViewportSize({ width: 390, height: 4000 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const sent = sentOn(page)
    await button(page, 'Restart 1').tap()
    await button(page, 'Restart 1 job').tap()
    await expectAllSent(page, sent, 1)
    expect([...sent.keys()]).toEqual([first?.job_id])
  })
})

test('a range is chosen with Shift, and stays chosen through polls, further rows and a look elsewhere', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 4)
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  const box = (at: number) => rows(page).nth(at).getByRole('checkbox')
  await box(0).check()
  await box(3).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('4 selected')
  await box(1).uncheck()
  await expect(bar(page)).toContainText('3 selected')
  const chosen = await rows(page).locator('[data-part="select"]:has(:checked)').allTextContents()

  await fail(page, sandbox, 1)
  await page.getByRole('heading', { name: 'Jobs', exact: true }).click()
  await button(page, 'Refresh').click()
  await expect(box(0)).not.toBeChecked() // the one that has come
  await expect(bar(page)).toContainText('3 selected')
  expect(await rows(page).locator('[data-part="select"]:has(:checked)').allTextContents()).toEqual(chosen)
  await expectAccessible(page)

  // The place that it leads to can be left again, and nothing was sent.
  const sent = sentOn(page)
  await button(page, 'Restart 3').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Restart 3 jobs' })).toBeVisible()
  await page.goBack()
  await expect(bar(page)).toContainText('3 selected')
  expect(sent.size).toBe(0)
  await button(page, 'Clear').click()
  await expect(bar(page)).toHaveCount(0)
})

test('a chosen job that was restarted and has left the list counts as what it has become', async ({
  page,
  sandbox,
}) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 3)
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check()
  await expect(bar(page)).toContainText('Restart 3')
  const chosen = rows(page).filter({ has: page.getByRole('checkbox', { checked: true }) })
  await rows(page).first().getByRole('button', { name: 'Restart verify_backup' }).click()
  await expect(bar(page)).toContainText('Restart 2')
  await leave(page)
  await refresh(page)
  await expect(chosen).toHaveCount(2)
  await expect(bar(page)).toContainText('3 selected')
  await expect(bar(page)).toContainText('Restart 2')
  await expect(bar(page)).toContainText('Cancel 1')
})

test('the rows in view are chosen by one box, and all that match by one press', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 30)
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  await page.getByRole('checkbox', { name: 'Select all in view' }).check()
  await expect(bar(page)).toContainText('25 selected')
  const whole = button(page, /^Select all \d+ that match$/)
  const count = Number(/\d+/.exec((await whole.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThanOrEqual(30)
  await whole.click()
  await expect(bar(page)).toContainText(`${count} selected of all ${count} that match`)
  await button(page, `Restart ${count}`).click()
  await expect(page.getByRole('heading', { level: 1, name: `Restart ${count} jobs` })).toBeVisible()
})

test('where the platform cannot choose, what was found is what all means, and its reach is said', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ 'has jobs.filter': false })
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  await rows(page).first().getByRole('checkbox').check()
  await expect(button(page, /^Select all \d+ (that match|found, back to .+)$/)).toBeVisible()
})

test('of rows of all kinds only those are restarted that can be', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 2)
  await page.goto('/admin/jobs?tab=all&q=status:done status:failed')
  await page.getByRole('checkbox', { name: 'Select all in view' }).check()
  await expect(bar(page)).toContainText('25 selected')
  const restart = bar(page).getByRole('button', { name: /^Restart \d+$/ })
  const failed = await rows(page).filter({ hasText: 'Failed' }).count()
  expect(failed).toBeLessThan(25)
  await expect(restart).toHaveText(`Restart ${failed}`)
  await restart.click()
  expect(await countIn(page)).toBe(failed)
})

test('e-mail addresses of several organizations are refused, and nothing is found', async ({ page }) => {
  const q = 'status:failed organization:nobody@a.example organization:nobody@b.example'
  await page.goto(`/admin/jobs?tab=all&q=${encodeURIComponent(q)}`)
  await expect(page.getByText(/^Several organizations are searched for by their ids/)).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('it is paused by a reload, goes on from there, and sends nothing twice', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 6)
  const sent = sentOn(page)
  // The third answer does not come before the page is left.
  let requests = 0
  await page.route('**/restart', async (route) => {
    requests += 1
    if (requests !== 3) await route.continue()
  })
  await page.goto(BY_CAUSE)
  await restartOf(page).click()
  const count = await countIn(page)
  await button(page, `Restart ${count} jobs`).click()
  await expect.poll(() => requests).toBe(3)
  await page.reload()
  await expect(place(page)).toContainText(
    'The page was left while it was under way. What has an unknown outcome is not sent again.',
  )
  await expect(place(page)).toContainText(`2 done, 1 unknown, ${count - 3} left`)
  await expectAccessible(page)
  await expectNothingRaw(page)
  expect(sent.size).toBe(3)

  await button(page, 'Go on').click()
  await expect(place(page)).toContainText(`${count - 1} of ${count} jobs were restarted.`, {
    timeout: 30_000,
  })
  await expect(results(page, 'The outcome could not be learned.')).toHaveCount(1)
  expect(sent.size).toBe(count)
  expect(eachOnce(sent)).toBe(true)
})

test('Pause, Go on and Abort', async ({ page, sandbox }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 12)
  const sent = sentOn(page)
  await page.goto(BY_CAUSE)
  await restartOf(page).click()
  const count = await countIn(page)
  const letGo = await holdAfterFirst(page)
  await button(page, `Restart ${count} jobs`).click()
  await button(page, 'Pause').click()
  letGo()
  await expect(place(page).getByRole('heading', { name: 'Paused' })).toBeVisible()
  const before = sent.size
  expect(before).toBeLessThan(count)
  // It is told where the jobs are, and leads back.
  await page.getByRole('link', { name: 'Jobs' }).last().click()
  await page.getByRole('link', { name: `Restart ${count} jobs` }).click()
  expect(sent.size).toBe(before)
  const letGoAgain = await holdAfterFirst(page)
  await button(page, 'Go on').click()
  await expect.poll(() => sent.size).toBeGreaterThan(before)
  await button(page, 'Abort').click()
  letGoAgain()
  await expect(place(page).getByRole('heading', { name: 'Aborted' })).toBeVisible()
  const rest = button(page, /^Restart the remaining \d+$/)
  expect(sent.size).toBeLessThan(count)
  await rest.click()
  await expectAllSent(page, sent, count)
})

test('what fails says why, what has changed is left, and the failed rest is tried again with one press', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/restart$/)
  await page.goto('/admin/jobs')
  const [changed, broken] = await fail(page, sandbox, 4)
  let breaks = true
  await page.route('**/restart', (route) => {
    const url = route.request().url()
    if (url.includes(changed?.job_id ?? '') && breaks)
      return route.fulfill({ status: 409, json: { message: 'it is running again' } })
    if (url.includes(broken?.job_id ?? '') && breaks)
      return route.fulfill({ status: 422, json: { message: 'no room on this cluster' } })
    return route.continue()
  })
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  for (const at of [0, 1, 2, 3]) await rows(page).nth(at).getByRole('checkbox').check()
  await button(page, 'Restart 4').click()
  await button(page, 'Restart 4 jobs').click()
  await expect(place(page)).toContainText('2 of 4 jobs were restarted.')
  await expect(results(page, 'It is running again.')).toContainText('Changed')
  await expect(results(page, 'No room on this cluster.')).toContainText('Failed')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // In the list, too.
  await page.goBack()
  await expect(bar(page)).toContainText('1 selected')
  await page.goForward()
  breaks = false
  await button(page, 'Restart the remaining 1').click()
  await expect(place(page)).toContainText('3 of 4 jobs were restarted.')
})

test('a refusal for too many requests is waited for, and that is said', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/restart$/)
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 2)
  let requests = 0
  await page.route('**/restart', (route) => {
    requests += 1
    return requests > 2
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'retry-after': '2' }, body: '' })
  })
  await page.goto(BY_CAUSE)
  await restartOf(page).click()
  const count = await countIn(page)
  await button(page, `Restart ${count} jobs`).click()
  await expect(place(page)).toContainText(/asks to wait until \d\d:\d\d/)
  await expect(place(page)).toContainText(`All ${count} jobs were restarted.`, { timeout: 30_000 })
})

test('of two tabs one alone carries it out', async ({ page, sandbox, context }) => {
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 8)
  const sent = sentOn(page)
  await page.goto(BY_CAUSE)
  await restartOf(page).click()
  const count = await countIn(page)
  const other = await context.newPage()
  const sentThere = sentOn(other)
  await other.goto(page.url())
  await expect(button(other, `Restart ${count} jobs`)).toBeVisible()
  let release = () => {}
  const released = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/restart', async (route) => {
    await released
    await route.continue()
  })
  await button(page, `Restart ${count} jobs`).click()
  await expect(place(other)).toContainText('Another tab of this browser carries it out.')
  await expect(button(other, 'Pause')).toHaveCount(0)
  release()
  await expect(place(other)).toContainText(`All ${count} jobs were restarted.`, { timeout: 30_000 })
  expect(sent.size).toBe(count)
  expect(eachOnce(sent)).toBe(true)
  expect(sentThere.size).toBe(0)
  await other.close()
})

test('a session that ends pauses it, and the journal goes with the person', async ({
  page,
  sandbox,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/restart$/)
  await page.goto('/admin/jobs')
  await fail(page, sandbox, 12)
  await page.goto(BY_CAUSE)
  await restartOf(page).click()
  const count = await countIn(page)
  const address = page.url()
  const letGo = await holdAfterFirst(page)
  await button(page, `Restart ${count} jobs`).click()
  await expect(place(page)).toContainText('1 done')
  await page.context().clearCookies()
  letGo()
  await expect(page).toHaveURL(/\/login/)
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quarterdeck.kept.')))
  expect(await kept()).toHaveLength(1)
  await signIn(accounts.admin, address)
  await expect(place(page)).toContainText('Your session ended while it was under way.')
  await button(page, 'Go on').click()
  await expect(place(page)).toContainText(`All ${count} jobs were restarted.`, { timeout: 30_000 })

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(accounts.standardAdmin, address)
  await expect(place(page)).toContainText('This device knows nothing of it')
  expect(await kept()).toEqual([])
})

test('jobs that wait are cancelled together', async ({ page }) => {
  await page.goto('/admin/jobs')
  const { runJob } = platform(page)
  for (let made = 0; made < 3; made += 1) await runJob('Verify backup')
  await page.goto('/admin/jobs?tab=all&q=status:waiting')
  const sent = sentOn(page, 'cancel')
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check()
  await button(page, 'Cancel 3').click()
  await expect(place(page)).toContainText('3 cancelled')
  await button(page, 'Cancel 3 jobs').click()
  await expect(place(page)).toContainText('All 3 jobs were cancelled.')
  expect(sent.size).toBe(3)
})
