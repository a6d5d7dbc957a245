import type { Locator, Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'
import { platform, step } from './jobs'
import { layoutFaults, longTexts } from './layout/faults'
import { allThere, open } from './layout/open'
import { ENDLESS, stretchAnswers } from './layout/stretched'
import { adminPlaces, readIds, readOwnOrganization, userPlaces, visitorPlaces } from './places'

/** From a phone to a large screen; what overflows at 390 and 1280 px is seen in the stories, too. */
const LOOKS = [390, 700, 768, 1024, 1100, 1280, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

const menu = (page: Page) => page.getByRole('button', { name: /^Actions for / }).first()
/** A place, and what is pressed there before it is looked at. */
type Pressed = readonly [string, ...((page: Page) => Locator)[]]
/** Where questions are asked before something is done, and what is pressed to be asked. */
const questions: readonly Pressed[] = [
  [
    '/admin/jobs',
    (page) =>
      page
        .getByRole('row')
        .filter({ hasText: 'Retrying' })
        .getByRole('button', { name: /^Cancel / })
        .first(),
  ],
  ['/admin/clusters', menu, (page) => page.getByRole('menuitem', { name: 'Archive' })],
  ['/admin/plans', menu, (page) => page.getByRole('menuitem', { name: 'Deprecate', exact: true })],
  ['/admin/admins', (page) => page.getByRole('button', { name: /^Delete /, disabled: false }).first()],
  ['/admin/settings', (page) => page.getByRole('switch', { name: 'Allow new users to register' })],
]

/** The dialog that changes the plan, with one chosen: the button that agrees to it has its name. */
const chosenPlan = (places: readonly string[]): Pressed => [
  places.find((place) => place.includes('dialog=change-plan')) ?? '',
  (page) => page.getByRole('dialog').getByRole('radio', { disabled: false }).last(),
]

/** What people set for themselves who read with difficulty: more space in a text (WCAG 1.4.12), larger letters (1.4.4). */
const OWN_STYLES = [
  {
    name: 'texts with more space in them',
    widths: [320, 1280],
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  },
  { name: 'letters of twice the size', widths: [390, 1280], css: ':root { font-size: 200% }' },
] as const

interface Looked {
  looks?: typeof LOOKS
  /** Styles of the person who looks. */
  css?: string
}

/** What is wrong at any width, with the widths and themes it is wrong at. */
async function faultsOf(
  page: Page,
  places: readonly (string | Pressed)[],
  { looks = LOOKS, css = '' }: Looked = {},
) {
  const found: Record<string, string[]> = {}
  for (const it of places) {
    const [place, ...pressed] = typeof it === 'string' ? [it] : it
    await open(page, place)
    for (const control of pressed) await control(page).click()
    if (pressed.length > 0) await expect(page.locator('[aria-modal="true"]')).toBeVisible()
    await allThere(page)
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, css)
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 860 })
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      const faults = await page.evaluate(layoutFaults)
      for (const fault of faults) (found[`${place}: ${fault}`] ??= []).push(`${width} px ${theme}`)
    }
  }
  return found
}

for (const area of ['organizations', 'clusters and jobs', 'plans and payments'] as const) {
  test(`admins: ${area} hold long names and large figures at every width`, async ({ page, signIn }) => {
    await signIn(accounts.admin)
    const places = adminPlaces(await readIds(page))[area]
    await stretchAnswers(page)
    expect(await faultsOf(page, places)).toEqual({})
  })
}

test('admins: the questions before something is done hold long names at every width', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/price$/)
  await signIn(accounts.admin)
  // One that stays between two tries, when it can be cancelled: those of the beginning may have ended.
  await sandbox.set({ jobsHeld: true })
  await platform(page).runJob('Refresh certificates')
  await step(sandbox)
  await step(sandbox)
  await stretchAnswers(page)
  // Where it is not known whether a plan is sold, deprecating it asks.
  await page.route('**/new/plan/*/price', (route) => route.fulfill({ status: 500, json: {} }))
  expect(await faultsOf(page, questions)).toEqual({})
})

