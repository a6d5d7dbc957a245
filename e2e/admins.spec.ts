import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { someone } from './people'
import { pressTwice } from './presses'

/** The row of this address, which names it. */
const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(`^${email}\\b`) })
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

/** Every call of this method to the admins' endpoints, and the syncs that follow. */
function watch(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const method = request.method()
    if (pathname.startsWith('/v1/admin/admins') && method !== 'GET') calls.push(method)
    if (pathname === '/sync' || pathname === '/sessions/whoami') calls.push(pathname)
  })
  return calls
}

test('admins are added, changed and deleted, each once, with the session checked again', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/admins')
  const form = page.getByRole('form', { name: 'Add Admin' })
  const email = form.getByRole('textbox', { name: 'Email' })
  const add = form.getByRole('button', { name: 'Add Admin' })
  await expect(row(page, accounts.admin)).toContainText('You')
  await expect(page.getByRole('heading', { name: 'Permission Levels' })).toBeVisible()
  await expectAccessible(page)
  const calls = watch(page)

  // The rule for the address, in its words (§5.3).
  await add.click()
  await expect(form.getByRole('alert')).toContainText('Validation Error')
  await expect(form.getByRole('alert')).toContainText('Email is required')
  await email.fill('colleague')
  await add.click()
  await expect(form.getByRole('alert')).toContainText('Please enter a valid email address')
  await expectAccessible(page)
  expect(calls).toEqual([])

  const colleague = someone()
  await email.fill(colleague)
  await pressTwice(add)
  await expect(row(page, colleague)).toContainText('Standard admin')
  await expect(toast(page, 'Admin added')).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  await expect.poll(() => calls).toEqual(['POST', '/sync', '/sessions/whoami'])

  // The dialog is an address.
  await page.getByRole('link', { name: colleague, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit permissions' })
  const permission = dialog.getByRole('checkbox', { name: 'Can create admins' })
  await expect(page).toHaveURL(/dialog=admin&id=/)
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await page.reload()
  await permission.check()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `Edit permissions of ${colleague}` }).click()
  await expect(permission).not.toBeChecked()
  await permission.check()
  await expectAccessible(page)
  calls.length = 0
  await pressTwice(dialog.getByRole('button', { name: 'Save Changes' }))
  await expect(dialog).toHaveCount(0)
  await expect(toast(page, 'Permissions updated')).toBeVisible()
  await expect(row(page, colleague)).toContainText('Can create admins')
  await expect.poll(() => calls).toEqual(['PUT', '/sync', '/sessions/whoami'])

  calls.length = 0
  await page.getByRole('button', { name: `Delete ${colleague}` }).click()
  const question = page.getByRole('alertdialog', { name: `Delete ${colleague}?` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: `Delete ${colleague}` }).click()
  await pressTwice(question.getByRole('button', { name: 'Delete admin' }))
  await expect(question).toHaveCount(0)
  await expect(row(page, colleague)).toHaveCount(0)
  await expect.poll(() => calls).toEqual(['DELETE', '/sync', '/sessions/whoami'])
})

test('each call that fails says so in a toast and keeps what was typed', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/admins/)
  await signIn(accounts.admin, '/admin/admins')
  await expect(row(page, accounts.standardAdmin)).toBeVisible()
  const reason = 'The sandbox was told to fail'

  // Somebody who is an admin already: the server's own words.
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill(accounts.standardAdmin)
  await email.press('Enter')
  await expect(toast(page, 'Failed to create admin')).toContainText('This person is an admin already')
  await expect(email).toHaveValue(accounts.standardAdmin)

  await page.route('**/v1/admin/admins/*', (route) =>
    route.fulfill({ status: 500, json: { error: { message: reason } } }),
  )
  await page.getByRole('button', { name: `Edit permissions of ${accounts.standardAdmin}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit permissions' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Failed to update permissions')).toContainText(reason)
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()

  await page.getByRole('button', { name: `Delete ${accounts.standardAdmin}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete admin' }).click()
  await expect(toast(page, 'Failed to delete admin')).toContainText(reason)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, accounts.standardAdmin)).toBeVisible()

  for (const failureKind of ['500', 'list-of-nulls']) {
    await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/admins', failureKind })
    await page.reload()
    await expect(toast(page, 'Failed to load admins')).toBeVisible()
    await expect(page.getByText('The admins are not available right now.')).toBeVisible()
    await expectNothingRaw(page)
  }
  await expectAccessible(page)
  await sandbox.reset()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(row(page, accounts.standardAdmin)).toBeVisible()
})

