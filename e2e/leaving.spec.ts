import type { Page } from '@playwright/test'
import { codeAtWork } from './code'
import { accounts, expect, expectAccessible, test } from './fixtures'
import { endSession } from './people'

const dialog = (page: Page) => page.getByRole('dialog')
const planName = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' })
/** The question, in the dialog that would be left or, for a form of the screen, in one of its own. */
const keep = (page: Page) => page.getByRole('button', { name: 'Keep editing' })
const discard = (page: Page) => page.getByRole('button', { name: 'Discard changes' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const back = (page: Page) => page.evaluate(() => window.history.back())
const forward = (page: Page) => page.evaluate(() => window.history.forward())
const address = (page: Page) => page.getByRole('textbox', { name: 'Email' })

/** Resolves when what looks out for the ways of leaving is at work, which the first typed character asks for. */
const guarded = (page: Page) => codeAtWork(page, 'beforeunload')

/** Opens the dialog that creates a plan from the list, and types a name. */
async function typePlan(page: Page, name: string): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  await press(page, 'Create Plan')
  await planName(page).fill(name)
  await guarded(page)
}

/** Opens the screen of the administrators by a link, and types an address into its form. */
async function typeAdmin(page: Page, email: string): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Admins', exact: true }).click()
  await address(page).fill(email)
  await guarded(page)
}

test.beforeEach(async ({ signIn }) => signIn(accounts.admin))

test('Back from a dialog asks, as often as it is pressed; Keep editing stays, Discard changes goes', async ({
  page,
}) => {
  await typePlan(page, 'Winter')
  await back(page)
  await expect(keep(page)).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/plans\?dialog=create-plan$/)
  await expectAccessible(page)
  await keep(page).click()
  await expect(planName(page)).toHaveValue('Winter')
  await expect(discard(page)).toHaveCount(0)

  // Twice in a row leads no further, and nothing of the way is lost.
  await page.evaluate(() => {
    window.history.back()
    window.history.back()
  })
  await expect(keep(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/plans\?dialog=create-plan$/)
  // By key: a press at the same place as the last one, within a second, would count as a second press.
  await keep(page).press('Enter')
  await expect(planName(page)).toHaveValue('Winter')

  await back(page)
  await discard(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/plans$/)
  // What was discarded is no draft either.
  await press(page, 'Create Plan')
  await expect(planName(page)).toHaveValue('')
  await back(page)
  await expect(dialog(page)).toHaveCount(0)
  await back(page)
  await expect(page).toHaveURL(/\/admin$/)
})

test('Cancel, the close button and a press outside ask as Escape does', async ({ page }) => {
  await typePlan(page, 'Winter')
  // Escape first: two presses of 'Keep editing' at one place within a second, and none elsewhere between them, are one.
  for (const ask of [
    () => page.keyboard.press('Escape'),
    () => press(page, 'Cancel'),
    () => press(page, 'Close'),
    () => page.mouse.click(5, 5),
  ]) {
    await ask()
    await expect(dialog(page)).toContainText('Discard your changes?')
    await keep(page).click()
    await expect(planName(page)).toHaveValue('Winter')
  }
  await press(page, 'Cancel')
  await discard(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/plans$/)
})

test('a save that is done asks nothing, then and later', async ({ page }) => {
  await typePlan(page, `Spring ${Date.now()}`)
  await dialog(page).getByLabel('Price per month (USD)').fill('5')
  await dialog(page).getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/plans$/)
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await back(page)
  await expect(page).toHaveURL(/\/admin\/plans$/)
  await expect(discard(page)).toHaveCount(0)
})

test('a link of the menu, Back and Forward ask before a form of the screen is left', async ({ page }) => {
  await typeAdmin(page, 'colleague@example.com')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await page.getByRole('link', { name: 'Clusters', exact: true }).click()
  await expect(keep(page)).toBeFocused()
  await expectAccessible(page)
  await keep(page).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/admins$/)
  await expect(address(page)).toHaveValue('colleague@example.com')

  await back(page)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/admins$/)
  // By key: a press at the same place as the last one, within a second, would count as a second press.
  await keep(page).press('Enter')

  // A dialog over the same screen leaves the form where it is, and Back out of the dialog, too.
  await page.getByRole('button', { name: `Edit permissions of ${accounts.standardAdmin}` }).click()
  await expect(dialog(page)).toBeVisible()
  await back(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await expect(address(page)).toHaveValue('colleague@example.com')

  // Forward leads back into the dialog, which is no loss; a screen that lies ahead is one.
  await forward(page)
  await expect(dialog(page)).toBeVisible()
  await back(page)
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Clusters', exact: true }).click()
  await discard(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
  await back(page)
  await expect(address(page)).toHaveValue('')
  const loaded = page.getByRole('heading', { level: 1, name: 'Admins' })
  await expect(loaded).toBeVisible()
  await address(page).fill('another@example.com')
  await forward(page)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/admins$/)
  // By key, as above.
  await discard(page).press('Enter')
  await expect(page).toHaveURL(/\/admin\/clusters$/)
})

test('on a narrow window the menu makes way for the question', async ({ page }) => {
  await typeAdmin(page, 'colleague@example.com')
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  const follow = async () => {
    await press(page, 'Open navigation')
    await menu.getByRole('link', { name: 'Clusters', exact: true }).click()
    await expect(menu).toHaveCount(0)
  }
  await follow()
  await keep(page).click()
  await expect(page).toHaveURL(/\/admin\/admins$/)
  await expect(address(page)).toHaveValue('colleague@example.com')
  await follow()
  await discard(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})

test('signing out asks, since it takes drafts with it', async ({ page }) => {
  await typeAdmin(page, 'colleague@example.com')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await signOut()
  await keep(page).click()
  await expect(address(page)).toHaveValue('colleague@example.com')
  await signOut()
  await discard(page).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the browser asks on reload and on closing the tab, only while something is unsaved', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (native) => {
    asked.push(native.type())
    void native.accept()
  })
  await typeAdmin(page, 'colleague@example.com')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  // What was typed is a draft all the same.
  await expect(address(page)).toHaveValue('colleague@example.com')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.reload()
  await expect(address(page)).toHaveValue('')
  expect(asked).toEqual(['beforeunload'])

  await address(page).fill('another@example.com')
  await guarded(page)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
})

test('a price that was chosen and not associated is asked about', async ({ page }) => {
  const plans = (await (await page.request.get('/v1/admin/plans')).json()) as { data: { id: string }[] }
  await page.goto('/admin/plans')
  await page.goto(`/admin/plans?dialog=plan-prices&id=${plans.data[0]?.id}`)
  const prices = dialog(page).getByRole('combobox', { name: 'Add a price' })
  await prices.selectOption({ index: 1 })
  await guarded(page)
  const chosen = await prices.inputValue()
  await page.keyboard.press('Escape')
  await keep(page).click()
  await expect(prices).toHaveValue(chosen)
  await press(page, 'Close')
  await discard(page).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('passwords that were typed are asked about, by Cancel and by a link', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('textbox', { name: 'Password' }).fill('never-kept-4711')
  await guarded(page)
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await discard(page).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a session that ends asks nothing: what was typed is kept', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/|self-service\/login/)
  await typePlan(page, 'Winter')
  await dialog(page).getByLabel('Price per month (USD)').fill('5')
  await endSession(page, sandbox)
  await dialog(page).getByRole('button', { name: 'Create Plan' }).click()
  await expect(page).toHaveURL(/\/login\?return_to=/)
  await expect(page.getByText('what you typed is kept')).toBeVisible()
  await expect(discard(page)).toHaveCount(0)
})
