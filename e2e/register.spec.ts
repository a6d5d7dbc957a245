import type { Page, Route } from '@playwright/test'
import { changeConfig } from './configuration'
import {
  accounts,
  expect,
  expectAccessible,
  expectNothingRaw,
  fileOfBuild,
  fromConsole,
  PASSWORD,
  test,
} from './fixtures'
import { login, NEW_PASSWORD, NOTHING_YET, register, someone } from './people'

async function askForAnotherLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: /submit|send|continue/i }).click()
  await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
}

/** The fields of the sandbox's own identity schema, in the order of the schema. */
const OWN_TRAITS =
  'email name.first name.last phone website born seats discount region address.street address.postcode address.city address.country newsletter terms'
    .split(' ')
    .map((name) => `traits.${name}`)

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(...NOTHING_YET))

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
    await expect(page).toHaveURL(/\/login$/, { timeout: 8000 }) // the screen leaves by itself after 3 seconds (§4.5)

    await login(page, email, NEW_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('left while it is sent, it is told what became of it', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    const email = someone()
    /** Sends the form, goes to the sign-in, and has it answered so. */
    const leave = async (answer: (route: Route) => Promise<void>) => {
      let go = () => {}
      const held = new Promise<void>((resolve) => (go = resolve))
      await page.route('**/self-service/registration?flow=*', async (route) => {
        await held
        await answer(route)
      })
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await sent
      await page.getByRole('link', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      go()
    }
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await leave((route) => route.abort())
    await expect(page.getByText('Look whether you can sign in before you register once more.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open again' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)

    await page.unroute('**/self-service/registration?flow=*')
    await leave((route) => route.continue())
    await expect(page.getByText('Success: You are signed up')).toBeVisible()
    await expect(page).toHaveURL(/\/user$/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sign-up')
    await page.getByRole('link', { name: 'Choose a plan' }).click()
    await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(email)}$`))
  })

  test('while a new password is checked the press is busy, it is said, and nothing is sent twice', async ({
    page,
    sandbox,
  }) => {
    await sandbox.set({ leakCheckMs: 5000 })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const email = someone()
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    const press = page.getByRole('button', { name: 'Sign up' })
    await press.click()
    await expect(press).toHaveAttribute('aria-busy', 'true')
    await press.click({ force: true }) // Playwright itself would wait until it can be pressed again
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('The server is slow to answer')).toBeVisible()
    await expect(press).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(/\/plans\?email=/, { timeout: 10_000 })
    await expect(page.getByText('The server is slow to answer')).toBeHidden()
    expect(sent.filter((path) => path.endsWith('/registration'))).toHaveLength(1)
  })

  test('a proxy that leads elsewhere is no answer: the form stays', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(someone())
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.route(/\/self-service\/registration\?/, (route) =>
      route.fulfill({ status: 302, headers: { location: 'http://portal.invalid/' } }),
    )
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(
      page.getByText('The outcome is unknown. Look whether you can sign in before you register once more.'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/register$/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(NEW_PASSWORD)
  })

  test('an address with an international domain is one address, however it is spelled', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    // The session is taken away below, perhaps while the overview of somebody without an organization is still loading.
    consoleErrors.expectFailure(/\/v1\//)
    const name = someone().split('@')[0]
    const ascii = `${name}@xn--mller-kva.example`
    const typed = `${name}@M\u00FCller.example`
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Email' }).fill(typed)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(ascii)}$`))

    for (const spelling of [typed, `${name}@mu\u0308ller.example`, ascii]) {
      await page.context().clearCookies()
      await page.goto('/login')
      await login(page, spelling, NEW_PASSWORD)
      await expect(page).toHaveURL(/\/user$/)
    }
    await page.context().clearCookies()
    await page.goto('/recovery')
    await page.getByRole('textbox', { name: 'Email' }).fill(`\u200B${typed}`)
    await expect(page.getByText('Characters that nobody can see were taken out.')).toBeVisible()
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect.poll(async () => (await sandbox.mailTo(ascii)).link).toContain('recovery')
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
    await sandbox.set({ flowLifespanMinutes: 0 }) // the flow of the mail link expires at once
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
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('by the link of a mail with a code, in another browser too; used again, it says so', async ({
    page,
    browser,
    sandbox,
  }) => {
    await sandbox.set({ verificationMethod: 'code' })
    const email = someone()
    await register(page, email)
    const { link } = await sandbox.mailTo(email)
    const elsewhere = await browser.newContext()
    const phone = await elsewhere.newPage()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await elsewhere.close()

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('already completed')
  })

  for (const [what, isTaken] of [
    ['taken without an answer', true],
    ['lost on its way', false],
  ] as const)
    test(`by the link of a mail with a code that is ${what}, to whose flow Try Again leads`, async ({
      page,
      sandbox,
      consoleErrors,
    }) => {
      consoleErrors.expectFailure(/self-service\/verification/)
      await sandbox.set({ verificationMethod: 'code' })
      const email = someone()
      await register(page, email)
      await page.route('**/self-service/verification?flow=*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        if (isTaken) await route.fetch()
        await route.abort()
      })
      await page.goto((await sandbox.mailTo(email)).link)
      await expect(page.getByRole('heading', { name: 'Your email may be verified' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(
        'The identity service could not be reached. The outcome is unknown. Try again, or sign in, to see whether your email is verified.',
      )
      await expectAccessible(page)

      await page.unroute('**/self-service/verification?flow=*')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    })

  test('by a code that is taken without an answer, which nothing denies afterwards', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/verification/)
    await sandbox.set({ verificationMethod: 'code' })
    const email = someone()
    await register(page, email)
    await page.goto('/user/verify')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByLabel(/code/i)).toBeVisible()
    await page.route('**/self-service/verification?flow=*', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, contentType: 'text/html', body: '' })
    })
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await expect(
      page.getByText('The outcome is unknown. Load this page again to see whether the code was taken.'),
    ).toBeVisible()
    const again = await page.context().newPage()
    await again.goto(page.url())
    await expect(again.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
    await again.close()

    await page.unroute('**/self-service/verification?flow=*')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('What was sent before may have been done.')).toBeVisible()
    await expect(page.getByText('nothing was done')).toHaveCount(0)
  })

  test('by code, gone on with after a reload, by Back and in another tab', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/verification/)
    await sandbox.set({ verificationMethod: 'code' })
    const email = someone()
    await register(page, email)
    await page.goto('/user/verify')
    await page.getByRole('textbox', { name: 'Email' }).fill('mistyped@example.com')
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/verify\?flow=[\w-]+$/)

    // The form that sends another stands below the field of the code, with the address to be put right.
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    const resend = page.getByRole('button', { name: 'Resend code' })
    const resent = page.waitForResponse((response) => response.request().method() === 'POST')
    await resend.click()
    await resent
    // Until the resend is answered, a complete code is not sent by itself.
    await expect(resend).not.toHaveAttribute('aria-busy')
    await expect.poll(async () => (await sandbox.mailTo(email)).code).toMatch(/^\d{6}$/)
    await page.getByLabel(/code/i).fill('000000')
    await expect(page.getByText(/code is invalid/i)).toBeVisible()

    await page.reload()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()
    await expect(page.getByLabel(/code/i)).toBeEditable()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expectAccessible(page)
    await page.goto('/plans')
    await page.goBack()
    await expect(page.getByText(/code is invalid/i)).toBeVisible()

    const copied = await page.context().newPage()
    await copied.goto(page.url())
    await copied.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await expect(copied.getByRole('heading', { name: 'Verification Successful!' })).toBeVisible()
  })

  test('by link, a reload stands at the form that sends another', async ({ page }) => {
    const email = someone()
    await register(page, email)
    await page.goto('/user/verify')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByRole('button', { name: /submit|send|continue/i }).click()
    await expect(page.getByText('a verification link has been sent to it')).toBeVisible()
  })

  test('coming back from elsewhere, to the plans without an address, takes that of the account', async ({
    page,
  }) => {
    const email = someone()
    await page.goto('/plans')
    await expect(page).toHaveURL(/\/register$/) // a visitor has none
    await register(page, email)
    await page.goto('/plans') // where the identity service leads after a passkey, a security key or a social account
    await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(email)}$`))
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  })

  test('where sign-in asks for a verified address, signs in all the same', async ({ page, sandbox }) => {
    await sandbox.set({ requireVerifiedLogin: true })
    const email = someone()
    await register(page, email)
    await page.goto('/user')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(page).toHaveURL(/\/user$/)
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

  test('with an identity schema of its own, whose refusals stand beside their fields and whose values keep their kinds', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    await sandbox.set({ identitySchema: 'own' })
    const email = someone()
    await page.goto('/register')
    await expect(page.getByLabel('First name')).toBeVisible()
    const names = await page
      .locator('form input:not([type=hidden])')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ name }) => name))
    expect(names.filter((name) => name.startsWith('traits.'))).toEqual(OWN_TRAITS)

    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Website').fill('nowhere')
    await page.getByLabel('Seats').fill('0')
    await page.getByLabel('Region').fill('moon')
    await page.getByLabel('Country').fill('Portugal')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription('"nowhere" is not valid "uri"')
    await expect(page.getByLabel('Seats')).toHaveAccessibleDescription('must be >= 1 but found 0')
    await expect(page.getByLabel('Region')).toHaveAccessibleDescription(/"eu-west", "us-east"$/)
    await expect(page.getByLabel('I accept the terms')).toHaveAccessibleDescription(
      'must be equal to constant true',
    )
    await expectAccessible(page)

    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Website').fill('https://nora.example.com')
    await page.getByLabel('Date of birth').fill('1990-04-30')
    await page.getByLabel('Seats').fill('3')
    await page.getByLabel('Discount in percent').fill('12.5')
    await page.getByLabel('Region').fill('eu-west')
    await page.getByLabel('City').fill('Lisbon')
    await page.getByLabel('I accept the terms').check()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Sign up' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ method: 'password', password: NEW_PASSWORD })
    expect((await sent).postDataJSON().traits).toEqual({
      email,
      name: { first: 'Nora' },
      website: 'https://nora.example.com',
      born: '1990-04-30',
      seats: 3,
      discount: 12.5,
      region: 'eu-west',
      address: { city: 'Lisbon', country: 'Portugal' },
      newsletter: false,
      terms: true,
    })
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
      console_.request.put('/v1/admin/system/settings/signup', { ...fromConsole, data: { enabled } })
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

test.describe('the form', () => {
  test('says the deployment’s words, how strong a password is, and refuses one that leaked', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/registration/)
    await changeConfig(page, {
      passwordHint: 'At least 10 characters',
      legal: { terms: 'https://example.com/terms', privacy: '/privacy.html' },
    })
    await page.goto('/register')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription('At least 10 characters')
    const link = (name: string) => page.getByRole('link', { name })
    await expect(link('Terms of Service')).toHaveAttribute('href', 'https://example.com/terms')
    await expect(link('Privacy Policy')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/privacy\.html$/)

    await page.getByRole('textbox', { name: 'Email' }).fill(someone())
    await password.fill('qwertyuiop')
    await expect(page.getByText('Weak')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(password).toHaveAccessibleDescription(
      /^This password is known from data breaches of other sites/,
    )
    await expect(password).toBeFocused()
    await expectAccessible(page)

    await password.fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/plans\?email=/)
  })

  test('begins with the address of an invitation', async ({ page }) => {
    const email = someone().replace('@', '+crew@')
    await page.goto(`/register?email=${encodeURIComponent(email)}`)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(new RegExp(`/plans\\?email=${encodeURIComponent(email)}$`))
  })

  test('an invitation replaces what was typed before it, and not what is typed in its place', async ({
    page,
  }) => {
    const field = page.getByRole('textbox', { name: 'Email' })
    await page.goto('/register')
    await field.fill('old@typed.example')
    await page.goto('/register?email=invited%40example.com')
    await expect(field).toHaveValue('invited@example.com')
    await field.fill('mine@typed.example')
    await page.reload()
    await expect(field).toHaveValue('mine@typed.example')
    await page.goto('/register?email=another%40example.com')
    await expect(field).toHaveValue('another@example.com')
  })

  test('asks about a slip in the address, and takes what was meant', async ({ page }) => {
    await page.goto('/register')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('mira@gmial.com')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Did you mean @gmail.com?' }).click()
    await expect(email).toHaveValue('mira@gmail.com')
    await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0)
  })

  test('is there without what it adds, where that cannot be loaded', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/\/assets\//)
    const parts = `**/assets/${fileOfBuild('By signing up you agree')}`
    const asked = page.waitForRequest(parts)
    await page.route(parts, (route) => route.abort())
    await page.goto('/register')
    await asked
    // It is not sent: what sends it may be in the same file.
    await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.com')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(NEW_PASSWORD)
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeEnabled()
    await expect(page.getByText('By signing up you agree')).toHaveCount(0)
  })
})
