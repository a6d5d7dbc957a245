import type { Page } from '@playwright/test'
import { accounts, expect, fromConsole, PASSWORD, test } from './fixtures'
import { login, signOut } from './people'

/** The focus is on an element of the page, and not on the body, where a keyboard would begin at the top again. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

/** An alert has come since the last one that was expected: screen readers read out what comes, and not what stays. */
async function expectNewAlert(page: Page) {
  const alert = page.locator('[role="alert"]:not([data-heard])')
  await expect(alert).toBeVisible()
  await alert.evaluate((element) => element.setAttribute('data-heard', ''))
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('signing in, every new screen and Back put it on the heading', async ({ page }) => {
  await page.goto('/login')
  await login(page, accounts.admin, PASSWORD)
  await expect(heading(page, 'Overview')).toBeFocused()
  for (const name of ['Organizations', 'Users', 'Clusters', 'Jobs', 'Plans']) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, name)).toBeFocused()
  }
  await page.goBack()
  await expect(heading(page, 'Jobs')).toBeFocused()
  await signOut(page)
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recovery$/)
  await expect(page.locator('main h1')).toBeFocused()
})

test('Try Again keeps it where the list was, and announces a second failure', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/organizations/)
  await signIn(accounts.admin)
  const list = /\/v1\/admin\/organizations\?/
  await page.route(list, (route) => route.fulfill({ status: 500, json: { error: { message: 'down' } } }))
  await page.goto('/admin/organizations')
  await expectNewAlert(page)
  const again = page.getByRole('button', { name: 'Try Again' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expectNewAlert(page)
  await expectFocusKept(page)
  await page.unroute(list)
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(again).toBeHidden()
  await expectFocusKept(page)
})

test('a wrong password keeps it at the field, and each is announced', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/self-service\/login/)
  await page.goto('/login')
  for (const wrong of ['not this one', 'nor this one']) {
    await login(page, accounts.admin, wrong)
    await expectNewAlert(page)
    await expect(page.getByLabel(/^Password/)).toBeFocused()
  }
})

test('closing a dialog gives it back, also where what opened it is gone', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/namespace/) // the organization in the first row may have none
  await signIn(accounts.admin, '/admin/organizations')
  const details = page.getByRole('row').nth(1).getByRole('link').first()
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocusKept(page)

  // A dialog of a pasted address was opened by nothing.
  await page.goto('/admin/plans?dialog=create-plan')
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocusKept(page)
})

test('a button that cannot be pressed any more gives it to the dialog around it', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/plan-change$/)
  await signIn(accounts.user)
  await page.getByRole('link', { name: 'Change Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Plan' })
  await dialog.getByRole('radio', { name: /^Enterprise/ }).check()
  const agree = dialog.getByRole('button', { name: /^Pay .* and change to Enterprise$/ })
  await expect(agree).not.toHaveAttribute('aria-disabled', 'true')
  await sandbox.set({ subscriptions: 'past due for a week' })
  await agree.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Change Plan' })).toBeDisabled()
  await expectFocusKept(page)
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toBeVisible()
})

