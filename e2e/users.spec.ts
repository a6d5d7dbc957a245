import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr:not([data-loading])')

test.beforeEach(async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/users')
  await expect(rows(page)).toHaveCount(25)
})

test('users are paged and searched in the address, and a row opens their organizations', async ({
  page,
  consoleErrors,
}) => {
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText(/^26–\d+ of \d+$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^26–\d+ of \d+$/)).toBeVisible()
  await page.goto('/admin/users?page=99')
  await expect(page).not.toHaveURL(/page=99/)
  await expect(rows(page)).not.toHaveCount(0)

  await page.getByRole('searchbox').fill('nobody-has-this-name')
  await expect(page.getByText('No user matches this search')).toBeVisible()
  await expectNothingRaw(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('searchbox').fill(accounts.user.toUpperCase())
  await expect(page).toHaveURL(/search=USER/)
  await expect(rows(page)).toHaveCount(1)

  const dialog = page.getByRole('dialog', { name: accounts.user })
  await rows(page).getByText('Active').click()
  await expect(page).toHaveURL(/dialog=user&id=/)
  await expect(dialog.getByRole('heading', { name: /^Organizations \(\d+\)$/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(dialog.getByText('Registered')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/search=USER/)

  await page.getByRole('link', { name: accounts.user }).press('Enter')
  // An organization may have no namespace yet.
  consoleErrors.expectFailure(/\/v1\/admin\/organizations\/[^/]+\/namespace/)
  await dialog.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/dialog=organization&id=/)
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: accounts.user })).toBeFocused()
})

test('a search that is typed slowly is one step for Back and Forward', async ({ page }) => {
  const field = page.getByRole('searchbox')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/users\?page=2$/)
  await field.pressSequentially('user@exa', { delay: 200 })
  await expect(page).toHaveURL(/users\?search=user%40exa$/)
  await page.goBack()
  await expect(page).toHaveURL(/users\?page=2$/)
  await expect(field).toHaveValue('')
  await page.goForward()
  await expect(field).toHaveValue('user@exa')
  await expect(rows(page).first()).toContainText('user@exa')

  // What is typed later is another step.
  await field.fill('nobody-has-this-name')
  await expect(page.getByText('No user matches this search')).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('user@exa')
})

test('the search also works with a platform that ignores it', async ({ page, sandbox }) => {
  await page.route('**/v1/admin/users?*', async (route) => {
    const url = new URL(route.request().url())
    const answer = await route.fetch({
      url: `${sandbox.url}/v1/admin/users?page=${url.searchParams.get('page')}`,
    })
    await route.fulfill({ response: answer })
  })
  // Somebody of the first page, whoever has signed up in other journeys.
  const email = await rows(page).first().getByRole('link').innerText()
  await page.getByRole('searchbox').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(email)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText('No user on this page matches this search')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
})

test('lists and dialogs that fail say so and recover', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/users/)
  for (const failureKind of ['500', 'null']) {
    await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/users', failureKind })
    await page.reload()
    await expect(page.getByText('Failed to load users. Please try again.')).toBeVisible()
    await expectNothingRaw(page)
  }
  await sandbox.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(rows(page)).toHaveCount(25)

  // However many have signed up in other journeys.
  await page.goto(`/admin/users?search=${encodeURIComponent(accounts.newcomer)}`)
  await expect(rows(page)).toHaveCount(1)
  await sandbox.set({ failureRate: 1, failurePaths: '/organizations', failureKind: '500' })
  await page.getByRole('link', { name: accounts.newcomer }).click()
  const dialog = page.getByRole('dialog', { name: accounts.newcomer })
  await expect(dialog.getByText('Failed to load organizations. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await sandbox.reset()
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByText('This user belongs to no organization')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
