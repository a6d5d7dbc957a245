import { expectAccessible } from '../fixtures'
import { login, someone } from '../people'
import { expect, since, test } from './fixtures'
import { codeField, emailField, passwordField, press, section, signIn } from './people'

test.describe('verification by link', () => {
  test('a link that was used says so, and another can be had', async ({ page, kratos }) => {
    const { email } = await kratos.person({ verified: false })
    await page.goto('/user/verify')
    await emailField(page).fill(email)
    await press(page, 'Continue')
    await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
    const { link } = await kratos.mail(email)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Try Again')
    await emailField(page).fill(email)
    await press(page, 'Continue')
    await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
    expect((await kratos.mail(email)).link).not.toBe(link)
  })
})

test.describe('verification by code', () => {
  test.use({ variant: 'verification by code' })

  test('a wrong code is told, also after a reload, and the right one verifies', async ({ page, kratos }) => {
    since('v25.4', kratos, 'the refusal of a sign-in sends no mail')
    const { email, password } = await kratos.person({ verified: false })
    await page.goto('/login')
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user\/verify\?flow=/)
    await codeField(page).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expectAccessible(page)
    await codeField(page).fill((await kratos.mail(email)).code)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('the link of the mail verifies without a word typed', async ({ page, kratos }) => {
    const { email } = await kratos.person({ verified: false })
    await page.goto('/user/verify')
    await emailField(page).fill(email)
    await press(page, 'Continue')
    await expect(codeField(page)).toBeVisible()
    await page.goto((await kratos.mail(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('another code goes to an address that was put right', async ({ page, kratos }) => {
    const { email } = await kratos.person({ verified: false })
    await page.goto('/user/verify')
    await emailField(page).fill(someone())
    await press(page, 'Continue')
    await expect(codeField(page)).toBeVisible()
    await emailField(page).fill(email)
    await press(page, 'Resend code')
    // A code that is typed before the answer would be for the flow as it was.
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled()
    await expect.poll(() => kratos.mail(email).then(({ code }) => code, String)).toMatch(/^\d{6}$/)
    await codeField(page).fill((await kratos.mail(email)).code)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })
})

test.describe('recovery', () => {
  test('recovery by code asks for a new password first, and ends the other sessions', async ({
    page,
    browser,
    baseURL,
    kratos,
  }) => {
    const person = await kratos.person()
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await signIn(other, person)

    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await emailField(page).fill(person.email)
    await press(page, 'Continue')
    await codeField(page).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await page.reload()
    await codeField(page).fill((await kratos.mail(person.email)).code)
    const choice = section(page, 'Choose a new password')
    await expect(passwordField(page)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('brand-new-secret-7')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your changes have been saved!')).toBeVisible()
    await expect(choice).toBeHidden()

    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await login(other, person.email, person.password)
    await expect(other.getByRole('alert')).toContainText('The provided credentials are invalid')
    await passwordField(other).fill('brand-new-secret-7')
    await press(other, 'Sign in')
    await expect(other).toHaveURL(/\/user$/)
    await elsewhere.close()
  })

  test('recovery of an address that nobody has does not tell so', async ({ page }) => {
    await page.goto('/recovery')
    await emailField(page).fill(someone())
    await press(page, 'Continue')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  })
})

test.describe('recovery by link', () => {
  test.use({ variant: 'recovery by link' })

  test('recovery by link leads to a new password; used again, it says so', async ({
    page,
    browser,
    baseURL,
    kratos,
  }) => {
    const { email } = await kratos.person()
    await page.goto('/recovery')
    await emailField(page).fill(email)
    await press(page, 'Continue')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const { link } = await kratos.mail(email)
    await page.goto(link)
    await expect(page).toHaveURL(/\/account\?flow=/)
    await expect(section(page, 'Choose a new password')).toBeVisible()
    await expect(passwordField(page)).toBeFocused()

    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(other).toHaveURL(/\/recovery\?flow=/)
    await expect(other.getByRole('alert')).toContainText(/invalid or has already been used/)
    await elsewhere.close()
  })
})
