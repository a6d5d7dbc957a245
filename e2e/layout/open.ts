import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Opens a place and waits until all that it asks for is there. */
export async function open(page: Page, place: string) {
  await page.goto(place)
  // The form of the document has a heading, too, until the console's own has taken its place.
  await expect(page.locator('#root h1')).toBeVisible()
  if (place.includes('dialog=')) await expect(page.getByRole('dialog')).toBeVisible()
  await allThere(page)
}

/** Waits until nothing is loading any more. */
export const allThere = (page: Page) =>
  expect(page.locator('[data-loading], [data-shape], [aria-busy="true"]')).toHaveCount(0)
