import type { Locator, Page, Route } from '@playwright/test'
import { codeAtWork } from './code'
import { accounts, expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { step } from './jobs'
import { overlay } from './paymentOverlay'
import { register, someone } from './people'
import { pressTwice } from './presses'

// Not by role: behind an open dialog the list is hidden from assistive technology.
const rows = (page: Page) => page.locator('table[aria-label="Organizations"] tbody tr:not([data-loading])')
const part = (page: Page, name: string) => page.getByRole('dialog').getByRole('region', { name, exact: true })
// What is read every 5 seconds.
const POLLED = { timeout: 15_000 }
const serverError = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { message: 'Database is down' } } })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/organizations')
  await expect(rows(page)).toHaveCount(25)
})

/** The rows of organizations that have a namespace: some have none, such as those that other journeys have just added. */
const placed = (page: Page) => rows(page).filter({ has: page.locator('code') })

async function openOrganization(page: Page, row: Locator): Promise<{ email: string; dialog: Locator }> {
  const email = (await row.getByRole('link').innerText()).trim()
  await row.click()
  const dialog = page.getByRole('dialog', { name: email })
  await expect(dialog).toBeVisible()
  return { email, dialog }
}

test('the details open by pointer and keyboard, and live in the address', async ({ page }) => {
  const { email, dialog } = await openOrganization(page, placed(page).nth(4))
  await expect(page).toHaveURL(/\?dialog=organization&id=[0-9a-f-]{36}$/)
  const address = page.url()
  await expect(placed(page).nth(4)).toHaveAttribute('aria-current', 'true')
  await expect(part(page, 'Information')).toContainText(email)
  await expect(part(page, 'Resource utilization').getByText(/ \/ /)).toHaveCount(4)
  await expect(part(page, 'Namespace and cluster').locator('code')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Run Job / })).toHaveCount(5)
  await expect(dialog.getByText(/^Loading /)).toHaveCount(0)
  await expectNothingRaw(page)
  await expectAccessible(page)

  await page.reload()
  await expect(dialog).toBeVisible()
  await expect(part(page, 'Information')).toContainText(email)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/organizations$/)
  await expect(dialog).toBeHidden()

  await placed(page).nth(4).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/organizations$/)
  await expect(placed(page).nth(4).getByRole('link')).toBeFocused()

  // A pasted link has no history entry below it: closing the dialog leaves the list.
  await page.goto(address)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/admin\/organizations$/)

  // Page and search stay while a dialog opens over them.
  await page.getByRole('searchbox').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await openOrganization(page, rows(page).first())
  await expect(page).toHaveURL(/search=.+dialog=organization/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue(email)
})

test('links to the parts of the details stay; on a phone each part unfolds', async ({ page }) => {
  const { dialog } = await openOrganization(page, placed(page).nth(4))
  await expect(dialog.getByText(/^Loading /)).toHaveCount(0)
  const links = dialog.getByRole('navigation', { name: 'Parts of this dialog' })
  await expect(links.getByRole('button')).toHaveText(['Usage', 'Facts', 'Jobs', 'Workflows'])
  await expect(part(page, 'Resource utilization')).toBeInViewport()
  await links.getByRole('button', { name: 'Workflows' }).click()
  await expect(part(page, 'Workflows').getByRole('heading')).toBeInViewport()
  await expect(part(page, 'Resource utilization')).not.toBeInViewport()
  await expect(links.getByRole('button', { name: 'Workflows' })).toHaveAttribute('aria-current', 'true')
  await expect(links.getByRole('button', { name: 'Usage' })).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(links).toBeHidden()
  await expect(part(page, 'Resource utilization')).toBeVisible()
  await expect(part(page, 'Information')).toBeHidden()
  const facts = dialog.getByRole('button', { name: 'Facts' })
  await expect(facts).toHaveAttribute('aria-expanded', 'false')
  await facts.click()
  await expect(part(page, 'Information')).toBeVisible()
  await expectAccessible(page)
  await facts.click()
  await expect(part(page, 'Information')).toBeHidden()
})

const parts: [string, string, string][] = [
  ['Information', '**/details', 'Failed to load organization details'],
  ['Resource utilization', '**/organizations/*/resource-utilization', 'Failed to load resource utilization'],
  ['Namespace and cluster', '**/organizations/*/namespace', 'Failed to load namespace'],
  ['Dashboards', '**/organizations/*/dashboards', 'Failed to load dashboards'],
  ['Custom jobs', '**/custom-job-templates*', 'Failed to load custom jobs'],
  ['Custom workflows', '**/custom-workflows*', 'Failed to load custom workflows'],
  ['Workflows', '**/v1/admin/workflows*', 'Failed to load workflows'],
  ['Background jobs', '**/v1/admin/jobs*', 'Failed to load background jobs'],
]