test('a standard admin sees the list and why there is nothing to change', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await signIn(accounts.standardAdmin, '/admin/admins')
  await expect(page.getByText('You are a standard admin')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Refresh'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // The list says that this admin may create others, and the server refuses it.
  consoleErrors.expectFailure(/\/v1\/admin\/admins/)
  await page.route('**/v1/admin/admins', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // Not `route.fetch()`: a reload takes away the answers of the page before.
    const answer = await page.request.fetch(route.request())
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"can_create_new_admins":false', '"can_create_new_admins":true'),
    })
  })
  await page.reload()
  await page.getByRole('textbox', { name: 'Email' }).fill(someone())
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await expect(toast(page, 'Failed to create admin')).toContainText(
    'You do not have permission to manage admins',
  )
})

test('the last one who can create admins keeps the permission; giving it up takes the controls away', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin)
  await page.route('**/v1/admin/admins', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { email: string }[] }
    await route.fulfill({
      json: data.map((admin) => ({ ...admin, can_create_new_admins: admin.email === accounts.admin })),
    })
  })
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: `Edit permissions of ${accounts.admin}` }).click()
  const permission = page.getByRole('dialog').getByRole('checkbox', { name: 'Can create admins' })
  await expect(page.getByText('Nobody else can create admins.')).toBeVisible()
  await permission.press('Space')
  await expect(permission).toBeChecked()
  await page.keyboard.press('Escape')
  await page.unroute('**/v1/admin/admins')
  await page.getByRole('button', { name: 'Refresh' }).click()

  await page.getByRole('button', { name: `Edit permissions of ${accounts.admin}` }).click()
  await expect(page.getByText(/manage permissions yourself/)).toBeVisible()
  // Only this answer is changed and not the account, which other journeys need as it is.
  await page.route('**/v1/admin/admins/*', (route) =>
    route.fulfill({ json: { id: 'own', email: accounts.admin, can_create_new_admins: false } }),
  )
  await page.route('**/v1/admin/admins', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"can_create_new_admins":true', '"can_create_new_admins":false'),
    })
  })
  await permission.uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('You are a standard admin')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Refresh'])
})

test('Undo takes a permission back that was just given', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  const email = someone()
  const made = await page.request.post('/v1/admin/admins', {
    ...fromConsole,
    data: { email, can_create_new_admins: false },
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: `Edit permissions of ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit permissions' })
  await dialog.getByRole('checkbox', { name: 'Can create admins' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, email)).toContainText('Can create admins')
  await page.getByRole('button', { name: 'Undo Permissions updated' }).click()
  await expect(row(page, email)).toContainText('Standard admin')
  await page.request.delete(`/v1/admin/admins/${id}`, fromConsole)
})

test('an admin who is there already is refused at the field, and nobody who looks like another is added', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/admins/)
  await signIn(accounts.admin, '/admin/admins')
  const form = page.getByRole('form', { name: 'Add Admin' })
  const email = form.getByRole('textbox', { name: 'Email' })
  await email.fill(accounts.standardAdmin.replace('@', '\u200B@'))
  await expect(email).toHaveValue(accounts.standardAdmin)
  await expect(form.getByRole('status')).toHaveText('Characters that nobody can see were taken out.')
  await form.getByRole('button', { name: 'Add Admin' }).click()
  await expect(email).toHaveAccessibleDescription(/^This person is an admin already/)
  await expect(email).toBeFocused()
  await expect(toast(page, 'Failed to create admin')).toBeVisible()
  await expectAccessible(page)
})
