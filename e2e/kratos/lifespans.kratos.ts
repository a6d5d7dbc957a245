import type { Page } from '@playwright/test'
import { addAuthenticator, login, NEW_PASSWORD, signOut, someone } from '../people'
import { expect, test } from './fixtures'
import { codeField, emailField, passwordField, plansFor, press, section, signIn } from './people'

/** Opens an address and waits until the flow that its form was drawn from has ended. */
async function openTooLong(page: Page, address: string, kind: string, authUrl: string): Promise<void> {
  await page.goto(address)
  await isOpenTooLong(page, kind, authUrl)
}

/** Waits until the flow that the form in view was drawn from has ended. */
async function isOpenTooLong(page: Page, kind: string, authUrl: string): Promise<void> {
  const form = page.locator(`form[action^="${authUrl}/self-service/${kind}?flow="]`).first()
  const id = new URL((await form.getAttribute('action')) ?? '').searchParams.get('flow')
  await answersWith(page, 410, `${authUrl}/self-service/${kind}/flows?id=${id}`)
}

/** Waits until the identity service answers this browser's read with a status. */
async function answersWith(page: Page, status: number, url: string): Promise<void> {
  const ask = async (asked: string) => {
    const { status: found } = await fetch(asked, {
      credentials: 'include',
      headers: { accept: 'application/json' },
    })
    return found
  }
  await expect.poll(() => page.evaluate(ask, url)).toBe(status)
}

test.describe('a form that was open too long', () => {
  test.use({ variant: 'forms of five seconds' })

  test('a sign-in that was open too long keeps the address, empties the password, and can be sent once more', async ({
    page,
    kratos,
    deployment,
  }) => {
    const { email, password } = await kratos.person()
    await openTooLong(page, '/login', 'login', deployment.authUrl)
    await emailField(page).fill(email)
    await passwordField(page).fill(password)
    await press(page, 'Sign in')
    await expect(passwordField(page)).toHaveValue('')
    await expect(emailField(page)).toHaveValue(email)
    // The next form lasts no longer, which a slow machine may need.
    await expect(async () => {
      await passwordField(page).fill(password)
      await press(page, 'Sign in')
      await expect(page).toHaveURL(/\/user$/, { timeout: 2000 })
    }).toPass()
  })

  test('a sign-up that was open too long keeps the address, empties the password, and can be sent once more', async ({
    page,
    deployment,
  }) => {
    const email = someone()
    await openTooLong(page, '/register', 'registration', deployment.authUrl)
    await emailField(page).fill(email)
    await passwordField(page).fill(NEW_PASSWORD)
    await press(page, 'Sign up')
    await expect(passwordField(page)).toHaveValue('')
    await expect(emailField(page)).toHaveValue(email)
    await expect(async () => {
      await passwordField(page).fill(NEW_PASSWORD)
      await press(page, 'Sign up')
      await expect(page).toHaveURL(plansFor(email), { timeout: 2000 })
    }).toPass()
  })

  test('an account that was open too long keeps what was typed, and can be saved once more', async ({
    page,
    kratos,
    deployment,
  }) => {
    await signIn(page, await kratos.person())
    await openTooLong(page, '/account', 'settings', deployment.authUrl)
    const profile = section(page, 'Profile')
    await profile.getByLabel('Name').fill('Nora')
    await expect(async () => {
      await profile.getByRole('button', { name: 'Save' }).click()
      await expect(profile.getByText('Your changes have been saved!')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(profile.getByLabel('Name')).toHaveValue('Nora')
  })

  test('a verification that was open too long begins anew, and its mail too late says so', async ({
    page,
    kratos,
    deployment,
  }) => {
    const { email } = await kratos.person({ verified: false })
    await openTooLong(page, '/user/verify', 'verification', deployment.authUrl)
    await expect(async () => {
      await emailField(page).fill(email)
      await press(page, 'Continue')
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    const { link } = await kratos.mail(email)
    const id = new URL(link).searchParams.get('flow') ?? ''
    await answersWith(page, 410, `${deployment.authUrl}/self-service/verification/flows?id=${id}`)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(/expired/)
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

test.describe('a step-up that was open too long', () => {
  test.use({ variant: 'sign-in forms of five seconds' })

  const notTaken = (page: Page) => page.getByText('The form was no longer valid, so nothing was done.')

  test('a confirmation that was open too long can be sent once more, and leads where one wanted to go', async ({
    page,
    kratos,
    deployment,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const address = '/login?refresh=true&return_to=%2Fuser%2Fsettings'
    await openTooLong(page, address, 'login', deployment.authUrl)
    await passwordField(page).fill(person.password)
    await press(page, 'Sign in')
    await expect(notTaken(page)).toBeVisible()
    await expect(async () => {
      await passwordField(page).fill(person.password)
      await press(page, 'Sign in')
      await expect(page).toHaveURL(/\/user\/settings$/, { timeout: 2000 })
    }).toPass()
  })

  test('a second factor that was open too long can be shown once more, and leads where one wanted to go', async ({
    page,
    kratos,
    deployment,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const totp = await addAuthenticator(page)
    await signOut(page)
    await page.goto('/user/settings')
    await login(page, person.email, person.password)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect(codeField(page)).toBeEditable()
    await isOpenTooLong(page, 'login', deployment.authUrl)
    await codeField(page).fill(totp.generate())
    await expect(notTaken(page)).toBeVisible()
    await expect(async () => {
      await codeField(page).fill(totp.generate())
      await expect(page).toHaveURL(/\/user\/settings$/, { timeout: 2000 })
    }).toPass()
  })
})

test.describe('a session that ran out', () => {
  test.use({ variant: 'sessions of five seconds' })

  test('a session that ran out leads to the sign-in and back to where one was', async ({
    page,
    kratos,
    deployment,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    const person = await kratos.person()
    await signIn(page, person)
    await answersWith(page, 401, `${deployment.authUrl}/sessions/whoami`)
    await press(page, 'Refresh')
    await expect(page).toHaveURL(/\/login\?return_to=/)
    await emailField(page).fill(person.email)
    await passwordField(page).fill(person.password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/user$/)
  })
})