test('visitors: all screens hold long names and large figures at every width', async ({ page }) => {
  await stretchAnswers(page)
  expect(await faultsOf(page, visitorPlaces)).toEqual({})
})

test('customers: all screens hold long names and large figures at every width', async ({ page, signIn }) => {
  await signIn(accounts.user)
  const places = userPlaces(await readOwnOrganization(page))
  await stretchAnswers(page)
  expect(await faultsOf(page, [...places, chosenPlan(places)])).toEqual({})
})

test('texts of 3,000 letters are cut after a few lines', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn(accounts.admin)
  const places = Object.values(adminPlaces(await readIds(page))).flat()
  // What went wrong with a job is read where it is told, and a description in its dialog.
  const { error_message: _told, ...texts } = ENDLESS
  await stretchAnswers(page, texts)
  const found: Record<string, string[]> = {}
  for (const place of places) {
    await open(page, place)
    const faults = await page.evaluate(longTexts)
    if (faults.length > 0) found[place] = faults
  }
  expect(found).toEqual({})
})

for (const { name, widths, css } of OWN_STYLES) {
  const looked = { looks: widths.map((width) => ({ width, theme: 'light' as const })), css }

  test(`all screens hold ${name}`, async ({ page, signIn }) => {
    test.setTimeout(120_000)
    expect(await faultsOf(page, visitorPlaces, looked)).toEqual({})
    await signIn(accounts.admin)
    const places = Object.values(adminPlaces(await readIds(page))).flat()
    expect(await faultsOf(page, places, looked)).toEqual({})
    await page.context().clearCookies()
    await signIn(accounts.user)
    const ownPlaces = userPlaces(await readOwnOrganization(page))
    expect(await faultsOf(page, [...ownPlaces, chosenPlan(ownPlaces)], looked)).toEqual({})
    await stretchAnswers(page)
    expect(await faultsOf(page, [chosenPlan(ownPlaces)], looked)).toEqual({})
  })
}

test('a field of a dialog is seen with its label in a window of 1,280 by 1,024 px at 400 % zoom', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin)
  const places = Object.values(adminPlaces(await readIds(page))).flat()
  await page.setViewportSize({ width: 320, height: 256 })
  for (const place of places.filter((it) => /dialog=(add-|edit-|create-|cluster-settings)/.test(it))) {
    await open(page, place)
    const fields = page.getByRole('dialog').locator('input[id], textarea[data-one-line]')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 0.9 })
      await expect(page.locator(`[for="${await field.getAttribute('id')}"]`), place).toBeInViewport({
        ratio: 0.9,
      })
    }
  }
})

test('with forced colours the wheel of a busy button stands before its text', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(accounts.admin, '/admin/plans?dialog=create-plan')
  await page.route('**/v1/admin/plans', (route) =>
    route.request().method() === 'POST' ? new Promise(() => {}) : route.fallback(),
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Studio')
  await dialog.getByLabel('Price per month (USD)').fill('5')
  const button = dialog.getByRole('button', { name: 'Create Plan' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const { right } = await boxOf(button.locator('.wheel'))
  const { left } = await boxOf(button.getByText('Create Plan'))
  expect(right).toBeLessThanOrEqual(left)
})

test('the tabs of jobs and what stands beside them have their own places', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/jobs')
  const density = page.getByRole('button', { name: /^Density/ })
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(3)
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
    [1280, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    const { left, bottom } = await boxOf(density)
    for (const tab of await tabs.all()) {
      const box = await boxOf(tab)
      expect(box.right <= left || box.top >= bottom).toBe(true)
      expect(box.right).toBeLessThanOrEqual(width)
    }
  }
})

test('a question names the whole of what is deleted on a phone, in larger letters too', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(accounts.admin, '/admin/admins')
  const email = 'christopher.vanderbilt@infrastructure-operations.subsidiary.example'
  await page.getByRole('textbox', { name: /Email/ }).fill(email)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  const title = page.getByRole('alertdialog').getByRole('heading')
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    await expect(title).toBeInViewport()
    expect(await title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1)
  }
})