test('each part of the dialog fails and is retried on its own', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  const { email } = await openOrganization(page, placed(page).nth(4))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Loading /)).toHaveCount(0)

  for (const [, path] of parts) await page.route(path, serverError)
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/custom-workflows'))))
  await page.reload()
  await expect(dialog.getByRole('alert')).toHaveCount(parts.length)
  await expect(dialog.getByText(/^Loading /)).toHaveCount(0)
  // What can be run is read by the dialog, and not ahead of the next one. Nothing is read but what is tried again.
  await page.waitForTimeout(2500)
  expect(asked).toBe(1)
  await expectAccessible(page)
  await expectNothingRaw(page)
  for (const [position, [name, path, message]] of parts.entries()) {
    await expect(part(page, name).getByRole('alert')).toContainText(message)
    await expect(part(page, name).getByRole('alert')).toContainText('Database is down')
    await page.unroute(path)
    // The button may have come to where the one before was pressed.
    await page.mouse.move(0, 0)
    await dialog.getByRole('button', { name: `Try Again: ${name}` }).click()
    await expect(part(page, name).getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('alert')).toHaveCount(parts.length - position - 1)
  }
  await expect(part(page, 'Information')).toContainText(email)
  await expect(part(page, 'Dashboards').getByText(/^Loading /)).toHaveCount(0)

  await page.route('**/details', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(part(page, 'Information')).toContainText('Unknown error occurred')
  await page.unroute('**/details')
  await page.goto('/admin/organizations?dialog=organization&id=00000000-0000-4000-8000-00000000dead')
  await expect(dialog).toContainText('Organization Not Found')
})

test('a custom job runs once for a double press, and says how it went', async ({ page, consoleErrors }) => {
  const { dialog } = await openOrganization(page, placed(page).nth(5))
  const jobs = part(page, 'Custom jobs')
  await expect(jobs.getByRole('listitem').filter({ hasText: 'Not enabled' })).toHaveCount(1)
  await expect(jobs.getByRole('button', { name: 'Run Job Restore backup' })).toBeDisabled()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/custom-jobs')) sent.push(request.url())
  })
  await pressTwice(jobs.getByRole('button', { name: 'Run Job Rebuild search index' }))
  await expect(jobs.getByRole('button', { name: 'Started Rebuild search index' })).toBeVisible()
  // The list of jobs is read again by itself; 3 seconds later the button is idle again (§4.9).
  const newest = part(page, 'Background jobs').getByRole('listitem').first()
  await expect(newest).toContainText('rebuild_index')
  await expect(newest).toContainText('Pending')
  await expect(jobs.getByRole('button', { name: 'Run Job Rebuild search index' })).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(newest).toContainText(/Running|Completed/, { timeout: 15_000 })

  consoleErrors.expectFailure(/custom-jobs$/)
  await page.route('**/custom-jobs', serverError)
  await jobs.getByRole('button', { name: 'Run Job Restart backend' }).click()
  await expect(jobs).toContainText('Restart backend failed Database is down')
  await expect(jobs.getByRole('button', { name: 'Failed Restart backend' })).toBeVisible()
  await expectAccessible(page)
  // §4.9: the button is idle again after 5 seconds; the message stays.
  await expect(jobs.getByRole('button', { name: 'Run Job Restart backend' })).toBeVisible({ timeout: 7000 })
  await expect(jobs).toContainText('Restart backend failed')

  await page.unroute('**/custom-jobs')
  await page.route('**/custom-jobs', (route) => route.abort('connectionreset'))
  await jobs.getByRole('button', { name: 'Run Job Restart backend' }).click()
  await expect(jobs).toContainText('The outcome is unknown.')
  await expect(jobs).not.toContainText('Restart backend failed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // §8.10: without a namespace nothing is sent.
  await page.unroute('**/custom-jobs')
  consoleErrors.expectFailure(/\/namespace$/) // a 404 says that there is none yet
  const before = sent.length
  await openOrganization(page, rows(page).filter({ hasText: 'Not assigned' }).last())
  await expect(part(page, 'Namespace and cluster')).toContainText('Not assigned')
  await jobs.getByRole('button', { name: 'Run Job Restart backend' }).click()
  await expect(jobs).toContainText('Unable to trigger job')
  expect(sent).toHaveLength(before)
})

