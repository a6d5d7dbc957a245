import { accounts, expect, expectAccessible, expectNothingRaw, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/organizations')
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
})

const rows = (page: import('@playwright/test').Page) =>
  page.getByRole('table').locator('tbody tr:not([data-loading])')

test('pages through all organizations, in the address', async ({ page }) => {
  await expect(rows(page)).toHaveCount(25)
  await expectAccessible(page)
  await expect(rows(page).first()).toContainText('@')
  const first = await rows(page).first().innerText()

  await page.getByRole('navigation', { name: /pag/i }).getByText('2', { exact: true }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(rows(page).first()).not.toHaveText(first, { useInnerText: true })
  await expect(rows(page)).toHaveCount(25)

  await page.reload()
  await expect(page).toHaveURL(/page=2$/)
  await expect(rows(page)).toHaveCount(25)
  await page.goBack()
  await expect(page).toHaveURL(/organizations$/)
  await expect(rows(page).first()).toContainText(first.split('\n')[0] ?? '')
})

test('searches by e-mail, in the address, and tells an empty search', async ({ page }) => {
  const fourth = rows(page).nth(3).locator('td, th').first()
  await expect(fourth).toContainText('@') // before that the row is a skeleton
  const email = (await fourth.innerText()).trim()
  await page.getByRole('searchbox').fill(email.toUpperCase())
  await expect(page).toHaveURL(/search=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(email)

  await page.getByRole('searchbox').fill('nobody-has-this-name')
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await expectNothingRaw(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/organizations$/)
  await expect(rows(page)).toHaveCount(25)
})

test('a page beyond the last leads to the last', async ({ page }) => {
  await page.goto('/admin/organizations?page=99')
  await expect(page).not.toHaveURL(/page=99/)
  await expect(rows(page)).not.toHaveCount(0)
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible()
})

test('a late answer to an earlier search never shows', async ({ page }) => {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  let tellAnswered = () => {}
  const answered = new Promise<void>((resolve) => (tellAnswered = resolve))
  await page.route('**/v1/admin/organizations?*search=slow*', async (route) => {
    await held
    // The console may have cancelled this request by now, and then it cannot be answered.
    await route.fulfill({ json: { data: [], pagination: { total: 0, totalPages: 0 } } }).catch(() => {})
    tellAnswered()
  })
  await page.getByRole('searchbox').fill('slow')
  await expect(page).toHaveURL(/search=slow/)
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL(/organizations$/)
  await expect(rows(page)).toHaveCount(25)

  answerNow()
  await answered
  // A later request is answered and drawn after the late answer, so that one has been dealt with by then.
  const later = page.waitForResponse(/\/v1\/admin\/organizations\?/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await (await later).finished()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(rows(page)).toHaveCount(25)
  await expect(page).toHaveURL(/organizations$/)
})

test('reads well on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows(page)).toHaveCount(25)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
