import type { Page } from '@playwright/test'
import { testBrowser } from '../scripts/browser.mjs'
import { accounts, expect, test } from './fixtures'
import { open } from './layout/open'
import { answerInOrder, answerOneByOne, shiftsOf, watchShifts } from './layout/shifts'
import { NOTHING_YET, register, someone } from './people'
import { overlay } from './paymentOverlay'
import { adminPlaces, readIds, readOwnOrganization, userPlaces, visitorPlaces } from './places'

/** What may move on the way to a screen, as CLS: a hundredth of the view, by its whole length. */
const MOST = 0.01
const WIDTHS = [1280, 390]
/**
 * Its workflows are asked for by the name of its cluster, so they come last and move the namespaces, which stand below; and
 * how many rows of plans there are to choose from nobody knows before.
 */
const MOVES = /dialog=(namespaces|change-plan)/

// Scroll bars that take room beside the page, as most desktops have them and Playwright by itself has not.
test.use({ launchOptions: { ...testBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** Opens each place as slowly as can be, and gives what moved more than it may; prints every place's shift. */
async function shiftsAt(page: Page, places: readonly string[]) {
  return movedAt(page, places, await answerOneByOne(page))
}

/** Opens each place, and gives what moved more than it may once `answered` says that all that was asked for is there. */
async function movedAt(page: Page, places: readonly string[], answered: () => Promise<void>) {
  const found: Record<string, string[]> = {}
  await watchShifts(page)
  const still = places.filter((place) => !MOVES.test(place))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    for (const place of still) {
      await open(page, place)
      await answered()
      const shifts = await shiftsOf(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      console.log(`${total.toFixed(4)}  ${width} px  ${place}`)
      if (total > MOST)
        found[`${place} at ${width} px: ${total.toFixed(4)}`] = shifts.flatMap(({ value, moved }) =>
          moved.map((part) => `${value.toFixed(4)} ${part}`),
        )
    }
  }
  return found
}

/**
 * The id of a user on the second page, where those who have registered in other journeys are not, whose address fits on one
 * line of a phone: before it is there nobody knows how many lines a title needs.
 */
async function userOnOneLine(page: Page): Promise<string> {
  const answer = await page.request.get('/v1/admin/users?page=2&limit=25')
  const lists = Object.values((await answer.json()) as Record<string, unknown>)
  const users = lists.find((list): list is { id: string; email: string }[] => Array.isArray(list))
  const user = users?.find(({ email }) => email.length < 30)
  if (!user) throw new Error('The second page has no user with a short address')
  return user.id
}

test('nothing moves while the screens of visitors load', async ({ page }) => {
  expect(await shiftsAt(page, visitorPlaces)).toEqual({})
})

test('nothing moves while the screens of somebody who has just registered load', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  // They have no organization yet, and the link verifies once.
  consoleErrors.expectFailure(/\/v1\/user\/|self-service\/verification/)
  const email = someone()
  await register(page, email)
  const { link } = await sandbox.mailTo(email)
  const plans = `/plans?email=${encodeURIComponent(email)}`
  expect(await shiftsAt(page, [plans, '/user', '/user/verify', link])).toEqual({})
})

test('nothing moves while an organization is being set up, however often what comes with it is asked for', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/\/v1\/user\/namespace/, 500)
  await sandbox.set({ 'has provisioning': false, jobsHeld: true })
  await register(page, someone())
  await page.getByRole('button', { name: 'Select Plus' }).click()
  await overlay(page).getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/user$/)
  await watchShifts(page)
  await sandbox.set({ latencyMs: 600 })
  await page.goto('/user')
  const polled = () => page.waitForResponse(/\/v1\/user\/namespace/)
  await expect(page.getByRole('region', { name: 'Finish setting up' })).toBeVisible()
  await polled()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await polled()
  await page.route('**/v1/user/namespace', (route) => route.fulfill({ status: 500, json: {} }))
  await polled()
  await polled()
  expect(await shiftsOf(page)).toEqual([])
  await expect(page.getByText('Some data could not be loaded')).toHaveCount(0)
})

test('nothing moves while the screens of customers load', async ({ page, signIn }) => {
  // On several devices: how many sessions will be listed nobody knows before.
  for (let device = 0; device < 4; device++) {
    // Calls of the screen before must not find that nobody is signed in.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(accounts.user)
  }
  expect(await shiftsAt(page, userPlaces(await readOwnOrganization(page)))).toEqual({})
})

test('nothing moves while the screens of a customer whose payment is missing load', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.set({ subscriptions: 'past due for 13 days' })
  await signIn(accounts.user)
  expect(await shiftsAt(page, ['/user', `/user/organizations/${await readOwnOrganization(page)}`])).toEqual(
    {},
  )
})

for (const area of ['organizations', 'clusters and jobs', 'plans and payments'] as const) {
  test(`nothing moves while the screens of admins load: ${area}`, async ({ page, signIn }) => {
    await signIn(accounts.admin)
    const ids = await readIds(page)
    const places = adminPlaces({ ...ids, user: await userOnOneLine(page) })[area]
    expect(
      await shiftsAt(
        page,
        places.map((place) => place.replace('?dialog=user', '?page=2&dialog=user')),
      ),
    ).toEqual({})
  })
}

/** The lists of the jobs screen by what their addresses have, the last one first. */
const JOB_LISTS = [/admin\/jobs\?.*limit=15/, /admin\/jobs\?.*limit=100/, /admin\/workflows\?/]

test('nothing moves on the jobs screen while its lists come from the last to the first', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin)
  const answered = await answerInOrder(page, JOB_LISTS)
  expect(await movedAt(page, ['/admin/jobs'], answered)).toEqual({})
})