test('whoever watches an organization being set up sees its namespace and dashboard come', async ({
  page,
  sandbox,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/namespace$/) // a 404 says that there is none yet
  await sandbox.set({ jobsHeld: true })
  const email = someone()
  await page.context().clearCookies()
  await register(page, email)
  await page.getByRole('button', { name: 'Select Plus' }).click()
  await overlay(page).getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/user$/)

  await page.context().clearCookies()
  await signIn(accounts.admin, `/admin/organizations?search=${encodeURIComponent(email)}`)
  await openOrganization(page, rows(page).first())
  await expect(part(page, 'Namespace and cluster')).toContainText('Not assigned')
  await expect(part(page, 'Dashboards')).toContainText('No dashboards available')
  for (let half = 0; half < 4; half += 1) await step(sandbox)
  await expect(part(page, 'Dashboards').getByRole('link', { name: /Production studio/ })).toBeVisible(POLLED)
  await expect(part(page, 'Namespace and cluster').locator('code')).toBeVisible()
  await part(page, 'Custom jobs').getByRole('button', { name: 'Run Job Restart backend' }).click()
  await expect(
    part(page, 'Custom jobs').getByRole('button', { name: 'Started Restart backend' }),
  ).toBeVisible()
})

test('a custom workflow runs, fails in words, and shows its steps', async ({ page, consoleErrors }) => {
  const { email, dialog } = await openOrganization(page, placed(page).nth(6))
  const workflows = part(page, 'Custom workflows')
  await expect(workflows.getByRole('button', { name: 'Run Workflow Move to another cluster' })).toBeDisabled()

  // What refuses a second press that would reach something else comes soon after the page.
  await codeAtWork(page, 'a, button, input, select, textarea, label, summary, [role], tr, li')
  await pressTwice(workflows.getByRole('button', { name: 'Run Workflow Restore from backup' }))
  const restore = page.getByRole('dialog', { name: 'Run Restore from backup?' })
  await expect(restore).toContainText(`The data of ${email} are overwritten by earlier ones.`)
  await expectAccessible(page)
  await restore.getByRole('button', { name: 'Run Workflow' }).click()
  await expect(restore).toContainText('Backup is required')
  const told = page.waitForRequest('**/execute')
  await restore.getByLabel('Backup').fill('nightly-2026-11-19')
  await restore.getByRole('button', { name: 'Run Workflow' }).click()
  expect((await told).postDataJSON()).toMatchObject({ parameters: { backup: 'nightly-2026-11-19' } })
  await expect(page.getByText('Restore from backup started').first()).toBeVisible()
  await expect(
    page.getByText(`Workflow has been successfully executed for organization ${email}`),
  ).toBeVisible()
  await expect(
    part(page, 'Workflows').getByRole('link', { name: 'Restore from backup' }).first(),
  ).toBeVisible()
  await expect(part(page, 'Background jobs').getByText('freeze_writes').first()).toBeVisible()

  consoleErrors.expectFailure(/\/custom-workflows\//)
  await page.route('**/execute', serverError)
  await workflows.getByRole('button', { name: 'Run Workflow Move namespace' }).click()
  const move = page.getByRole('dialog', { name: 'Run Move namespace?' })
  await expect(move).toContainText(`${email} is moved`)
  await move.getByRole('button', { name: 'Run Workflow' }).click()
  await expect(workflows).toContainText('Move namespace failed')
  await expect(workflows).toContainText('Failed to execute workflow: Database is down')

  await page.route('**/custom-workflows/*', serverError)
  await workflows.getByRole('listitem').filter({ hasText: 'Puts the latest verified backup' }).click()
  await expect(page).toHaveURL(/dialog=custom-workflow&id=/)
  const steps = page.getByRole('dialog')
  await expect(steps).toContainText('Failed to load workflow details')
  await expect(steps).toContainText('Could not fetch workflow steps. Please try again.')
  await expectAccessible(page)
  await page.unroute('**/custom-workflows/*')
  await steps.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('dialog', { name: 'Restore from backup' }).getByRole('listitem')).toHaveCount(4)
  await expect(steps).toContainText('Template')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Restore from backup' }).getByRole('listitem')).toHaveCount(4)
  await page.goBack()
  await expect(dialog).toBeVisible()

  await part(page, 'Workflows').getByRole('link', { name: 'Restore from backup' }).first().click()
  await expect(page).toHaveURL(/dialog=workflow&id=[0-9a-f-]{36}&source=organization$/)
})

