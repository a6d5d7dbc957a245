import { expectAccessible } from '../fixtures'
import { login, NEW_PASSWORD, signOut, someone } from '../people'
import { expect, since, test } from './fixtures'
import { emailField, passwordField, plansFor, press, section, signIn, signUp } from './people'

test.describe('signing up in two steps', () => {
  test('ends signed in at the plans, and the link of the mail verifies the address', async ({
    page,
    kratos,
  }) => {
    const email = someone()
    await page.goto('/register')
    await emailField(page).fill(email)
    await press(page, 'Sign up')
    await passwordField(page).fill('tiny')
    await expectAccessible(page)
    await press(page, 'Sign up')
    await expect(page.getByText(/at least 10 characters/)).toBeVisible()
    await passwordField(page).fill(NEW_PASSWORD)
    await press(page, 'Sign up')
    await expect(page).toHaveURL(plansFor(email))

    await page.goto((await kratos.mail(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(page).toHaveURL(/\/user$/)
    await signOut(page)
    await login(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('goes back to the first step with what was typed', async ({ page }) => {
    const email = someone()
    await page.goto('/register')
    await emailField(page).fill('mistyped@example.com')
    await press(page, 'Sign up')
    await expect(passwordField(page)).toBeVisible()
    await press(page, 'Back')
    await expect(emailField(page)).toHaveValue('mistyped@example.com')
    await emailField(page).fill(email)
    await press(page, 'Sign up')
    await passwordField(page).fill(NEW_PASSWORD)
    await press(page, 'Sign up')
    await expect(page).toHaveURL(plansFor(email))
  })

  test('says that somebody has the address already', async ({ page, kratos }) => {
    const { email } = await kratos.person()
    await page.goto('/register')
    await emailField(page).fill(email)
    await press(page, 'Sign up')
    await passwordField(page).fill(NEW_PASSWORD)
    await press(page, 'Sign up')
    await expect(page.getByRole('alert')).toContainText(/exists already/)
    await expect(page).toHaveURL(/\/register$/)
  })
})

test.describe('signing in', () => {
  test('a wrong password is told, the right one leads where one wanted to go', async ({ page, kratos }) => {
    const { email, password } = await kratos.person()
    await page.goto('/user/settings')
    await expect(page).toHaveURL(/\/login\?return_to=/)
    await login(page, email, 'not the password')
    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
    await expect(emailField(page)).toHaveValue(email)
    await expect(passwordField(page)).toHaveValue('')
    await expectAccessible(page)
    await passwordField(page).fill(password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/user\/settings$/)

    await signOut(page)
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login\?return_to=/)
  })

  test('an address that is not verified leads to verification, and its link in', async ({ page, kratos }) => {
    since('v25.4', kratos, 'the refusal sends no mail')
    const { email, password } = await kratos.person({ verified: false })
    await page.goto('/login')
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user\/verify/)
    await expect(page.getByRole('status')).toHaveText(
      'Your email address is not verified yet, so you are not signed in. We have sent you a message.',
    )
    await expect(emailField(page)).toHaveValue(email)
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveCount(0)
    await expectAccessible(page)
    await page.goto((await kratos.mail(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('an account that was switched off is told so', async ({ page, kratos }) => {
    const { id, email, password } = await kratos.person()
    await kratos.admin('PATCH', `/identities/${id}`, [{ op: 'replace', path: '/state', value: 'inactive' }])
    await page.goto('/login')
    await login(page, email, password)
    await expect(page.getByRole('alert')).toHaveText('This account was disabled.')
    await expect(emailField(page)).toHaveValue(email)
  })

  test('administrators come to their overview and stay administrators when they save', async ({
    page,
    kratos,
  }) => {
    const admin = await kratos.person({ admin: true })
    await signIn(page, admin)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/account')
    await expect(page.locator('[name*="admin"]')).toHaveCount(0)
    const profile = section(page, 'Profile')
    await profile.getByLabel('Name').fill('Nora')
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText('Your changes have been saved!')).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  })
})

test.describe('in one step', () => {
  test.use({ variant: 'one step' })

  test('signing up ends signed in at the plans', async ({ page }) => {
    await signUp(page)
  })
})

test.describe('identifier first', () => {
  test.use({ variant: 'identifier first' })

  test('the address is asked for first, then the password', async ({ page, kratos }) => {
    const [other, { email, password }] = [await kratos.person(), await kratos.person()]
    await page.goto('/login')
    await emailField(page).fill(other.email)
    await press(page, 'Continue')
    await expect(page.getByText(`Signing in as ${other.email}`)).toBeVisible()
    await press(page, 'Use another address')
    await emailField(page).fill(email)
    await press(page, 'Continue')
    await expect(page.getByText(`Signing in as ${email}`)).toBeVisible()
    await passwordField(page).fill('not the password')
    await press(page, 'Sign in')
    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
    await passwordField(page).fill(password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/user$/)
  })

  test('an address that nobody has is told in the first step', async ({ page }) => {
    await page.goto('/login')
    await emailField(page).fill(someone())
    await press(page, 'Continue')
    await expect(page.getByText(/account does not exist/)).toBeVisible()
    await expect(emailField(page)).toBeEditable()
  })
})

test.describe('closed sign-up', () => {
  test.use({ variant: 'closed sign-up' })

  test('is told, with the way to sign in', async ({ page, kratos }) => {
    const { email, password } = await kratos.person()
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Registration Disabled' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sign in to existing account' }).click()
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user$/)
  })
})

test.describe('the older answer', () => {
  test.use({ variant: 'older answer for unverified people' })

  test('an address that is not verified leads to verification in the older way as well', async ({
    page,
    kratos,
  }) => {
    const { email, password } = await kratos.person({ verified: false })
    await page.goto('/login')
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user\/verify/)
    await expect(page.getByText(/not verified yet, so you are not signed in\.$/)).toBeVisible()
    await emailField(page).fill(email)
    await press(page, /continue|submit/i)
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto((await kratos.mail(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })
})
