import type { Locator, Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'

/** Turns the mouse wheel over a field that has the focus, and resolves when the page has dealt with it. */
async function turnWheelOver(page: Page, field: Locator): Promise<void> {
  await field.focus()
  await field.hover()
  const wheel = await page.evaluateHandle(() => ({
    turned: new Promise((resolve) => {
      window.addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
        once: true,
        passive: true,
      })
    }),
  }))
  await page.mouse.wheel(0, -100)
  await wheel.evaluate(({ turned }) => turned)
  await expect(field).toBeFocused()
}

test.beforeEach(async ({ signIn }) => signIn(accounts.admin))

test('turning the wheel over a price or a limit changes nothing', async ({ page }) => {
  await page.goto('/admin/plans?dialog=create-plan')
  const dialog = page.getByRole('dialog')
  // A frame after it is drawn, a dialog takes the focus; text that is put in meanwhile would go nowhere.
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  for (const [name, typed] of [
    ['Price per month (USD)', '19.99'],
    ['Agents', '3'],
    ['Tools', '4'],
    ['Groups', '5'],
    ['Group graphs', '6'],
  ] as const) {
    const field = dialog.getByLabel(name, { exact: true })
    await field.fill(typed)
    await turnWheelOver(page, field)
    await expect(field).toHaveValue(typed)
  }
})

test('turning the wheel over an allowance changes nothing, and there is nothing to save', async ({
  page,
}) => {
  const { data } = (await (await page.request.get('/v1/admin/organizations')).json()) as {
    data: { id: string }[]
  }
  await page.goto(`/admin/organizations?dialog=manage-plan&id=${data[0]?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Manage Plan' })
  const fields = dialog.getByLabel(/^Additional /)
  await expect(fields).toHaveCount(4)
  for (const field of await fields.all()) {
    const before = await field.inputValue()
    await turnWheelOver(page, field)
    await expect(field).toHaveValue(before)
  }
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
})
