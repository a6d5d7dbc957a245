import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Sandbox } from './fixtures'

/** The password of everybody who registers in these tests. */
export const NEW_PASSWORD = 'a-longer-secret-42'

let people = 0
/** An address nobody has yet. */
export const someone = () => `person-${Date.now()}-${++people}@example.com`

/** From an empty form to the choice of a plan, signed in. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(email)}$`))
}

/** Fills and sends the login form that is on the screen. */
export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs the person out by the menu, as they would. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** Has the person sign out and somebody else sign in, in another tab of the same browser, until this one stands for them. */
export async function changePerson(page: Page, email: string, password: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/')
  await signOut(other)
  await login(other, email, password)
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await other.close()
  // A menu that was opened before this tab knew closes with the screen of the last person.
  await expect(async () => {
    await page.getByRole('button', { name: 'Account menu', expanded: false }).click({ timeout: 1000 })
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
}

/** Ends the person's session as another device does: the browser keeps its cookie, and the session is gone. */
export async function endSession(page: Page, { authUrl }: Sandbox): Promise<void> {
  const headers = { accept: 'application/json' }
  const logout = await page.request.get(`${authUrl}/self-service/logout/browser`, { headers })
  const { logout_token } = (await logout.json()) as { logout_token: string }
  const cookies = await page.context().cookies()
  await page.request.get(`${authUrl}/self-service/logout?token=${logout_token}`, { headers })
  await page.context().addCookies(cookies)
}

/** The calls that find nothing for somebody without an organization: plan, namespace, usage and a checkout that is not paid. */
export const NOTHING_YET = [/\/v1\/user\/(plan|namespace|resource-utilization|checkout)/, 404] as const

/**
 * Sets an authenticator app up in the account of somebody who is signed in. Gives what the app would show.
 */
export async function addAuthenticator(page: Page): Promise<TOTP> {
  await page.goto('/account')
  const totp = await beginAuthenticator(page)
  const app = authenticator(page)
  await app.getByLabel(/code/i).fill(totp.generate()) // sent with its last digit
  await expect(app.getByText('Your changes have been saved!')).toBeVisible()
  await expect(app.getByText('On', { exact: true })).toBeVisible()
  return totp
}

/** Opens the set-up in the account. Gives what an app would show that has taken the secret. */
export async function beginAuthenticator(page: Page): Promise<TOTP> {
  const app = authenticator(page)
  await app.getByRole('button', { name: 'Set up' }).click()
  await expect(app.getByLabel(/code/i)).toBeFocused()
  return new TOTP({ secret: (await app.locator('code').first().innerText()).trim() })
}

const authenticator = (page: Page) => page.getByRole('region', { name: 'Authenticator app' })

/** Unlinks it again, which is asked about first. */
export async function removeAuthenticator(page: Page): Promise<void> {
  await page.goto('/account')
  const app = authenticator(page)
  await app.getByRole('button', { name: /unlink/i }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink authenticator app' }).click()
  await expect(app.getByRole('button', { name: 'Set up' })).toBeVisible()
}

interface Passwords {
  current: string
  next: string
}

/** Opens the form of /user/settings where it is not open yet, and fills it. */
export async function fillPasswords(page: Page, { current, next }: Passwords): Promise<void> {
  const form = page.getByRole('form', { name: 'Change Password' })
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Change Password' }).click()
  await form.getByLabel('Current Password').fill(current)
  await form.getByLabel('New Password').fill(next)
  await form.getByLabel('Confirm Password').fill(next)
}

export const updatePassword = (page: Page) => page.getByRole('button', { name: 'Update Password' })

/** Changes the password in /user/settings. */
export async function changePassword(page: Page, passwords: Passwords): Promise<void> {
  await fillPasswords(page, passwords)
  await updatePassword(page).click()
  await expect(page.getByText('Success: Password changed')).toBeVisible()
  await expect(updatePassword(page)).toBeHidden()
}
