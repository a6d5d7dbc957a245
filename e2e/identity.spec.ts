import { TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, PASSWORD, test } from './fixtures'
import { login, NEW_PASSWORD, register, someone } from './people'

/** Who has no organization yet has no plan, namespace or usage to find. */
const NOTHING_YET = /\/v1\/user\/(plan|namespace|resource-utilization)/

async function askForAnotherLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: /submit|send|continue/i }).click()
  await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(NOTHING_YET))

test.describe('signing up', () => {
  test('leads to the plans; the mail verifies the address; then one can sign in', async ({
    page,
    sandbox,
  }) => {
    const email = someone()
    await register(page, email)
    await page.context().clearCookies()

    await page.goto((await sandbox.mailTo(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await expect(page.getByText('Your email has been successfully verified.')).toBeVisible()
    expect(page.url()).not.toContain('token')
    await expectAccessible(page)
    await expect(page).toHaveURL(/\/login$/, { timeout: 8000 }) // §4: after 3 seconds

    await login(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('a wrong link says so and another can be asked for', async ({ page, sandbox }) => {
    const email = someone()
    await register(page, email)
    const { link } = await sandbox.mailTo(email)
    await page.goto(link.replace(/token=\w+/, 'token=00000000000000000000000000000000'))
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expectNothingRaw(page)
    await expectAccessible(page)

    await askForAnotherLink(page, email)
    await page.goto((await sandbox.mailTo(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('an expired link says so and another can be asked for', async ({ page, sandbox }) => {
    const email = someone()
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
    await sandbox.set({ flowLifespanMinutes: 0 }) // what the mail leads to is over at once
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/plans/)
    await sandbox.set({ flowLifespanMinutes: 60 })

    await page.goto((await sandbox.mailTo(email)).link)
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('expired')
    await askForAnotherLink(page, email)
    const { link } = await sandbox.mailTo(email)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('by code', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/verification/)
    await sandbox.set({ verificationMethod: 'code' })
    const email = someone()
    await register(page, email)
    await page.goto('/user/verify')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await page.getByLabel(/code/i).fill('000000')
    await page.getByRole('button', { name: /submit|continue|verify/i }).click()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await page.getByRole('button', { name: /submit|continue|verify/i }).click()
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('in two steps', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    await sandbox.set({ twoStepRegistration: true })
    const email = someone()
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/plans\?email=/)
  })

  test('closed before and in the middle', async ({ page, browser, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    const email = someone()
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)

    const admin = await browser.newContext({ baseURL: sandbox.url })
    const console_ = await admin.newPage()
    await console_.goto('/login')
    await login(console_, accounts.admin, PASSWORD)
    await expect(console_).toHaveURL(/\/admin$/)
    const setSignup = (enabled: boolean) =>
      console_.request.put('/v1/admin/system/settings/signup', { data: { enabled } })
    expect((await setSignup(false)).ok()).toBe(true)
    try {
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByRole('heading', { name: 'Registration Disabled' })).toBeVisible()
      await expectAccessible(page)

      await page.goto('/register')
      await expect(page).toHaveURL(/\/login\?signup=disabled$/)
      await expect(page.getByText('Registration is currently disabled')).toBeVisible()
      await expect(page.getByText('Signup is currently disabled')).toBeVisible()
    } finally {
      await setSignup(true)
      await admin.close()
    }
  })

  test('a failing signup check means open', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/new\/signup/)
    await page.route('**/new/signup', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.goto('/login')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  })
})

test.describe('signing in', () => {
  test('an unverified address leads to verification, in both forms Kratos has', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    for (const verifiedLoginError of ['flow', '403'] as const) {
      const email = someone()
      await register(page, email)
      await page.context().clearCookies()
      await sandbox.set({ requireVerifiedLogin: true, verifiedLoginError })
      await page.goto('/login')
      await login(page, email, NEW_PASSWORD)
      await expect(page).toHaveURL(/\/user\/verify/)
      await sandbox.reset()
    }
  })

  test('an expired flow is replaced; the e-mail stays, the password does not', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await sandbox.set({ flowLifespanMinutes: 0 })
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sandbox.set({ flowLifespanMinutes: 60 })
    const expired = page.waitForResponse((response) => response.status() === 410)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expired
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('flows that never last end in words, not in a loop', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    let starts = 0
    await page.route('**/self-service/login/browser*', (route) => {
      starts += 1
      return route.fulfill({
        status: 403,
        json: { error: { id: 'security_csrf_violation', code: 403, message: 'no' } },
      })
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    expect(starts).toBeLessThanOrEqual(4)
    await page.unroute('**/self-service/login/browser*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  })

  test('the identity service being away is said, and what was typed stays', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.route('**/self-service/login?*', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(accounts.user)
    await page.unroute('**/self-service/login?*')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('nothing secret is left in addresses, storage or the log', async ({ page }) => {
    const said: string[] = []
    const visited: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await page.goto('/login')
    await login(page, accounts.user, PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    for (const text of [...said, ...visited, stored])
      expect(text).not.toMatch(/quarterdeck-demo|csrf_token|ory_st_/)
  })
})

test.describe('recovery', () => {
  test('by link, to a new password', async ({ page, sandbox }) => {
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
    const password = page.getByRole('region', { name: 'Password' })
    await password.getByLabel('Password', { exact: true }).fill('brand-new-secret-7')
    await password.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes have been saved!')).toBeVisible()
    await expectAccessible(page)

    await signOut(page)
    await login(page, email, 'brand-new-secret-7')
    await expect(page).toHaveURL(/\/user$/)
  })

  test('by code', async ({ page, sandbox, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/recovery/)
    await sandbox.set({ recoveryMethod: 'code' })
    const email = someone()
    await register(page, email)
    await page.context().clearCookies()
    await page.goto('/recovery')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await page.getByRole('button', { name: /submit|continue/i }).click()
    await expect(page).toHaveURL(/\/account/)
    await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  })
})

test.describe('account', () => {
  test('a second factor is enrolled, used and removed', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
    const email = someone()
    await register(page, email)
    await page.goto('/account')
    const form = page.getByRole('region', { name: 'Authenticator app' })
    const secret = (await form.locator('code').first().innerText()).trim()
    const totp = new TOTP({ secret })
    await form.getByLabel(/code/i).fill(totp.generate())
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes have been saved!')).toBeVisible()
    await expect(form.getByRole('button', { name: /unlink/i })).toBeVisible()

    await signOut(page)
    await login(page, email, NEW_PASSWORD)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/code/i).fill('000000')
    await page
      .getByRole('button', { name: /authenticator|sign in|continue|verify/i })
      .first()
      .click()
    await expect(page.getByText(/invalid/i)).toBeVisible()
    await page.getByLabel(/code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
    await page
      .getByRole('button', { name: /authenticator|sign in|continue|verify/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/user$/)

    await page.goto('/account')
    await page
      .getByRole('region', { name: 'Authenticator app' })
      .getByRole('button', { name: /unlink/i })
      .click()
    await expect(page.getByRole('region', { name: 'Authenticator app' }).getByLabel(/code/i)).toBeVisible()
  })

  test('an old session signs in again before the password changes', async ({
    page,
    signIn,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/settings/)
    await signIn(accounts.newcomer)
    await sandbox.set({ privilegedSessionMinutes: 0 })
    await page.goto('/account')
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('Password', { exact: true }).fill('brand-new-secret-8')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/login\?return_to=%2Faccount&refresh=true|\/login\?refresh=true/)
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
    await sandbox.set({ privilegedSessionMinutes: 15 })
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account$/)
  })

  test('administrators have it too, and no form offers a role', async ({ page, signIn }) => {
    await signIn(accounts.admin)
    await page.goto('/account')
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible()
    await expect(page.locator('[name*="admin"]')).toHaveCount(0)
  })

  test('other sessions are listed and ended', async ({ page, browser, signIn, sandbox }) => {
    const elsewhere = await browser.newContext({ baseURL: sandbox.url })
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await login(other, accounts.standardAdmin, PASSWORD)
    await expect(other).toHaveURL(/\/admin$/)

    await signIn(accounts.standardAdmin)
    await page.goto('/account')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
    await other.goto('/admin')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })
})

test('an error of the identity service is told in its words', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/self-service\/errors/)
  await page.goto('/auth/error?id=stub:500')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await expectNothingRaw(page)
  await expectAccessible(page)
})