test('Manage Plan saves what changed, once, and shows it everywhere', async ({ page }) => {
  const { email } = await openOrganization(page, placed(page).nth(7))
  const held = await part(page, 'Information').getByText('Plan', { exact: true }).locator('+ dd').innerText()
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  await expect(page).toHaveURL(/dialog=manage-plan/)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  const plan = dialog.getByRole('combobox', { name: 'Plan' })
  const agents = dialog.getByRole('textbox', { name: 'Additional agents' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await expect(plan).toBeFocused()
  const options = await plan.getByRole('option').allInnerTexts()
  expect(options[0]).toBe('No Plan')
  expect(options.filter((option) => option.endsWith('(Default)'))).toEqual(['Starter (Default)'])
  expect(options.filter((option) => option.includes('2024') && !option.startsWith(held))).toEqual([])
  await expect(save).toBeDisabled()
  await expectAccessible(page)
  await expectNothingRaw(page)

  const sent: { url: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push({ url: request.url(), body: request.postDataJSON() })
  })
  const allowed = await agents.inputValue()
  await agents.fill('')
  await agents.press('Tab')
  await expect(agents).toHaveValue('0')
  await agents.fill(String(Number(allowed) + 3))
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Discard your changes?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(agents).toHaveValue(String(Number(allowed) + 3))
  await pressTwice(save)
  await expect(dialog).toBeHidden()
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['allowances'])
  expect(sent[0]?.body).toMatchObject({ additional_agents: Number(allowed) + 3 })
  await expect(page.getByText('Changes saved').first()).toBeVisible()
  const details = page.getByRole('dialog', { name: email })
  await expect(details).toBeVisible()
  const shown = part(page, 'Additional allowances').getByText('Agents', { exact: true }).locator('+ dd')
  await expect(shown).toHaveText(String(Number(allowed) + 3))

  const other = held === 'Team' ? 'Partner' : 'Team'
  await details.getByRole('button', { name: 'Manage Plan' }).click()
  await plan.selectOption({ label: other })
  await plan.press('Enter')
  await agents.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['allowances', 'plan'])
  await expect(part(page, 'Information')).toContainText(other)
  await page.keyboard.press('Escape')
  await expect(placed(page).nth(7)).toContainText(other)
})

test('Manage Plan fails in words and keeps what was typed', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  await openOrganization(page, placed(page).nth(8))
  await page.route('**/v1/admin/plans*', serverError)
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  await expect(dialog.getByRole('alert')).toContainText('Failed to load organization details and plans')
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await page.unroute('**/v1/admin/plans*')
  await dialog.getByRole('button', { name: 'Try Again' }).click()

  const plan = dialog.getByRole('combobox', { name: 'Plan' })
  const tools = dialog.getByRole('textbox', { name: 'Additional tools' })
  const held = await plan.locator('option:checked').innerText()
  const other = held === 'Education' ? 'Partner' : 'Education'
  const allowed = await tools.inputValue()
  const more = String(Number(allowed) + 4)
  await plan.selectOption({ label: other })
  await tools.fill(more)

  await page.route('**/organizations/*/plan', serverError)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to save changes. Please try again.')
  await expect(dialog.getByRole('alert')).toContainText('Database is down')
  await expect(plan.locator('option:checked')).toHaveText(other)
  await expect(tools).toHaveValue(more)
  await expectAccessible(page)

  // The plan is saved and the allowances are not: the message says so, and Save Changes then sends only the allowances.
  await page.unroute('**/organizations/*/plan')
  await page.route('**/organizations/*/allowances', serverError)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'The plan was saved, but not the additional allowances: Database is down',
  )
  await expect(tools).toHaveValue(more)
  await expect(dialog).not.toContainText('Price per month')
  // The plan that was held before is a change now.
  await tools.fill(allowed)
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await plan.selectOption({ label: held })
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
  await plan.selectOption({ label: other })
  await tools.fill(more)
  await page.unroute('**/organizations/*/allowances')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url().split('/').at(-1) ?? '')
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual(['allowances'])
  await expect(part(page, 'Information')).toContainText(other)

  // Closing with unsaved changes asks first.
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  await plan.selectOption({ label: 'No Plan' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(part(page, 'Information')).toContainText(other)
})

