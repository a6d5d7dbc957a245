import { expect, type Page } from '@playwright/test'
import { login, NEW_PASSWORD, someone } from '../people'
import type { Person } from './deployment'

/** Presses a button and moves away from it: a second press at once at the same place would count as the same one. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await page.mouse.move(0, 0)
}

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' })
export const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true })
/** The field of a code, which is sent as soon as all digits are there. */
export const codeField = (page: Page) => page.getByRole('textbox', { name: /code/i })

/** A card of /account. */
export const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Where somebody stands who has just signed up. */
export const plansFor = (email: string) => new RegExp(`/plans\\?email=${encodeURIComponent(email)}$`)

/** From an empty form in one step to the plans. */
export async function signUp(page: Page, email = someone()): Promise<string> {
  await page.goto('/register')
  await emailField(page).fill(email)
  await passwordField(page).fill(NEW_PASSWORD)
  await press(page, 'Sign up')
  await expect(page).toHaveURL(plansFor(email))
  return email
}

/** Waits until the privileges of five seconds have passed that somebody has since a moment. */
export const untilPrivilegesPass = (since: number) =>
  expect.poll(() => Date.now() - since).toBeGreaterThan(5000)

/** Shows the password once more where it is asked for. */
export async function confirmIdentity(page: Page, { password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
  await passwordField(page).fill(password)
  await press(page, 'Sign in')
}

/** Signs in at the form, up to the first screen. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await login(page, email, password)
  await expect(page).toHaveURL(/\/(user|admin)$/)
}
