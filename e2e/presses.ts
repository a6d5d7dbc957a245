import { expect, type Locator } from '@playwright/test'

/**
 * Presses twice as a hand does it, the second press right after the first. `dblclick` waits between the two until the page
 * has dealt with the first, which on a busy machine takes longer than any hand.
 */
export async function pressTwice(control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await control.hover()
  const { mouse } = control.page()
  await Promise.all([1, 2].flatMap((clickCount) => [mouse.down({ clickCount }), mouse.up({ clickCount })]))
}
