import { expectAccessible } from '../fixtures'
import { signOut, someone } from '../people'
import { expect, test } from './fixtures'
import { emailField, passwordField, plansFor, press, section, signIn } from './people'

test.use({ variant: 'social provider' })

test('signing up with a provider ends signed in at the plans, and it signs in again', async ({
  page,
  kratos,
}) => {
  const email = someone()
  kratos.provider.expect({ sub: email, email, email_verified: true })
  await page.goto('/register')
  await press(page, 'Sign up with Harbour')
  await expect(page).toHaveURL(plansFor(email))
  await page.goto((await kratos.mail(email)).link)
  await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  await expect(page).toHaveURL(/\/user$/)
  await signOut(page)
  await press(page, 'Sign in with Harbour')
  await expect(page).toHaveURL(/\/user$/)
})

test('what the provider does not tell is asked for', async ({ page, kratos }) => {
  const email = someone()
  kratos.provider.expect({ sub: email })
  await page.goto('/register')
  await press(page, 'Sign up with Harbour')
  await expect(page.getByText('Property email is missing.')).toBeVisible()
  await expectAccessible(page)
  await emailField(page).fill(email)
  await press(page, 'Continue')
  await expect(page).toHaveURL(plansFor(email))
})

test('an address that somebody has already is linked by their password', async ({ page, kratos }) => {
  const { email, password } = await kratos.person()
  kratos.provider.expect({ sub: email, email })
  await page.goto('/login')
  await press(page, 'Sign in with Harbour')
  await expect(page.getByText(/already used by another account/)).toBeVisible()
  await expectAccessible(page)
  await passwordField(page).fill(password)
  await press(page, 'Sign in')
  await expect(page).toHaveURL(/\/user$/)
  await signOut(page)
  await press(page, 'Sign in with Harbour')
  await expect(page).toHaveURL(/\/user$/)
})

test('providers are linked to the account and unlinked', async ({ page, kratos }) => {
  const person = await kratos.person()
  await signIn(page, person)
  kratos.provider.expect({ sub: person.email, email: person.email })
  await page.goto('/account')
  const social = section(page, 'Social sign-in')
  await social.getByRole('button', { name: 'Link Lighthouse', exact: true }).click()
  await expect(social.getByRole('button', { name: 'Unlink Lighthouse' })).toBeVisible()
  await social.getByRole('button', { name: 'Unlink Lighthouse' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Unlink/ })
    .click()
  await expect(social.getByRole('button', { name: 'Link Lighthouse', exact: true })).toBeVisible()
})

test('a refusal at the provider is told, and another way can be taken', async ({ page, kratos }) => {
  const { email, password } = await kratos.person()
  kratos.provider.expect(undefined)
  await page.goto('/login')
  await press(page, 'Sign in with Harbour')
  await expect(page.getByRole('alert')).toContainText(/access_denied/)
  await expectAccessible(page)
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await press(page, 'Sign in')
  await expect(page).toHaveURL(/\/user$/)
})
