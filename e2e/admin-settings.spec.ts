import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { pressTwice } from './presses'

const toggle = (page: Page) => page.getByRole('switch', { name: 'Allow new users to register' })
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

async function disable(page: Page) {
  await toggle(page).click()
  const question = page.getByRole('alertdialog', { name: 'Disable user registration?' })
  await question.getByRole('button', { name: 'Disable registration' }).click()
  await expect(question).toHaveCount(0)
}

test('registration is disabled after a question and enabled at once, for everybody', async ({
  page,
  signIn,
  browser,
  sandbox,
}) => {
  await signIn(accounts.admin, '/admin/settings')
  await expect(toggle(page)).toBeChecked()
  await expect(page.getByText('maintenance_mode')).toBeVisible()
  await expect(page.getByText('Only system administrators can view and modify system settings')).toBeVisible()
  await expectAccessible(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || pathname === '/sessions/whoami') calls.push(pathname)
  })

  await toggle(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(toggle(page)).toBeChecked()
  expect(calls).toEqual([])

  const put = '/v1/admin/system/settings/signup'
  const visitor = await browser.newPage({ baseURL: sandbox.url })
  try {
    await disable(page)
    await expect(toast(page, 'Settings Updated')).toContainText('User registration has been disabled')
    await expect(toggle(page)).not.toBeChecked()
    await expect.poll(() => calls).toEqual([put, '/sync', '/sessions/whoami'])
    await visitor.goto('/register')
    await expect(visitor).toHaveURL(/\/login\?signup=disabled$/)
    await expect(visitor.getByText('Registration is currently disabled')).toBeVisible()
    await page.reload()
    await expect(toggle(page)).not.toBeChecked()

    calls.length = 0
    await pressTwice(toggle(page))
    await expect(toast(page, 'Settings Updated')).toContainText('User registration has been enabled')
    await expect(toggle(page)).toBeChecked()
    await expect.poll(() => calls).toEqual([put, '/sync', '/sessions/whoami'])
    await visitor.goto('/login')
    await expect(visitor.getByRole('link', { name: 'Sign up' })).toBeVisible()
  } finally {
    // Other journeys register.
    await page.request.put(put, { ...fromConsole, data: { enabled: true } })
    await visitor.close()
  }
})

test('a refused change moves the switch back, and each part that fails says so', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/system|\/new\/signup/)
  await signIn(accounts.admin, '/admin/settings')
  await sandbox.set({ failureRate: 1, failurePaths: '/settings/signup', failureKind: '500', latencyMs: 300 })
  await disable(page)
  await expect(toggle(page)).not.toBeChecked()
  await expect(toast(page, 'Failed to update settings')).toContainText('The sandbox was told to fail')
  await expect(toggle(page)).toBeChecked()

  await page.route('**/v1/admin/system/settings', (route) =>
    route.fulfill({ status: 403, json: { error: { message: 'Only administrators may do this' } } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(
    'Only system administrators can view and modify system settingsOnly administrators may do thisTry Again',
  )
  await expect(toggle(page)).toBeDisabled()
  await page.unroute('**/v1/admin/system/settings')

  for (const failureKind of ['500', 'html']) {
    await sandbox.set({ failureRate: 1, failurePaths: '', failureKind, latencyMs: 0 })
    await page.reload()
    await expect(page.getByText('Failed to load signup status')).toBeVisible()
    await expect(page.getByText('Failed to load current settings')).toBeVisible()
    await expectNothingRaw(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await sandbox.reset()
  await page.getByRole('region', { name: 'User registration' }).getByRole('button').click()
  await page.getByRole('region', { name: 'Additional settings' }).getByRole('button').click()
  await expect(toggle(page)).toBeChecked()
  await expect(page.getByText('maintenance_mode')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
