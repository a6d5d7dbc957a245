import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'

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
    if (request.url().includes('/v1/admin/')) asked.push(new URL(request.url()))
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
  await expect(page.getByText('of the latest 100 jobs')).toBeVisible()
  const numbers = (await summary.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]))
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(100)
  await expectAccessible(page)

  await sandbox.set({ latencyMs: 600 })
  asked.length = 0
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.dblclick()
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
