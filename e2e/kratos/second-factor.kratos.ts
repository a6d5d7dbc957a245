import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures'
import { addAuthenticator, login, removeAuthenticator, signOut } from '../people'
import type { Kratos, Person } from './deployment'
import { expect, test } from './fixtures'
import { codeField, passwordField, press, section, signIn } from './people'

const SAVED = 'Your changes have been saved!'

/** Ends every session of somebody, as an administrator of the identity service does. */
const endSessions = (kratos: Kratos, { id }: Person) => kratos.admin('DELETE', `/identities/${id}/sessions`)

const oneMoreStep = (page: Page) => page.getByRole('heading', { name: 'One more step' })

test.describe('authenticator', () => {
  test('an authenticator is set up, asked for at sign-in, and removed', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const totp = await addAuthenticator(page)
    await signOut(page)
    await page.goto('/user/settings')
    await login(page, person.email, person.password)
    await expect(oneMoreStep(page)).toBeVisible()
    await expectAccessible(page)
    await codeField(page).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await codeField(page).fill(totp.generate())
    await expect(page).toHaveURL(/\/user\/settings$/)

    await removeAuthenticator(page)
  })

  test('an authenticator is asked for by a recovery before the new password', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const totp = await addAuthenticator(page)
    await page.context().clearCookies()
    await page.goto('/recovery')
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await press(page, 'Continue')
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill((await kratos.mail(person.email)).code)
    await expect(oneMoreStep(page)).toBeVisible()
    await codeField(page).fill(totp.generate())
    await expect(section(page, 'Choose a new password')).toBeVisible()
    await expect(passwordField(page)).toBeFocused()
  })
})

test.describe('backup codes', () => {
  test('backup codes are generated, saved, and let one in once each', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    await addAuthenticator(page)
    const codes = section(page, 'Backup recovery codes')
    await codes.getByRole('button', { name: 'Generate new backup recovery codes' }).click()
    const [backup = ''] = /\b[a-z0-9]{8}\b/.exec(await codes.locator('code').first().innerText()) ?? []
    await codes.getByRole('button', { name: 'Confirm backup recovery codes' }).click()
    await expect(codes.getByText(SAVED)).toBeVisible()

    for (const accepted of [true, false]) {
      await signOut(page)
      await login(page, person.email, person.password)
      await expect(oneMoreStep(page)).toBeVisible()
      await page.getByRole('textbox', { name: 'Backup recovery code' }).fill(backup)
      await press(page, 'Use backup recovery code')
      if (accepted) await expect(page).toHaveURL(/\/user$/)
      else await expect(page.getByText(/already been used/i)).toBeVisible()
    }
  })
})

test.describe('code by mail', () => {
  test.use({ variant: 'code as second factor' })

  test('a code by mail is asked for after the password', async ({ page, kratos }) => {
    const person = await kratos.person()
    await page.goto('/login')
    await login(page, person.email, person.password)
    await expect(oneMoreStep(page)).toBeVisible()
    // Some versions ask where to send it even where there is one address only.
    const send = page.getByRole('button', { name: /^Send code to|^Send sign in code/ })
    await expect(send.or(codeField(page))).toBeVisible()
    if (await send.isVisible()) await send.click()
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await codeField(page).fill((await kratos.mail(person.email)).code)
    await expect(page).toHaveURL(/\/user$/)
  })
})

test.describe('a step-up without a session', () => {
  test('a confirmation whose session has ended in the meantime signs in anew', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    await page.goto('/login?refresh=true&return_to=%2Fuser%2Fsettings')
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
    await expect(passwordField(page)).toBeEditable()
    await endSessions(kratos, person)
    await passwordField(page).fill(person.password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/user\/settings$/)
  })

  test('a second factor whose session has ended in the meantime begins with the first', async ({
    page,
    kratos,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const totp = await addAuthenticator(page)
    await signOut(page)
    await page.goto('/user/settings')
    await login(page, person.email, person.password)
    await expect(oneMoreStep(page)).toBeVisible()
    await endSessions(kratos, person)
    await codeField(page).fill(totp.generate())
    await expect(page.getByText('Nobody is signed in any more. Sign in to go on.')).toBeVisible()
    await login(page, person.email, person.password)
    await codeField(page).fill(totp.generate())
    await expect(page).toHaveURL(/\/user\/settings$/)
  })

  async function openSignedOut(page: Page, kratos: Kratos, step: string) {
    const { email, password } = await kratos.person()
    await page.goto(`/login?${step}&return_to=%2Fuser%2Fsettings`)
    await login(page, email, password)
    await expect(page).toHaveURL(/\/user\/settings$/)
  }

  test('a confirmation that is opened while signed out leads to the sign-in', ({ page, kratos }) =>
    openSignedOut(page, kratos, 'refresh=true'))

  test('a second factor that is opened while signed out leads to the sign-in', ({ page, kratos }) =>
    openSignedOut(page, kratos, 'aal=aal2'))
})
