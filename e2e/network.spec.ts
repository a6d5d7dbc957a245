import type { Page } from '@playwright/test'
import { accounts, expect, fileOfBuild, test } from './fixtures'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr:not([data-loading])')

test.describe('without a connection', () => {
  test('it is said at once, rows never stand under another address, and the list comes back by itself', async ({
    page,
    context,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin, '/admin/organizations')
    await expect(rows(page)).toHaveCount(25)
    await expect(rows(page).first()).toContainText('@')
    const first = await rows(page).first().innerText()

    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await expect(page.getByText(/What you see is from \d+:\d\d/)).toBeVisible()
    await expect(rows(page).first()).toHaveText(first, { useInnerText: true })

    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('Failed to load organizations. Please try again.')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)

    await context.setOffline(false)
    await expect(page.getByText('You are offline')).toBeHidden()
    await expect(rows(page)).toHaveCount(25)
    await expect(rows(page).first()).toContainText('@')
    await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true })
  })

  test('a screen whose code did not come says so, and opens when the connection is back', async ({
    page,
    context,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\/|\/assets\//)
    await signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await page.getByRole('link', { name: 'Payments' }).click()
    await expect(page.getByText('This screen could not be loaded')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  })

  test('a sign-in form that could not be begun begins by itself', async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service|\/new\/|\/assets\//)
    await page.goto('/register')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText('The identity service could not be reached.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

/** Holds calls back until they are let go, and then lets them through or fail. */
async function hold(page: Page, calls: string, { method = 'GET', fails = false } = {}) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(calls, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await held
    if (fails) await route.fulfill({ status: 500, json: { error: { message: 'The database is down' } } })
    else await route.continue()
  })
  return letGo
}

test('a network that leads nowhere is said too, and the list comes by itself when it does again', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/|\/version\.json|\/sessions\/|\/assets\//)
  await signIn(accounts.admin, '/admin/users')
  await expect(rows(page)).toHaveCount(25)
  const first = await rows(page).first().innerText()
  await page.route('**', (route) => route.abort('connectionreset'))
  await page.getByRole('navigation', { name: 'Pages' }).getByLabel('Next page').click()
  await expect(page.getByText('Failed to load users. Please try again.')).toBeVisible()
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.unroute('**')
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(rows(page).first()).toContainText('@')
  await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true })
})

test.describe('what is in view', () => {
  test('is read anew when somebody looks at the tab again, and nothing is taken away meanwhile', async ({
    page,
    signIn,
  }) => {
    await page.clock.install()
    await signIn(accounts.admin, '/admin/users')
    await expect(rows(page)).toHaveCount(25)
    const opener = rows(page).nth(2).getByRole('link')
    await opener.focus()
    const name = await opener.innerText()
    const look = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().includes('/v1/admin/users?'))))

    await expect(page.getByText('Updated just now')).toBeVisible()
    await page.clock.fastForward(20_000)
    await look()
    await page.clock.fastForward(150_000)
    await expect(page.getByText('Updated 2 min ago')).toBeVisible()
    expect(asked).toBe(0)

    const letGo = await hold(page, '**/v1/admin/users*')
    const again = page.waitForRequest('**/v1/admin/users?*')
    await look()
    await again
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(rows(page)).toHaveCount(25)
    letGo()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expect(rows(page)).toHaveCount(25)
    await expect(rows(page).nth(2).getByRole('link', { name })).toBeFocused()
  })

  test('stays when it could not be read anew, and says how old it is', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin, '/admin/plans')
    await expect(page.getByText('Updated just now')).toBeVisible()
    await page.route('**/v1/admin/plans*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Last update failed · updated just now')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unroute('**/v1/admin/plans*')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Updated just now')).toBeVisible()
  })
})

test.describe('why nothing could be read', () => {
  const screens = [
    '/admin',
    '/admin/organizations',
    '/admin/users',
    '/admin/admins',
    '/admin/clusters',
    '/admin/clusters?view=archived',
    '/admin/plans',
    '/admin/jobs',
    '/admin/payments',
    '/admin/payments/providers/paddle',
    '/admin/payments/providers/paddle/products/pro_01',
    '/admin/settings',
  ]

  test('is said on every screen of the admins, with the id of the request', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/(v1|new)\//)
    await signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.route(/\/v1\/admin\/|\/new\/signup/, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': '7f3a90c1' },
        json: { error: { code: 'internal', message: 'The database is being moved.' } },
      }),
    )
    for (const address of screens) {
      await page.goto(address)
      const failure = page.getByRole('main').getByRole('alert').first()
      await expect(failure, address).toContainText('The database is being moved. (request 7f3a90c1)')
      await expect(failure.getByRole('button', { name: 'Try Again' }), address).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Refresh' }), address).toBeVisible()
    }
  })

  test('is, after too many requests, when to try again', async ({ page, signIn, consoleErrors }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin)
    await page.route('**/v1/admin/plans*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '' }),
    )
    await page.goto('/admin/plans')
    await expect(page.getByRole('alert')).toContainText(
      /Failed to load plans\. Please try again\.Too many requests\. Try again after \d+:\d\d/,
    )
  })
})

