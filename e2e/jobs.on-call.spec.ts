import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNothingRaw, test, type Sandbox } from './fixtures'
import { goOnCall, platform, step } from './jobs'

test.beforeEach(goOnCall)

/** Opens the dialog of a workflow of five steps, of which three are completed and the fourth has failed. */
async function openFailedWorkflow(page: Page, sandbox: Sandbox): Promise<Locator> {
  await page.goto('/admin/jobs')
  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  for (let half = 0; half < 8; half += 1) await step(sandbox)
  await page.goto(`/admin/jobs?dialog=workflow&id=${workflow_id}&source=organization`)
  return page.getByRole('dialog')
}

test('the tries before a restart stay known, and the times of a step begin anew', async ({
  page,
  sandbox,
}) => {
  const dialog = await openFailedWorkflow(page, sandbox)
  const failed = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li').nth(3)
  await expect(failed).toContainText(/Started just nowEnded just nowTook (less than )?\d+ s/)
  await expect(failed.getByRole('list', { name: /^Earlier attempts/ })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Restart from last success' }).click()
  await expect(failed).toContainText('Attempt 2Not started')
  const attempts = failed.getByRole('list', { name: 'Earlier attempts of verify_backup' })
  await expect(attempts).toContainText(
    /^Attempt 1 · failed after (less than )?\d+ s · backup verification failed/,
  )
  await attempts.getByText(/^Attempt 1/).click()
  await expect(attempts.getByRole('button', { name: 'Copy error' })).toBeVisible()
  await expectAccessible(page)
  await expectNothingRaw(page)

  await step(sandbox)
  await expect(failed).toContainText(/Attempt 2Started just nowRunning for \d+ s/)
  await expect(attempts.getByRole('listitem')).toHaveCount(1)
})

test('of a platform that tells no times, those of a step are bounded or not said', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ 'has jobs.attempts': false })
  const dialog = await openFailedWorkflow(page, sandbox)
  const steps = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li')
  await expect(steps.nth(3)).toContainText('Failed')
  // Between the end of the step before and its own last change.
  await expect(steps.nth(3)).toContainText(/Took ≤ \d+ (s|min)/)
  await expect(steps.nth(4)).not.toContainText('Took')
  await dialog.getByRole('button', { name: 'Restart from last success' }).click()
  await expect(steps.nth(3)).not.toContainText('Failed')
  await expect(steps.nth(3)).not.toContainText(/Took|Attempt/)
  await expectAccessible(page)
})

test('a restart from the beginning says which completed steps it overwrites, and can be left', async ({
  page,
  sandbox,
}) => {
  const dialog = await openFailedWorkflow(page, sandbox)
  const first = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li').first()
  let restarts = 0
  page.on('request', (request) => (restarts += request.url().includes('/restart') ? 1 : 0))
  const ask = dialog.getByRole('button', { name: 'Restart from beginning' })
  await ask.click()
  const question = page.getByRole('alertdialog', { name: 'Restart from beginning?' })
  await expect(question).toContainText('All 5 steps run again. What these 3 completed is overwritten')
  await expect(question.getByRole('listitem')).toHaveText(['freeze_writes', 'copy_database', 'switch_dns'])
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep what is done' }).click()
  await expect(first).toContainText('Completed')
  expect(restarts).toBe(0)
  await ask.click()
  await question.getByRole('button', { name: 'Restart from beginning' }).click()
  await expect(first).toContainText('Pending')
  expect(restarts).toBe(1)
})

test('what each restart does, and how long steps usually take, is said before it is pressed', async ({
  page,
  sandbox,
}) => {
  const { runWorkflow } = platform(page)
  await page.goto('/admin/jobs')
  // So that there is something usual to compare with.
  for (let runs = 0; runs < 3; runs += 1) await runWorkflow('Move namespace')
  const dialog = await openFailedWorkflow(page, sandbox)
  await expect(
    dialog.getByText(/^keeps freeze_writes, copy_database and switch_dns, runs verify_backup and /),
  ).toBeVisible()
  await expect(dialog.getByText(/^runs all 5 steps again/)).toBeVisible()
  // Lists that were read tell what is usual: in the one list of all jobs there are enough.
  await page.goto(`${page.url()}&tab=all`)
  const first = dialog.getByRole('list', { name: 'Steps' }).locator(':scope > li').first()
  await expect(first).toContainText(/Took .*Usually \d+ s/)
  await expectAccessible(page)
  for (let half = 0; half < 20; half += 1) await step(sandbox)
})

