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

/**
 * Lets time pass in the page. Tells what it says about a write meanwhile, in so far as it says anything definite: a toast is gone
 * after five seconds.
 */
export async function saidWithin(page: Page, seconds: number, words: { done: RegExp; failed: RegExp }) {
  const told = { done: false, failed: false }
  for (let second = 0; second < seconds; second++) {
    await pass(page, 1)
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    told.done ||= words.done.test(text)
    told.failed ||= words.failed.test(text)
  }
  return told
}
