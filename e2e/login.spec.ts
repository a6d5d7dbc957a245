import type { Locator, Page } from '@playwright/test'
import { accounts, expect, expectAccessible, PASSWORD, recorded, test } from './fixtures'
import { login, NEW_PASSWORD, NOTHING_YET, register, signOut, someone } from './people'

/** A reload goes on with the code that was sent, at the plain address. */
async function expectGoesOn(page: Page, code: Locator): Promise<void> {
  await page.reload()
  await expect(code).toBeEditable()
  await expectAccessible(page)
  expect(new URL(page.url()).search).toBe('')
}

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(...NOTHING_YET))

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
      // The newer one sends a link, and names the address.
      const isSent = verifiedLoginError === '403'
      await expect(
        page.getByText(
          `Your email address is not verified yet, so you are not signed in.${isSent ? ' We have sent you a message.' : ''}`,
          { exact: true },
        ),
      ).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(isSent ? email : '')
      await sandbox.reset()
    }
  })

  test('an account that was switched off is told so, and what was typed stays', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await sandbox.set({ identitiesDisabled: true })
    await page.goto('/login')
    await login(page, accounts.user, PASSWORD)
    await expect(page.getByRole('alert')).toHaveText('This account was disabled.')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(accounts.user)
    await expect(page).toHaveURL(/\/login$/)

    await sandbox.set({ identitiesDisabled: false })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/user$/)
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

  test('a sign-in that something in front refuses without words says with which status', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.route('**/self-service/login?*', (route) =>
      route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
    )
    await page.goto('/login')
    await login(page, accounts.user, PASSWORD)
    await expect(page.getByText('An unexpected error occurred (403).')).toBeVisible()
  })

  test('a form that comes after its screen was left leads nowhere', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.route('**/self-service/login/browser*', (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'Not now' } } }),
    )
    await page.goto('/login')
    const retry = page.getByRole('button', { name: 'Try Again' })
    await expect(retry).toBeVisible()
    await page.unroute('**/self-service/login/browser*')
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/self-service/login/browser*', async (route) => {
      await isHeld
      const error = { id: 'browser_location_change_required', code: 422, message: 'Go on elsewhere' }
      await route.fulfill({
        status: 422,
        json: { error, redirect_browser_to: new URL('/plans', page.url()).href },
      })
    })
    const late = page.waitForResponse((response) => response.status() === 422)
    await retry.click()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/register/)
    const isLedOn = page.waitForRequest('/plans', { timeout: 2000 }).then(
      () => true,
      () => false,
    )
    answer()
    await late
    expect(await isLedOn).toBe(false)
    await expect(page).toHaveURL(/\/register/)
  })

  test('flows that always expire lead to a message and not to a loop', async ({ page, consoleErrors }) => {
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

  test('the address of a flow whose every successor has ended leads to a fresh form', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.route('**/self-service/login/flows?*', async (route) => {
      const error = { id: 'self_service_flow_replaced', code: 410, message: 'This flow was replaced.' }
      const response = await route.fetch()
      await route.fulfill({ response, status: 410, json: { error, use_flow_id: crypto.randomUUID() } })
    })
    await page.goto(`/login?flow=${crypto.randomUUID()}&return_to=%2Fuser%2Fsettings`)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await expect(page).toHaveURL(/\/login\?return_to=%2Fuser%2Fsettings$/)
    await login(page, accounts.user, PASSWORD)
    await expect(page).toHaveURL(/\/user\/settings$/)
  })

  test('a cookie that is lost once is made up for; one that is never kept is told', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    const press = async () => {
      const password = page.getByLabel('Password', { exact: true })
      await password.fill(PASSWORD)
      await password.press('Enter') // a click so soon after 'Try Again', at its place, is taken for a second one of it
    }
    await sandbox.set({ flowLifespanMinutes: 0 })
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.user)
    await sandbox.set({ flowLifespanMinutes: 60 })
    const gone = page.waitForResponse((answer) => answer.status() === 410)
    await press()
    await gone
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    const begin = '**/self-service/login/browser*'
    await page.route(begin, async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      await route.fulfill({ response, headers: { ...response.headers(), 'set-cookie': '' } })
    })
    await page.context().clearCookies()
    await press()
    await expect(page.getByRole('alert')).toContainText('Your browser did not keep the cookie')
    await page.unroute(begin)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.user)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.context().clearCookies()
    await press()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('by code, gone on with after a reload, until one starts over', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await sandbox.set({ codeMethod: true, passwordMethod: false })
    const send = page.getByRole('button', { name: 'Send sign in code' })
    const code = page.getByRole('textbox', { name: /code/ })
    const email = page.getByRole('textbox', { name: 'Email' })

    await page.goto('/login')
    await email.fill(accounts.user)
    await send.click()
    await expect(code).toBeEditable()
    await expectGoesOn(page, code)

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(send).toBeVisible()
    await page.reload()
    await expect(send).toBeVisible()
    await expect(code).toBeHidden()

    await email.fill(accounts.user)
    await send.click()
    await code.fill('000000')
    await expect(page.getByRole('alert')).toContainText('code is invalid')
    await code.fill((await sandbox.mailTo(accounts.user)).code)
    await expect(page).toHaveURL(/\/user$/)

    // Nothing waits any more: after signing out one begins from the start.
    await signOut(page)
    await expect(send).toBeVisible()
    await expect(code).toBeHidden()
  })

  test('signing up by code, gone on with after a reload, until one starts over', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    await sandbox.set({ codeMethod: true, twoStepRegistration: true })
    const address = someone()
    const signUp = page.getByRole('button', { name: 'Sign up', exact: true })
    const send = page.getByRole('button', { name: 'Send sign up code' })
    const code = page.getByRole('textbox', { name: /code/ })
    const email = page.getByRole('textbox', { name: 'Email' })

    await page.goto('/register')
    await email.fill(address)
    await signUp.click()
    await send.click()
    await expect(code).toBeEditable()
    await expectGoesOn(page, code)

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(email).toBeEditable()
    await page.reload()
    await expect(email).toBeEditable()
    await expect(code).toBeHidden()

    await email.fill(address)
    await signUp.click()
    await send.click()
    await expect(code).toBeEditable() // by then the mail is there
    await code.fill((await sandbox.mailTo(address)).code)
    await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(address)}$`))
  })

  test('a provider with the address of an account says how both become one, and one can start over', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service/)
    await page.route('**/self-service/login/flows*', (route) =>
      route.fulfill({ json: recorded('login-oidc-conflict') }),
    )
    await page.goto(`/login?flow=${crypto.randomUUID()}&no_org_ui=true`)
    await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible()
    await expect(page.getByText(/as another way to sign in/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await login(page, accounts.user, PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('the method that was used last is marked, until somebody signs out', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service|\/v1\/user/)
    const begin = '**/self-service/login/browser*'
    const signInAgain = async () => {
      await page.unroute(begin)
      await page.goto('/login')
      await login(page, accounts.user, PASSWORD)
      await expect(page).toHaveURL(/\/user$/)
      // With one method there is nothing to tell apart.
      await page.route(begin, (route) => route.fulfill({ json: recorded('login-password-or-code') }))
    }
    const password = page.getByRole('button', { name: 'Sign in', exact: true })
    const passwordLastUsed = page.getByRole('button', { name: 'Sign in Last used' })

    await signInAgain()
    await page.context().clearCookies() // the session is over, and nobody signed out
    await page.goto('/login')
    await expect(passwordLastUsed).toBeVisible()
    await expect(page.getByText('Last used')).toHaveCount(1)
    await expectAccessible(page)

    await signInAgain()
    await signOut(page)
    await expect(password).toBeVisible()
    await expect(passwordLastUsed).toBeHidden()
  })

  test('a script that a document brings from elsewhere is not loaded', async ({ page, sandbox }) => {
    const asked: string[] = []
    await page.route('**/*.js?added', (route) => {
      asked.push(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.route('**/self-service/login/browser*', async (route) => {
      const response = await route.fetch()
      const flow = (await response.json()) as { ui: { nodes: object[] } }
      for (const origin of ['https://evil.example', sandbox.url, sandbox.authUrl]) {
        const attributes = { node_type: 'script', src: `${origin}/script.js?added` }
        flow.ui.nodes.push({ type: 'script', group: 'webauthn', attributes, messages: [], meta: {} })
      }
      await route.fulfill({ response, json: flow })
    })
    await page.goto('/login')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await expect.poll(() => asked).toEqual([sandbox.authUrl])
    await expect(page.locator('script[src$="?added"]')).toHaveCount(1)
  })

  test('while the identity service cannot be reached, the form says so and keeps what was typed', async ({
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

  test('left while it is sent, the form is said to have been refused, with the way back to it', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/self-service/login?flow=*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login?return_to=%2Fuser%2Fsettings')
    await page.getByRole('textbox', { name: 'Email' }).fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill('not my password')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await sent
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password' })).toBeVisible()
    go()
    await expect(page.getByText('You were not signed in').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open again' }).click()
    await expect(page).toHaveURL(/\/login\?return_to=%2Fuser%2Fsettings$/)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  test('where a gateway answers in its place, it is said that the outcome is unknown', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.goto('/login')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await sandbox.set({ identityAway: true })
    await login(page, accounts.user, PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(
      'The sign-in service does not answer. The outcome is unknown. Load this page again: you may be signed in.',
    )
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(accounts.user)
    await sandbox.set({ identityAway: false })
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