test('nothing moves when the parts of the dialog arrive, and a phone shows all of it', async ({
  page,
  signIn,
  sandbox,
}) => {
  // How many jobs and workflows there are decides how far the last parts reach down.
  await sandbox.startOver()
  await signIn(accounts.admin, '/admin/organizations')
  const { email } = await openOrganization(page, placed(page).nth(9))
  const address = page.url()
  // Browsers do not count layout shifts soon after a press, so answers come later than that, each at another moment.
  let late = 600
  await page.route('**/v1/admin/**', async (route) => {
    if (route.request().url().includes('/organizations?')) return route.continue()
    const delay = (late += 120)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = { score: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.score += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [390, 844],
  ] as const) {
    late = 600
    await page.setViewportSize({ width, height })
    await page.goto(address)
    const dialog = page.getByRole('dialog', { name: email })
    await expect(dialog.getByRole('button', { name: 'Manage Plan' })).toBeVisible()
    await expect(dialog.getByText(/^Loading /)).toHaveCount(0)
    if (width === 390)
      for (const name of ['Facts', 'Jobs', 'Workflows'])
        await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Run Job Restart backend' })).toBeVisible()
    const score = await page.evaluate(() => (window as unknown as { shifts: { score: number } }).shifts.score)
    console.log(`Organization dialog at ${width}×${height}: cumulative layout shift ${score.toFixed(4)}`)
    expect(score).toBeLessThan(0.02)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('Manage Plan shows what somebody else changed, and sends only what is chosen', async ({ page }) => {
  await openOrganization(page, placed(page).nth(6))
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  const field = (name: string) => dialog.getByRole('textbox', { name: `Additional ${name}` })
  const values = {
    additional_tools: Number(await field('tools').inputValue()),
    additional_agents: Number(await field('agents').inputValue()),
    additional_group_graphs: Number(await field('group graphs').inputValue()),
    additional_groups: Number(await field('groups').inputValue()),
  }
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await field('agents').fill('71')
  const path = `/v1/admin/organizations/${id}/allowances`
  const theirs = { ...values, additional_agents: 72, additional_tools: 73 }
  expect((await page.request.put(path, { ...fromConsole, data: theirs })).ok()).toBe(true)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(
    dialog.getByRole('group', { name: 'Tools' }).getByRole('radio', { name: 'Theirs 73' }),
  ).toBeChecked()
  await dialog.getByRole('group', { name: 'Agents' }).getByRole('radio', { name: 'Yours 71' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([{ ...values, additional_agents: 71, additional_tools: 73 }])
  await page.request.put(path, { ...fromConsole, data: values })
})

test('Manage Plan puts nobody on a plan that somebody else deprecated, and leads to the choice of another', async ({
  page,
}) => {
  const data = {
    name: `Journey ${Date.now()}`,
    description: '',
    max_tools: 4,
    max_agents: 3,
    max_group_graphs: 2,
    max_groups: 1,
    price_in_cents: 1000,
  }
  const made = (await (await page.request.post('/v1/admin/plans', { ...fromConsole, data })).json()) as {
    id: string
  }
  await openOrganization(page, placed(page).nth(4))
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  const plan = dialog.getByRole('combobox', { name: 'Plan' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await plan.selectOption({ label: data.name })
  await page.request.post(`/v1/admin/plans/${made.id}/deprecate`, fromConsole)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  await save.click()
  await expect(plan).toBeFocused()
  await expect(plan).toHaveAccessibleDescription('This plan is no longer offered. Choose another one.')
  await expect(dialog.getByRole('alert')).toContainText('Failed to save changes.')
  await expect(plan.locator('option:checked')).toHaveText('No longer offered')
  await expectAccessible(page)

  // Another change does not carry the plan along, and the press is not lost without a word.
  await dialog.getByRole('textbox', { name: 'Additional tools' }).fill('77')
  await save.click()
  await expect(plan).toBeFocused()
  expect(sent).toEqual([])
  await page.request.delete(`/v1/admin/plans/${made.id}`, fromConsole)
})

test('Manage Plan says what a smaller plan costs and what would no longer fit', async ({ page }) => {
  const onTeam = placed(page)
    .filter({ has: page.getByText('Team', { exact: true }) })
    .first()
  await page.route('**/admin/organizations/*/resource-utilization', async (route) => {
    const answer = await route.fetch()
    const usage = (await answer.json()) as { agents: { current: number } }
    await route.fulfill({ response: answer, json: { ...usage, agents: { ...usage.agents, current: 2001 } } })
  })
  await openOrganization(page, onTeam)
  await page.getByRole('button', { name: 'Manage Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  const additional = Number(await dialog.getByRole('textbox', { name: 'Additional agents' }).inputValue())
  await expect(dialog.getByText('Price per month')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Starter (Default)' })
  const changes = dialog.getByLabel('What changes')
  await expect(changes).toContainText(/Price per month\s*\$79\.00 becomes\s*\$0\.00/)
  const limit = 2 + additional
  await expect(dialog.getByRole('listitem')).toContainText([
    `Agents: 2,001 used, new limit ${limit}, over by ${(2001 - limit).toLocaleString('en-US')}`,
  ])
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Team' })
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
})
