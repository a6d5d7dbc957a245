import { expect, expectAccessible, test } from './fixtures'
import {
  addAuthenticator,
  changePassword,
  changePerson,
  fillPasswords,
  login,
  NEW_PASSWORD,
  NOTHING_YET,
  register,
  signOut,
  someone,
  updatePassword,
} from './people'
import { pressTwice } from './presses'

const NEWER_PASSWORD = 'an-even-longer-secret-43'

test('a password is changed: refusals keep the form, the new one signs in', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/(login|settings)/)
  const email = someone()
  await register(page, email)
  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(updatePassword(page)).toBeDisabled()
  await expectAccessible(page)

  // The session is fresh, so Kratos itself would accept a new password without the current one.
  await fillPasswords(page, { current: 'not the password', next: NEWER_PASSWORD })
  await updatePassword(page).click()
  const current = page.getByLabel('Current Password')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription('The current password is wrong.')
  await expect(page.getByText(/phone/)).toHaveCount(0)
  await expect(page.getByLabel('New Password')).toHaveValue(NEWER_PASSWORD)

  await fillPasswords(page, { current: NEW_PASSWORD, next: 'short' })
  await updatePassword(page).click()
  await expect(page.getByLabel('New Password')).toBeFocused()
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(
    /The password must be at least 10 characters long/,
  )
  await expect(page.getByLabel('Confirm Password')).toHaveValue('short')
  await expectAccessible(page)

  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/self-service/settings'))
      changes.push(request.url())
  })
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await pressTwice(updatePassword(page))
  await expect(page.getByText('Success: Password changed')).toBeVisible()
  await expect(updatePassword(page)).toBeHidden()
  expect(changes).toHaveLength(1)
  expect(page.url()).toMatch(/\/user\/settings$/)

  await signOut(page)
  await login(page, email, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
  await login(page, email, NEWER_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})

test('a change that is not answered is not denied by the next press', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/(login|settings)/)
  await register(page, someone())
  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.route('**/self-service/settings?flow=*', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 502, contentType: 'text/html', body: '' })
  })
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await updatePassword(page).click()
  await expect(page.getByText('Sign in with the new password to see whether it was changed.')).toBeVisible()
  await page.unroute('**/self-service/settings?flow=*')
  await updatePassword(page).click()
  await expect(page.getByText('The password may have been changed already')).toBeVisible()
  await expect(page.getByText('The password was not changed')).toHaveCount(0)
  await expectAccessible(page)
})

test('a session too old to change credentials is renewed by the current password', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  const email = someone()
  await register(page, email)
  await page.goto('/user/settings')
  const OLD_MS = 6000
  await sandbox.set({ privilegedSessionMinutes: OLD_MS / 60_000 })
  const age = async () => {
    const whoami = await page.request.get(`${sandbox.authUrl}/sessions/whoami`)
    const { authenticated_at } = (await whoami.json()) as { authenticated_at: string }
    return Date.now() - Date.parse(authenticated_at)
  }
  await expect.poll(age, { timeout: 2 * OLD_MS }).toBeGreaterThan(OLD_MS)

  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  expect(await age()).toBeLessThan(OLD_MS)
  await signOut(page)
  await login(page, email, NEWER_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})

test('a person with a second factor changes the password, led to the factor where it is asked for', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
  const email = someone()
  await register(page, email)
  const totp = await addAuthenticator(page)
  await page.goto('/user/settings')
  await changePassword(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })

  // Where signing in needs no second factor, changing the password still does.
  await sandbox.set({ requireAal2: false })
  await signOut(page)
  await login(page, email, NEWER_PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto('/user/settings')
  await fillPasswords(page, { current: NEWER_PASSWORD, next: NEW_PASSWORD })
  await updatePassword(page).click()
  await expect(page).toHaveURL(/\/login\?aal=aal2&return_to=%2Fuser%2Fsettings$/)
  const messages = page.getByRole('list', { name: 'Messages' })
  await expect(messages.getByText('Confirm it is you with your second factor')).toBeVisible()
  await page.getByLabel(/code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page).toHaveURL(/\/user\/settings$/)
  await changePassword(page, { current: NEWER_PASSWORD, next: NEW_PASSWORD })
})

test('a password of blanks is one: it is set and it signs in', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  const email = someone()
  await register(page, email)
  await page.goto('/user/settings')
  const blanks = ' '.repeat(12)
  await fillPasswords(page, { current: NEW_PASSWORD, next: blanks })
  await updatePassword(page).click()
  await expect(page.getByText('Success: Password changed')).toBeVisible()

  await signOut(page)
  await login(page, email, blanks)
  await expect(page).toHaveURL(/\/user$/)
})

test('a change that is under way is not done to the person who signs in meanwhile', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(...NOTHING_YET)
  consoleErrors.expectFailure(/self-service|\/v1\//)
  const [first, second] = [someone(), someone()]
  await register(page, second)
  await page.context().clearCookies()
  await register(page, first)
  await page.goto('/user/settings')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/self-service/settings'))
      sent.push(request.url())
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const begun = page.waitForRequest('**/self-service/settings/browser*')
  await page.route('**/self-service/settings/browser*', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await fillPasswords(page, { current: NEW_PASSWORD, next: NEWER_PASSWORD })
  await updatePassword(page).click()
  await begun

  await changePerson(page, second, NEW_PASSWORD)
  const answered = page.waitForResponse('**/self-service/settings/browser*')
  answer()
  await answered
  await page.goto('/user')
  await signOut(page)
  expect(sent).toEqual([])
  await login(page, second, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
})
