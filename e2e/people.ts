import { expect, type Page } from '@playwright/test'

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
