import { expectAccessible } from '../fixtures'
import { login, signOut } from '../people'
import { expect, test } from './fixtures'
import { passwordField, press, section, signIn } from './people'

const SAVED = 'Your changes have been saved!'
const NEXT_PASSWORD = 'brand-new-secret-9'

test.describe('the account', () => {
  test('one section is saved without losing what is typed in another', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    await page.goto('/account')
    await expectAccessible(page)
    const [profile, password] = [section(page, 'Profile'), section(page, 'Password')]
    await password.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD)
    await profile.getByLabel('Name').fill('Nora')
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText(SAVED)).toBeVisible()
    await expect(passwordField(page)).toHaveValue(NEXT_PASSWORD)
    await password.getByRole('button', { name: 'Save' }).click()
    await expect(password.getByText(SAVED)).toBeVisible()

    await signOut(page)
    await login(page, person.email, NEXT_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
    await page.goto('/account')
    await expect(section(page, 'Profile').getByLabel('Name')).toHaveValue('Nora')
  })

  test('sessions elsewhere are listed and ended', async ({ page, browser, baseURL, kratos }) => {
    const person = await kratos.person()
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await signIn(other, person)
    await signIn(page, person)
    await page.goto('/account')
    await press(page, 'Sign out everywhere else')
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })
})

test.describe('privileges of five seconds', () => {
  test.use({ variant: 'privileges of five seconds' })

  test('once privileges have passed, a password is changed after confirming who one is', async ({
    page,
    kratos,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const signedIn = Date.now()
    await page.goto('/account')
    await passwordField(page).fill(NEXT_PASSWORD)
    await expect.poll(() => Date.now() - signedIn).toBeGreaterThan(5000)
    const save = section(page, 'Password').getByRole('button', { name: 'Save' })
    await save.click()
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
    await expectAccessible(page)
    await passwordField(page).fill(person.password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/account/)
    await passwordField(page).fill(NEXT_PASSWORD)
    await save.click()
    await expect(section(page, 'Password').getByText(SAVED)).toBeVisible()
    await signOut(page)
    await login(page, person.email, NEXT_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })
})
