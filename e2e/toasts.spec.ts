import type { Locator } from '@playwright/test'
import { accounts, expect, test } from './fixtures'

/** Whether no part of one lies over the other. */
async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Both have to be in view')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

const WIDTHS = [390, 768, 1280, 1920]

test('a message covers neither the bar, nor the page’s first action, nor the form that failed', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/admins$/)
  await signIn(accounts.admin, '/admin/admins')
  const form = page.getByRole('form', { name: 'Add Admin' })
  await form.getByRole('textbox', { name: 'Email' }).fill('colleague@example.com')
  const add = form.getByRole('button', { name: 'Add Admin' })
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await page.route('**/v1/admin/admins', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'The database is being maintained' } })
      : route.continue(),
  )
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await add.scrollIntoViewIfNeeded()
    await add.click()
    await message.hover() // so that it stays
    await expect(message).toContainText('Failed to create admin')
    await expect.poll(() => apart(message, form)).toBe(true)
    expect(await apart(message, page.getByRole('banner'))).toBe(true)
    for (const name of ['Refresh', 'Account menu']) {
      const button = page.getByRole('button', { name, exact: true })
      if (await button.isVisible()) expect(await apart(message, button), name).toBe(true)
    }
    await message.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(message).toHaveCount(0)
  }

  // In a low window the form is scrolled to where messages stand otherwise: they make way.
  await page.setViewportSize({ width: 1280, height: 480 })
  await form.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await add.click()
  await message.hover()
  await expect.poll(() => apart(message, form)).toBe(true)
  await message.getByRole('button', { name: /^Dismiss/ }).click()
  await page.setViewportSize({ width: 1280, height: 860 })

  // Told once more while it stands there, it is counted.
  await add.click()
  await expect(message).toHaveCount(1)
  await add.click()
  await expect(message).toContainText('told 2 times')
  await expect(message).toHaveCount(1)

  // An open menu lies over it.
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click({ trial: true })
})

test('a message finds room beside an open dialog, and on a phone the dialog makes room', async ({
  page,
  sandbox,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  await signIn(accounts.admin, '/admin/admins')
  await page.getByRole('row', { name: new RegExp(accounts.standardAdmin) }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit permissions' })
  const permission = dialog.getByRole('checkbox', { name: 'Can create admins' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await permission.click()
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/admins/', failureKind: '500' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await save.click()
    await expect.poll(() => apart(message, dialog)).toBe(true)
    await message.hover() // so that it stays
    await message.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(message).toHaveCount(0)
  }
})

test('reads that fail for one reason are one message, below the notice of the page', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\//)
  await page.route(/\/v1\/user\//, (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'The database is being moved.' } } }),
  )
  await signIn(accounts.user)
  const notice = page.getByRole('status').filter({ hasText: 'Some data could not be loaded' })
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    await page.goto('/user')
    await expect(message).toHaveCount(1)
    await message.hover() // so that it stays
    for (const what of ['profile', 'dashboards', 'organizations'])
      await expect(message.getByText(`Error: Failed to load ${what}`)).toBeVisible()
    await expect(message.getByText('The database is being moved.')).toHaveCount(1)
    await page.mouse.move(0, 0)
    await expect.poll(() => apart(message, notice)).toBe(true)
  }
})