test('a dialog that takes away what opened it gives it to the next one, also after an earlier dialog', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/clusters')
  const cards = page.getByRole('list', { name: 'Clusters' }).getByRole('listitem')
  const namespaces = cards.first().getByRole('button', { name: /^Namespaces/ })
  await namespaces.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(namespaces).toBeFocused()

  const name = await cards.nth(1).getByRole('heading').innerText()
  const next = await cards.nth(2).getByRole('heading').innerText()
  const archived = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await cards
    .nth(1)
    .getByRole('button', { name: `Actions for ${name}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive cluster' }).press('Enter')
  const path = new URL((await archived).url()).pathname
  try {
    await expect(page.getByRole('heading', { name, exact: true })).toBeHidden()
    await expect(page.locator('li:focus')).toContainText(next)
  } finally {
    await page.request.post(`${path}/unarchive`, fromConsole)
  }
})

test('coming back to a dialog from one that it opened finds its place, and the focus where it was', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/namespace/) // as above
  await page.setViewportSize({ width: 1280, height: 520 })
  await signIn(accounts.admin, '/admin/clusters')
  await page
    .getByRole('button', { name: /^Namespaces of/ })
    .first()
    .press('Enter')
  const row = page
    .getByRole('dialog', { name: /^Namespaces on/ })
    .getByRole('button', { name: /^View Organization/ })
    .last()
  const body = page.getByRole('dialog').locator('[data-part="body"]')
  const opener = page.getByRole('button', { name: /^Namespaces of/ }).first()
  await expect(row).toBeVisible()
  await expect(body.locator('[data-loading], [data-shape]')).toHaveCount(0)
  await row.focus()
  const scrolled = await body.evaluate((element) => element.scrollTop)
  expect(scrolled).toBeGreaterThan(0)
  await row.press('Enter')
  const organization = page.getByRole('dialog', { name: '@' })
  const plan = organization.getByRole('button', { name: 'Manage Plan' })
  await plan.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Manage Plan' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plan).toBeFocused()
  await page.goBack()
  await expect(row).toBeFocused()
  expect(await body.evaluate((element) => element.scrollTop)).toBe(scrolled)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('answering a question and dismissing a message give it back', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/settings')
  const signup = page.getByRole('switch', { name: 'Allow new users to register' })
  try {
    await signup.focus()
    await page.keyboard.press('Space')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable registration' }).press('Enter')
    await expect(signup).not.toBeChecked()
    await expectFocusKept(page)
    const dismiss = page.getByRole('list', { name: 'Messages' }).getByRole('button').first()
    await dismiss.press('Enter')
    await expect(dismiss).toBeHidden()
    await expectFocusKept(page)
  } finally {
    // Other journeys register.
    await page.request.put('/v1/admin/system/settings/signup', { ...fromConsole, data: { enabled: true } })
  }
})

test('what stays in view while a page scrolls never covers what has it', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/namespace/) // as above
  await page.setViewportSize({ width: 1280, height: 520 })
  await signIn(accounts.admin, '/admin/organizations')
  const rows = page.getByRole('row')
  await rows.last().getByRole('link').first().focus()
  expect(await coveredBy(page, 'Shift+Tab', 40)).toEqual([])
  await rows.nth(1).getByRole('link').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('navigation', { name: 'Parts of this dialog' })).toBeVisible()
  await expect(dialog.locator('[data-loading]')).toHaveCount(0)
  await dialog.getByRole('button').last().focus()
  expect(await coveredBy(page, 'Shift+Tab', 12)).toEqual([])

  await page.goto('/admin/jobs?tab=all&q=status:failed')
  await page.getByRole('checkbox').nth(1).press('Space')
  await expect(page.getByRole('region', { name: 'Selected jobs' })).toBeVisible()
  expect(await coveredBy(page, 'Tab', 40)).toEqual([])

  await page.route(/\/restart$/, (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'The database is away' } } }),
  )
  consoleErrors.expectFailure(/\/restart$/)
  await rows
    .last()
    .getByRole('button', { name: /^Restart/ })
    .press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'The database is away' })).toBeVisible()
  await page.getByRole('checkbox').last().focus()
  expect(await coveredBy(page, 'Shift+Tab', 40)).toEqual([])
})

test('its ring is cut by nothing that scrolls, on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 860 })
  await signIn(accounts.admin)
  for (const place of ['/admin/organizations', '/admin/jobs', '/admin/jobs?tab=all', '/admin/plans']) {
    await page.goto(place)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    expect(await page.evaluate(cutRings)).toEqual([])
  }
})

/** The names of what can have the focus, where something cuts the upper or lower edge of its ring. */
function cutRings(): string[] {
  const cut: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')) {
    control.focus()
    if (document.activeElement !== control || control.tabIndex < 0) continue
    const { outlineWidth, outlineOffset } = getComputedStyle(control)
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { top, bottom, height } = control.getBoundingClientRect()
    for (let box = control.parentElement; box && height > 1; box = box.parentElement) {
      if (box === document.body || getComputedStyle(box).overflowY === 'visible') continue
      const area = box.getBoundingClientRect()
      if (top - ring < area.top || bottom + ring > area.bottom) cut.push(control.textContent ?? '')
    }
  }
  return cut
}

/** The names of what has the focus, time after time, while something else lies over its middle. */
async function coveredBy(page: Page, key: string, times: number): Promise<string[]> {
  const covered: string[] = []
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(key)
    const name = await page.evaluate(async () => {
      // What follows a scroll, such as a note at the edge, is placed in the next frame.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const { activeElement } = document
      const { left, top, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = height < 2 || activeElement?.contains(seen) || seen?.contains(activeElement)
      return isSeen ? undefined : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
    })
    if (name) covered.push(name)
  }
  return covered
}
