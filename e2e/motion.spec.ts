import type { Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'

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
  await signIn(accounts.admin)
  await page.goto('/admin/plans')
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

test('a row that is deleted fades in its place', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/admin/admins')
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
    await signIn(accounts.admin)
    await page.goto('/admin/plans')
    await page.getByRole('button', { name: 'Actions for Pro' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    const copies = page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          document.addEventListener('keyup', () =>
            requestAnimationFrame(() => resolve(document.querySelectorAll(selector).length)),
          )
        }),
      leaving,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await copies).toBe(0)
  })
})
