import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { cancelNextKey, dialogsOf, insertKey } from './keys'
import { login, NEW_PASSWORD, NOTHING_YET, register, signOut, someone } from './people'

const SAVED = 'Your changes have been saved!'

/**
 * Waits until the browser offers the passkey in the field of the email address. A device that is there before that
 * answers the offer at once, and the form is gone.
 */
const offeredByBrowser = (page: Page) => page.waitForFunction(() => 'abortPasskeyConditionalUI' in window)

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(...NOTHING_YET))

test('a passkey is made, signs in by its button and out of the autofill, and is removed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\//) // the session ends while the screen is still reading
  const device = await insertKey(page, 'passkey')
  await register(page, someone())
  // Offered once to somebody who came in by a password.
  await page.goto('/user')
  const offer = page.getByText('Sign in without the password next time')
  await expect(offer.first()).toBeVisible()
  await expectAccessible(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => void (release = resolve))
  await page.route('**/webauthn.js', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL(/\/account$/)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  const add = passkeys.getByRole('button', { name: 'Add passkey' })
  await add.click()
  // Pressed before the script of the identity service is there, it waits for it.
  await expect(add).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(passkeys.getByText(SAVED)).toBeInViewport()
  await expect(passkeys.getByText('On', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await device.layAside()
  await signOut(page)
  const withPasskey = page.getByRole('button', { name: 'Sign in with passkey' })
  await expect(withPasskey).toBeVisible()
  await expectAccessible(page)
  await offeredByBrowser(page)
  await device.takeUp()
  await withPasskey.click()
  await expect(page).toHaveURL(/\/user$/)

  // The browser offers it by itself as soon as the form is there, and its owner takes it.
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/user$/)

  // How one was signed in last is marked when one comes back.
  await device.layAside()
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(withPasskey).toContainText('Last used')
  await offeredByBrowser(page)
  await device.takeUp()
  await withPasskey.click()
  await expect(page).toHaveURL(/\/user$/)

  await page.goto('/account')
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(passkeys.getByText(SAVED)).toBeVisible()
  await expect(passkeys.getByText('On', { exact: true })).toBeHidden()
})

test('a security key is made with a name, asked for after the password, and removed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
  await insertKey(page, 'security key')
  const email = someone()
  await register(page, email)
  await page.goto('/account')
  const keys = page.getByRole('region', { name: 'Security keys' })
  const name = keys.getByLabel('Name of the security key')
  await name.fill('Desk key')
  await name.press('Enter')
  const remove = keys.getByRole('button', { name: /Desk key/ })
  await expect(remove).toBeVisible()
  await expect(keys.getByText('On', { exact: true })).toBeVisible()

  await signOut(page)
  await login(page, email, NEW_PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with security key' }).click()
  await expect(page).toHaveURL(/\/user$/)

  await page.goto('/account')
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove security key' }).click()
  await expect(keys.getByText(SAVED)).toBeVisible()
  await expect(remove).toBeHidden()
})

test('a security key whose question is cancelled was not sent, and can be added after all', async ({
  page,
}) => {
  await insertKey(page, 'security key')
  await register(page, someone())
  await page.goto('/account')
  const keys = page.getByRole('region', { name: 'Security keys' })
  const add = keys.getByRole('button', { name: 'Add security key' })
  await keys.getByLabel('Name of the security key').fill('Desk key')
  await cancelNextKey(page)
  await add.click()
  await expect(add).not.toHaveAttribute('aria-busy')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()

  const dialogs = dialogsOf(page)
  await page.reload()
  await expect(keys.getByText('What you typed before is back')).toBeVisible()
  await expect(keys.getByText(/no answer came/)).toBeHidden()
  expect(dialogs.splice(0)).toEqual(['beforeunload'])

  // What is sent is not asked about.
  await add.click()
  await expect(keys.getByRole('button', { name: /Desk key/ })).toBeVisible()
  expect(dialogs).toEqual([])
})

test('somebody signs up with a passkey in place of a password, and signs in with it', async ({
  page,
  consoleErrors,
  sandbox,
}) => {
  consoleErrors.expectFailure(/\/v1\/user\//) // the session ends while the screen is still reading
  await sandbox.set({ passkeySignUp: true })
  const device = await insertKey(page, 'passkey')
  const email = someone()
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up with passkey' }).click()
  await expect(page).toHaveURL(/\/user\/verify\?flow=/) // the form was sent by the browser itself

  await device.layAside()
  await page.goto('/user')
  await signOut(page)
  const withPasskey = page.getByRole('button', { name: 'Sign in with passkey' })
  await expect(withPasskey).toBeVisible()
  await offeredByBrowser(page)
  await device.takeUp()
  await withPasskey.click()
  await expect(page).toHaveURL(/\/user$/)

  // Sign-ins offer passkeys as long as somebody has one; those of other journeys are to be without.
  await page.goto('/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: /^Remove passkey/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(passkeys.getByText(SAVED)).toBeVisible()
})
