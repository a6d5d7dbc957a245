import { expect, type Page } from '@playwright/test'

/** The payment provider's overlay. */
export const overlay = (page: Page) => page.getByRole('dialog')

/** The overlay is there, once, for this transaction and amount. */
export async function expectOverlay(page: Page, amount = '$20.00'): Promise<string> {
  await expect(overlay(page)).toHaveCount(1)
  await expect(overlay(page).getByRole('button', { name: `Pay ${amount}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeAttached()
  return new URL(page.url()).searchParams.get('transactionId') ?? ''
}
