import type { Locator, Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'
import { platform, step } from './jobs'
import { layoutFaults } from './layout/faults'
import { stretchAnswers } from './layout/stretched'
import { adminPlaces, open, readIds, userPlaces, visitorPlaces } from './places'

/** From the narrowest tablet to a large screen; what overflows at 390 and 1280 px is seen in the stories, too. */
const LOOKS = [700, 768, 1024, 1100, 1280, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

const menu = (page: Page) => page.getByRole('button', { name: /^Actions for / }).first()
/** Where questions are asked before something is done, and what is pressed to be asked. */
const questions: readonly [string, ...((page: Page) => Locator)[]][] = [
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

/** What is wrong at any width, with the widths and themes it is wrong at. */
async function faultsOf(page: Page, places: readonly (string | (typeof questions)[number])[]) {
  const found: Record<string, string[]> = {}
  for (const it of places) {
    const [place, ...pressed] = typeof it === 'string' ? [it] : it
    await open(page, place)
    for (const control of pressed) await control(page).click()
    if (pressed.length > 0) await expect(page.getByRole('alertdialog')).toBeVisible()
    for (const { width, theme } of LOOKS) {
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
  await stretchAnswers(page)
  expect(await faultsOf(page, userPlaces)).toEqual({})
})