test.describe('a slow answer', () => {
  test('of the next page leaves the rows of this one, dimmed, and says of no rows that they are the next ones', async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.admin, '/admin/users')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages).toContainText(/^1–25 of/)
    const first = await rows(page).first().innerText()
    const letGo = await hold(page, '**/v1/admin/users*')
    await pages.getByLabel('Next page').click()
    await expect(page).toHaveURL(/page=2/)
    await expect(pages.getByRole('status', { name: 'Loading page 2' })).toBeVisible()
    await expect(pages).toContainText('1–25 of')
    await expect(pages.locator('[aria-current]')).toHaveCount(0)
    await expect(page.getByRole('table').locator('tbody')).toHaveCSS('opacity', '0.5')
    await expect(rows(page).first()).toHaveText(first, { useInnerText: true })
    await expect(page.getByRole('table').locator('tbody')).toHaveAttribute('inert')
    letGo()
    await expect(pages).toContainText('26–')
    await expect(pages.getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('table').locator('tbody')).toHaveCSS('opacity', '1')
    await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true })
    await expect(pages.getByLabel('Next page')).toBeFocused()
  })

  test('of a screen is said before it is given up, and Back works meanwhile', async ({ page, signIn }) => {
    await signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    const letGo = await hold(page, '**/v1/admin/users*')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    await expect(page.getByText('Failed to load users. Please try again.')).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.getByText('The server is slow to answer')).toBeHidden()
    letGo()
  })

  test('of a form is said, and Cancel leads away while it goes on', async ({ page, signIn }) => {
    await signIn(accounts.admin, '/admin/plans?dialog=create-plan')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Slowly made')
    await dialog.getByLabel('Price per month (USD)').fill('19.99')
    const letGo = await hold(page, '**/v1/admin/plans', { method: 'POST' })
    await dialog.getByRole('button', { name: 'Create Plan' }).click()
    // What is typed now would be lost, so nothing can be.
    await expect(dialog.getByLabel('Name')).not.toBeEditable()
    await expect(dialog.getByLabel('Agents')).not.toBeEditable()
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    letGo()
    await expect(page.getByText('Plan created')).toBeVisible()
    await expect(page.getByText('The server is slow to answer')).toBeHidden()
  })

  test('of a form that was left: when it fails, that is told, and what was typed is kept', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin, '/admin/plans?dialog=create-plan')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Never made')
    await dialog.getByLabel('Price per month (USD)').fill('19.99')
    const letGo = await hold(page, '**/v1/admin/plans', { method: 'POST', fails: true })
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await dialog.getByRole('button', { name: 'Create Plan' }).click()
    await asked
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    letGo()
    await expect(page.getByText('Error: Failed to create plan. Please try again.')).toBeVisible()
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await page.getByRole('link', { name: 'Open again' }).click()
    await expect(page).toHaveURL(/\/admin\/plans\?dialog=create-plan$/)
    await expect(dialog.getByLabel('Name')).toHaveValue('Never made')
  })

  test('of the sign-in is said too', async ({ page }) => {
    const letGo = await hold(page, '**/self-service/login/browser*')
    await page.goto('/login')
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    letGo()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await expect(page.getByText('The server is slow to answer')).toBeHidden()
  })
})

test.describe('code that neither comes nor fails', () => {
  /** Holds back what is asked for from now on, until it is let go. */
  async function holdCode(page: Page, code: RegExp | string = /\/assets\/.*\.js$/) {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(code, (route) => held.then(() => route.continue()))
    return letGo
  }

  test('of a screen is slow, then missing, and is drawn all the same when it comes', async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    const letGo = await holdCode(page)
    await page.getByRole('link', { name: 'Payments' }).click()
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    await expect(page.getByText('This screen could not be loaded')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('The server is slow to answer')).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  })

  test('of a dialog is slow, and then it is said that it could not be opened', async ({ page, signIn }) => {
    await signIn(accounts.admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await holdCode(page, `**${fileOfBuild('A blank field keeps the saved one')}`)
    await page.goto('/admin/clusters?dialog=add-cluster')
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    await expect(page.getByText('The dialog could not be opened')).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(/\/admin\/clusters$/)
  })

  test('of the console itself is said, and what was typed is there when it comes', async ({ page }) => {
    await page.clock.install()
    const letGo = await holdCode(page, /\/assets\/console-.*\.js$/)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.com')
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('alert')).toContainText('The console could not be loaded')
    letGo()
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@example.com')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
