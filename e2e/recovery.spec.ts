import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { addAuthenticator, login, NEW_PASSWORD, NOTHING_YET, register, signOut, someone } from './people'

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(...NOTHING_YET))

/** A new person who is signed out and asks for a new password; returns the address. */
async function askForRecovery(page: Page) {
  const email = someone()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto('/recovery')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: /submit|send|continue/i }).click()
  return email
}

test.describe('recovery', () => {
  test('by link, to a new password', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/settings/)
    const email = someone()
    await register(page, email)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(/\/recovery$/)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    await page.goto((await sandbox.mailTo(email)).link)
    await expect(page).toHaveURL(/\/account/)
    const choice = page.getByRole('region', { name: 'Choose a new password' })
    await expect(choice.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Choose a new password',
    )
    await expectAccessible(page)
    // Refused and loaded anew, it is still what comes first.
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(choice.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least/)
    await page.reload()
    await expect(choice.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(choice.getByRole('link', { name: 'Continue without a new password' })).toBeVisible()
    await page.keyboard.type('brand-new-secret-7')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your changes have been saved!')).toBeVisible()
    await expect(choice).toBeHidden()
    await expectAccessible(page)

    await signOut(page)
    await login(page, email, 'brand-new-secret-7')
    await expect(page).toHaveURL(/\/user$/)
  })

  test('by code', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await sandbox.set({ recoveryMethod: 'code' })
    const email = await askForRecovery(page)
    await expect(page.getByLabel(/code/i)).toBeVisible() // by then the mail is there
    const { code } = await sandbox.mailTo(email)
    // Copied as some mails write it; nothing has to be pressed.
    await page.getByLabel(/code/i).fill(`${code.slice(0, 3)} - ${code.slice(3)}`)
    await expect(page).toHaveURL(/\/account/)
    const choice = page.getByRole('region', { name: 'Choose a new password' })
    await expect(choice.getByLabel('Password', { exact: true })).toBeFocused()

    // Another time will do: the old password is still the one to sign in with.
    await choice.getByRole('link', { name: 'Continue without a new password' }).click()
    await expect(page).toHaveURL(/\/user$/)
    await signOut(page)
    await login(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('by a second code, which is not asked for by accident', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await sandbox.set({ recoveryMethod: 'code' })
    await page.clock.install()
    const email = await askForRecovery(page)
    const resend = page.getByRole('button', { name: 'Resend code' })
    await expect(resend).toContainText(/in \d+ s/)
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    const first = (await sandbox.mailTo(email)).code
    await resend.click({ force: true })
    await page.clock.fastForward(30_000)
    await expect(resend).not.toContainText(/in \d+ s/)
    expect((await sandbox.mailTo(email)).code).toBe(first)

    await resend.click()
    await expect(resend).toContainText(/in \d+ s/)
    const second = (await sandbox.mailTo(email)).code
    expect(second).not.toBe(first)
    await page.getByLabel(/code/i).fill(first) // only the latest one works
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await page.getByLabel(/code/i).fill(second)
    await expect(page).toHaveURL(/\/account/)
  })

  test('by code, after too many wrong ones with another', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await sandbox.set({ recoveryMethod: 'code' })
    const email = await askForRecovery(page)
    const code = page.getByRole('textbox', { name: /code/i })
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await expect(code).toHaveValue('') // the form that answered the last one
      await code.fill(`00000${attempt}`)
      await answered
    }
    await expect(page.getByRole('alert')).toHaveText(/submitted too often. Please request another code/)
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(code).toBeEditable() // by then the mail is there
    await code.fill((await sandbox.mailTo(email)).code)
    await expect(page).toHaveURL(/\/account/)
  })

  test('is not for somebody signed in, who chooses a new password on /account', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await register(page, someone())
    await page.goto('/recovery')
    await expect(page).toHaveURL(/\/account/)
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeEditable()
  })

  test('with a second factor, which is asked for before the new password', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/(login|settings)|sessions/)
    const email = someone()
    await register(page, email)
    const totp = await addAuthenticator(page)
    await page.context().clearCookies()
    await page.goto('/recovery')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto((await sandbox.mailTo(email)).link)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use Authenticator' })).toHaveAttribute(
      'data-variant',
      'primary',
    )
    await page.getByLabel(/code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
    const choice = page.getByRole('region', { name: 'Choose a new password' })
    await expect(choice.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('by code, gone on with after a reload; one that has ended gives way to a new one', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await sandbox.set({ recoveryMethod: 'code' })
    const email = await askForRecovery(page)
    await page.getByLabel(/code/i).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expect(page).toHaveURL(/\/recovery\?flow=[\w-]+$/)

    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/recovery?flow=00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expect(page).toHaveURL(/\/recovery$/)
    await page.goBack()
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await expect(page).toHaveURL(/\/account/)
  })
})