test('the lists of an organization’s dialog hold their rows, and tell how each workflow stands', async ({
  page,
}) => {
  await page.goto('/admin/jobs')
  const { runWorkflow, organizationId } = platform(page)
  await runWorkflow('Move namespace')
  await page.goto(`/admin/organizations?dialog=organization&id=${await organizationId()}`)
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('region', { name: 'Workflows', exact: true })
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText('Move namespace')
  await expect(first).toContainText('Running')
  await first.hover()
  const count = await list.getByRole('listitem').count()
  await dialog.getByRole('button', { name: 'Run Workflow Upgrade studio' }).focus()
  await first.hover()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: '1 new · Show' })).toBeVisible()
  await expect(first).toContainText('Move namespace')
  await list.getByRole('button', { name: '1 new · Show' }).click()
  await expect(first).toContainText('Upgrade studio')
  expect(await list.getByRole('listitem').count()).toBe(Math.min(10, count + 1))
  // From its beginning, where no control is half below the links to its parts, which axe takes for a small one.
  await dialog.getByRole('region', { name: 'Resource utilization' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
})

test('organizations, clusters and workflows lead to each other, by their names', async ({ page }) => {
  await page.goto('/admin/jobs?tab=cluster')
  const rows = page.getByRole('table', { name: 'Recent Jobs' }).locator('tbody tr')
  const cluster = rows.locator('td:nth-child(2)').getByRole('link').first()
  await expect(cluster).toHaveText(/^[a-z]{3}-\d$/)
  const name = await cluster.textContent()
  await cluster.click()
  await expect(page.getByRole('dialog', { name: `Namespaces on ${name}` })).toBeVisible()

  const { workflow_id } = await platform(page).runWorkflow('Move namespace')
  await page.goto('/admin/jobs')
  await page.getByRole('link', { name: 'Move namespace' }).first().click()
  await expect(page).toHaveURL(new RegExp(workflow_id))
  const workflow = page.getByRole('dialog', { name: 'Move namespace' })
  await expect(workflow.getByText('five waiting')).toBeVisible()
  await workflow.getByRole('link', { name: /@/ }).click()
  const organization = page.getByRole('dialog').filter({ hasText: 'Organization details' })
  await organization.getByRole('region', { name: 'Namespace and cluster' }).getByRole('link').click()
  await expect(page.getByRole('dialog', { name: /^Namespaces on / })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await workflow.getByRole('link', { name: /^[a-z]{3}-\d$/ }).click()
  await expect(page.getByRole('dialog', { name: /^Namespaces on / })).toBeVisible()
})

test('a workflow that is in no list of workflows tells by its jobs what it runs on, and leads there', async ({
  page,
}) => {
  await page.goto('/admin/jobs?tab=all&q=status:failed')
  const row = page
    .getByRole('table', { name: 'All jobs' })
    .locator('tbody tr')
    .filter({ has: page.getByRole('link', { name: 'Provision organization' }) })
    .first()
  const targets = row.locator('td').nth(1).getByRole('link')
  await expect(targets).toHaveCount(2)
  const names = await targets.allTextContents()
  await row.getByRole('link', { name: 'Provision organization' }).click()
  const workflow = page.getByRole('dialog', { name: 'Provision organization' })
  for (const name of names)
    await expect(workflow.getByRole('link', { name, exact: true }), name).toBeVisible()
  await expect(workflow.getByText('N/A')).toHaveCount(0)
  await workflow.getByRole('link', { name: names[1], exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Namespaces on ${names[1]}` })).toBeVisible()
})

test('the keyboard reaches the full time of a row', async ({ page }) => {
  await page.goto('/admin/jobs')
  const row = page.getByRole('table', { name: 'Recent Jobs' }).locator('tbody tr').first()
  const time = row.locator('time')
  const reach = async () => {
    await row.getByRole('button', { name: 'Copy job ID' }).focus()
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      if (await time.evaluate((element) => element === document.activeElement)) break
    }
    await expect(time).toBeFocused()
    await expect(page.getByRole('tooltip')).toContainText('UTC', { timeout: 1000 })
  }
  // What shows full times comes a moment after the screen.
  await expect(reach).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})