test('workflows have their whole names, in larger letters too', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/jobs')
  const titles = page.getByRole('article').locator('h3 [data-long]')
  await expect(titles).toHaveCount(6)
  for (const [width, size] of [
    [390, '100%'],
    [390, '200%'],
    [1100, '100%'],
    [1280, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    const cut = await titles.evaluateAll((all) =>
      all.filter((it) => it.scrollHeight > it.clientHeight).map((it) => it.textContent),
    )
    expect(cut, `${width} px, ${size}`).toEqual([])
  }
})

test('jobs tell how they stand one below the other where their rows are cards', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 860 })
  await signIn(accounts.admin, '/admin/jobs')
  const badges = page
    .getByRole('table', { name: 'Recent Jobs' })
    .locator('td[data-label="Status"] [data-tone]')
  await expect(badges).toHaveCount(15)
  const lefts = await badges.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().left))
  expect(new Set(lefts.map(Math.round)).size).toBe(1)
})

test('on a phone in larger letters a failure leaves room for the form, and its buttons', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/clusters$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  const dialog = page.getByRole('dialog', { name: 'Add Cluster' })
  const reason = 'The cluster did not answer: the certificate is signed by an authority that nobody knows. '
  await page.route('**/v1/admin/clusters', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: { message: reason.repeat(12) } } })
      : route.fallback(),
  )
  for (const label of ['Name', 'Region', 'Domain']) await dialog.getByLabel(label).first().fill('fra-9')
  await dialog.getByLabel('Dashboard URL').fill('https://fra-9.example')
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    const send = dialog.getByRole('button', { name: 'Add Cluster' })
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to create cluster')
    // What does not fit is scrolled, by keyboard too.
    await expect(dialog.getByRole('group', { name: 'What went wrong' })).toHaveAttribute('tabindex', '0')
    await expect(send).toBeInViewport({ ratio: 1 })
    const { top, bottom } = await boxOf(dialog.locator('[data-part="body"]').first())
    expect(bottom - top).toBeGreaterThan(200)
  }
})

test('on a phone in larger letters the words of a message have room beside its button or above it', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/plans$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(accounts.admin, '/admin/plans?dialog=create-plan')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/admin/plans', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await asked
    await route.fulfill({ status: 422, json: { error: { message: 'This plan is too large' } } })
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Mega')
  await dialog.getByLabel('Price').fill('5')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  answer()
  const words = page.getByRole('list', { name: 'Messages' }).getByText('This plan is too large')
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    const width = await words.evaluate((it) => it.clientWidth / parseFloat(getComputedStyle(it).fontSize))
    expect(width, size).toBeGreaterThan(9.9)
  }
})

test('on a phone a plan limit and its total stand below the field', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(accounts.admin)
  const places = Object.values(adminPlaces(await readIds(page))).flat()
  await open(page, places.find((place) => place.includes('dialog=manage-plan')) ?? '')
  const field = page.getByRole('textbox', { name: 'Additional tools' })
  await field.fill('1000000')
  const row = page.getByRole('row').filter({ has: field })
  await expect(row.locator('[data-part="total"]')).toContainText('1,000,')
  const { bottom } = await boxOf(field)
  const [limit, total] = await Promise.all(
    ['Plan limit', 'Total'].map((label) => boxOf(row.locator(`[data-label="${label}"]`))),
  )
  expect(limit?.top).toBeGreaterThanOrEqual(bottom)
  expect(total?.bottom).toBe(limit?.bottom)
})

const boxOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('texts are as large as the browser is told to draw them', async ({ page }) => {
  await open(page, '/login')
  const size = () => page.evaluate(() => getComputedStyle(document.body).font)
  expect(await size()).toContain('14px / 20px')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await size()).toContain('28px / 40px')
})
