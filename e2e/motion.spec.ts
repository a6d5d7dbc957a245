import type { Page } from '@playwright/test'
import { accounts, expect, fileOfBuild, test } from './fixtures'

// The other journeys ask for reduced motion, where nothing fades.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const leaving = '[data-leaving]'

/** Counts the copies there ever were, as each is gone again after 140 ms; gives what expects a number of them. */
async function countCopies(page: Page) {
  await page.evaluate((selector) => {
    const seen = new Set<Node>()
    new MutationObserver(() => {
      for (const copy of document.querySelectorAll(selector)) seen.add(copy)
      document.documentElement.dataset['seen'] = String(seen.size)
    }).observe(document.body, { childList: true, subtree: true })
  }, leaving)
  return (count: number) => expect(page.locator('html')).toHaveAttribute('data-seen', String(count))
}

test('menus and dialogs fade as they close, and nothing waits for it', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/plans')
  const seen = await countCopies(page)

  const menu = page.getByRole('button', { name: 'Actions for Pro' })
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await seen(1)
  await expect(page.locator(leaving)).toHaveCount(0)

  // The next key opens at once what the last one closed.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Plan' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  await seen(4)
  await expect(page.locator(leaving)).toHaveCount(0)
})

test('the menu of a phone, and one whose code cannot be loaded, fade as they close', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\//)
  await signIn(accounts.admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(`**/assets/${fileOfBuild('menuitemradio')}`, (route) => route.abort())
  await page.goto('/admin/plans')
  // 'in' where something has faded in, 'out' where it begins to fade out.
  await page.evaluate(() => {
    const told = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !target.matches('dialog, [popover]')) return
      const way = target.matches('[open], :popover-open') ? 'in' : 'out'
      if ((way === 'out') === (type === 'transitionrun')) document.documentElement.dataset['faded'] = way
    }
    for (const type of ['transitionrun', 'transitionend', 'animationend'])
      document.addEventListener(type, told)
  })
  const faded = (way: 'in' | 'out') => expect(page.locator('html')).toHaveAttribute('data-faded', way)
  const hamburger = page.getByRole('button', { name: 'Open navigation' })
  const navigation = page.getByRole('dialog', { name: 'Navigation' })
  // The next key opens at once what the last one closed.
  await hamburger.press('Enter')
  await expect(navigation).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await faded('in')
  await page.keyboard.press('Escape')
  await expect(hamburger).toBeFocused()
  await expect(navigation).toHaveCount(0)
  await faded('out')

  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.press('Enter')
  const account = page.locator('[popover]').getByRole('link', { name: 'Account & security' })
  await expect(account).toBeFocused()
  await faded('in')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await faded('out')
  await expect(account).toHaveCount(0)
})

test('a row that is deleted fades in its place', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/admins')
  const email = 'leaves@example.com'
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  const row = page.getByRole('row', { name: new RegExp(email) })
  await row.getByRole('button', { name: 'Delete' }).click()
  const seen = await countCopies(page)
  await page.getByRole('button', { name: 'Delete admin', exact: true }).last().click()
  await expect(row).toHaveCount(0)
  await seen(2) // the question and the row
  await expect(page.locator(leaving)).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing fades', async ({ page, signIn }) => {
    await signIn(accounts.admin, '/admin/plans')
    await page.getByRole('button', { name: 'Actions for Pro' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    const html = page.locator('html')
    await html.evaluate(
      (root, selector) =>
        document.addEventListener('keyup', () =>
          requestAnimationFrame(() =>
            root.setAttribute('data-copies', String(document.querySelectorAll(selector).length)),
          ),
        ),
      leaving,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(html).toHaveAttribute('data-copies', '0')
  })
})

test("the mark's wheel turns while somebody waits: for what they asked for, and not for what is read by itself", async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/jobs')
  await expect(
    page.getByRole('table', { name: 'Recent Jobs' }).locator('tbody tr:not([data-loading])').first(),
  ).toBeVisible()
  const turning = page.locator('header [data-turns], nav [data-turns]')
  await expect(turning).toHaveCount(0)
  let letGo = () => {}
  const hold = () => new Promise<void>((resolve) => (letGo = resolve))
  let held = hold()
  const lists = /\/v1\/admin\/(jobs|workflows)\?/
  const poll = page.waitForRequest(lists)
  await page.route(lists, async (route) => {
    await held
    await route.continue()
  })
  await poll
  // Longer than a wait that somebody would notice.
  await page.waitForTimeout(1000)
  expect(await turning.count()).toBe(0)
  letGo()
  held = hold()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(turning).toHaveCount(1)
  letGo()
  await expect(turning).toHaveCount(0)
})
