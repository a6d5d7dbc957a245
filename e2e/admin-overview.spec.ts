import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'
import { pressTwice } from './presses'

const FAILED = 'Failed to load dashboard data. Please try again.'

/** The number of a count card. */
const count = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).locator('dd')

test('the dashboard counts from totals, refreshes without losing its content, and leads on', async ({
  page,
  signIn,
  sandbox,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // All but what the watch line asks for, once a minute.
    if (url.pathname.startsWith('/v1/admin/') && url.pathname !== '/v1/admin/overview') asked.push(url)
  })
  await signIn(accounts.admin)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(count(page, 'Organizations')).toHaveText(/^\d+$/)
  await expect(count(page, 'Active plans')).toHaveText(/^\d+ \/ \d+$/)
  await expect(count(page, 'Active clusters')).toHaveText(/^\d+ \/ \d+$/)
  await expect(count(page, 'Active jobs')).toHaveText(/^\d+$/)
  await expect(count(page, 'Total admins')).toHaveText(/^\d+$/)

  // The organizations are counted by reading a page of one row.
  const organizations = asked.filter(({ pathname }) => pathname === '/v1/admin/organizations')
  expect(organizations.map(({ search }) => search)).toEqual(['?page=1&limit=1'])
  const answer = await page.request.get(`${sandbox.url}/v1/admin/organizations?limit=1`)
  const { pagination } = (await answer.json()) as { pagination: { total: number } }
  await expect(count(page, 'Organizations')).toHaveText(String(pagination.total))

  const recent = page.getByRole('region', { name: 'Recent jobs' }).getByRole('listitem')
  await expect(recent).toHaveCount(5)
  const summary = page.getByRole('list', { name: 'Job summary' }).getByRole('listitem')
  await expect(summary.first()).toHaveText(/^Active \d+$/)
  const counted = await page.getByText(/^of the latest \d+ jobs$/).innerText()
  const numbers = (await summary.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]))
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(Number(/\d+/.exec(counted)?.[0]))
  await expectAccessible(page)

  await sandbox.set({ latencyMs: 600 })
  asked.length = 0
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await pressTwice(refresh)
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await expect(recent).toHaveCount(5)
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true')
  expect(asked).toHaveLength(6)
  await sandbox.set({ latencyMs: 0 })

  const main = page.getByRole('main')
  for (const [action, address] of [
    ['Add Cluster', /\/admin\/clusters\?dialog=add-cluster$/],
    ['View Users', /\/admin\/users$/],
    ['Monitor Jobs', /\/admin\/jobs$/],
    ['Manage System', /\/admin\/settings$/],
    ['Add Admin', /\/admin\/admins#add-admin$/],
  ] as const) {
    await main.getByRole('link', { name: action }).click()
    await expect(page).toHaveURL(address)
    if (action === 'Add Admin') break
    await page.goBack()
    await expect(recent).toHaveCount(5)
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
})

test('each number leads to the list that it counts', async ({ page, signIn, sandbox }) => {
  await sandbox.set({ jobsHeld: true })
  await signIn(accounts.admin)
  const main = page.getByRole('main')
  const shown = async (label: string) => {
    await expect(count(page, label)).toHaveText(/^\d/)
    return Number.parseInt(await count(page, label).innerText())
  }
  const follow = async (name: string | RegExp, address: RegExp) => {
    await main.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }

  const enabled = await shown('Active clusters')
  await follow('Active clusters', /\/admin\/clusters\?scheduling=on$/)
  await expect(main.getByRole('article')).toHaveCount(enabled)
  await expect(main.getByRole('button', { pressed: true })).toHaveText(`${enabled}Scheduling on`)
  await page.goBack()

  const active = await shown('Active plans')
  await follow('Active plans', /\/admin\/plans\?show=active$/)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(active)
  await expect(main.getByText('Deprecated', { exact: true })).toHaveCount(1) // the filter alone
  await main.getByRole('button', { name: /Total/ }).click()
  await expect(page).toHaveURL(/\/admin\/plans$/)
  await page.goBack()
  await page.goBack()

  const concerns = main.getByRole('list', { name: 'Needs attention' })
  const unhealthy = concerns.getByRole('listitem').filter({ hasText: 'Unhealthy clusters' })
  const sick = Number(/\d+$/.exec((await unhealthy.textContent()) ?? '')?.[0])
  await follow('Unhealthy clusters', /\/admin\/clusters\?health=unhealthy$/)
  await expect(main.getByRole('article')).toHaveCount(sick)
  await page.goBack()

  for (const [name, address] of [
    ['Organizations', /\/admin\/organizations$/],
    ['Total admins', /\/admin\/admins$/],
    ['Active jobs', /\/admin\/jobs\?tab=all&q=status%3Arunning\+.*\+since%3A/],
    ['Failed jobs', /\/admin\/jobs\?tab=all&q=status%3Afailed\+since%3A/],
  ] as const) {
    await follow(name, address)
    await page.goBack()
  }

  const summary = main.getByRole('list', { name: 'Job summary' })
  for (const group of ['Active', 'Completed', 'Failed', 'Other']) {
    const part = summary.getByRole('link', { name: new RegExp(`^${group} \\d+$`) })
    const number = /\d+/.exec(await part.innerText())?.[0]
    await part.click()
    await expect(main.getByText(new RegExp(`^${number} jobs?$`))).toBeVisible()
    await page.goBack()
  }

  await page.getByRole('region', { name: 'Recent jobs' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/dialog=workflow|\/admin\/jobs\?tab=/)
})

test('failures are told once, the other parts show, and Try Again recovers', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  await signIn(accounts.admin)
  await expect(count(page, 'Organizations')).toHaveText(/^\d+$/)
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/cluster', failureKind: '500' })
  await page.reload()
  await expect(page.getByText(FAILED)).toHaveCount(1)
  await expect(count(page, 'Active clusters')).toHaveText('N/A')
  await expect(count(page, 'Organizations')).toHaveText(/^\d+$/)
  await expect(page.getByText('Jobs are not available right now').first()).toBeVisible()
  await expectNothingRaw(page)

  for (const failureKind of ['wrong-shape', 'reset']) {
    await sandbox.set({ failureRate: 1, failurePaths: '/v1/', failureKind })
    await page.reload()
    await expect(page.getByText(FAILED)).toHaveCount(1)
    await expect(count(page, 'Total admins')).toHaveText('N/A')
    await expectNothingRaw(page)
  }
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await sandbox.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(FAILED)).toHaveCount(0)
  await expect(count(page, 'Total admins')).toHaveText(/^\d+$/)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // After a failed refresh the last numbers stay, with a message.
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/', failureKind: '500' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(FAILED)).toHaveCount(1)
  await expect(count(page, 'Total admins')).toHaveText(/^\d+$/)
})
