import { expect, type Page } from '@playwright/test'

/** Lets time pass in the page, in small pieces, so that answers arrive in between. */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.fastForward(1000)
    await page.waitForTimeout(25)
  }
}

/** What is drawn only while something loads or is being sent. */
const BUSY =
  '[aria-busy="true"], [role="status"][aria-label^="Loading"], [role="status"][aria-label^="Signing out"]'

/** After every step, once the network is well again: the screen stands, and nothing waits for ever. */
export async function expectStanding(page: Page): Promise<void> {
  await expect(page.locator('main, [role="dialog"], [role="alertdialog"]').first()).toBeVisible()
  expect((await page.locator('body').innerText()).trim().length, 'a blank screen').toBeGreaterThan(20)
  const busy = page.locator(BUSY)
  for (let tries = 0; tries < 4; tries++) {
    // An answer needs real time to arrive, what the page waits for by itself needs its clock.
    const isDone = await expect(busy)
      .toHaveCount(0, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
    if (isDone) return
    await pass(page, 12)
  }
  expect(await busy.evaluateAll((all) => all.map((one) => one.outerHTML)), 'a stuck spinner').toEqual([])
}

/** What the page says about a write that has ended, in so far as it says anything definite. */
export async function said(page: Page, { done, failed }: { done: RegExp; failed: RegExp }) {
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  return { done: done.test(text), failed: failed.test(text) }
}
