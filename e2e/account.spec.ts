import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, PASSWORD, test } from './fixtures'
import {
  addAuthenticator,
  changePerson,
  login,
  NEW_PASSWORD,
  NOTHING_YET,
  register,
  removeAuthenticator,
  signOut,
  someone,
} from './people'

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(...NOTHING_YET))

test.describe('account', () => {
  test('a second factor is enrolled, used and removed', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
    const email = someone()
    await register(page, email)
    const totp = await addAuthenticator(page)
    await signOut(page)
    await login(page, email, NEW_PASSWORD)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/code/i).fill('000000')
    await expect(page.getByText(/invalid/i)).toBeVisible()
    await page.getByLabel(/code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
    await expect(page).toHaveURL(/\/user$/)

    await page.goto('/account')
    await page.getByRole('button', { name: /unlink/i }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: /unlink/i })).toBeVisible()
    await removeAuthenticator(page)
  })

  test('backup codes are kept as a file and on paper, and let one in', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service\/login|sessions\/whoami/)
    await page.addInitScript(() => {
      window.print = () => void Reflect.set(window.top ?? window, 'printed', document.body.innerText)
    })
    const email = someone()
    await register(page, email)
    await page.goto('/account')
    const codes = page.getByRole('region', { name: 'Backup recovery codes' })
    await codes.getByRole('button', { name: 'Generate new backup recovery codes' }).click()
    const first = await codes.locator('code').first().innerText()
    const file = page.waitForEvent('download')
    await codes.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toBe('backup-codes.txt')
    expect(readFileSync(await (await file).path(), 'utf8')).toContain(first)
    await codes.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toContain(first)
    await codes.getByRole('button', { name: 'Confirm backup recovery codes' }).click()
    await expect(codes.getByText('On', { exact: true })).toBeVisible()

    await signOut(page)
    await login(page, email, NEW_PASSWORD)
    await page.getByRole('textbox', { name: 'Backup recovery code' }).fill(first)
    await page.getByRole('button', { name: 'Use backup recovery code' }).click()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('somebody else is put out of the account: sessions, password, other ways in', async ({
    page,
    browser,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    const email = someone()
    await register(page, email)
    const elsewhere = await browser.newContext({ baseURL: sandbox.url })
    const other = await elsewhere.newPage()
    const getIn = async () => {
      await other.goto('/login')
      await login(other, email, NEW_PASSWORD)
      await expect(other).toHaveURL(/\/user$/)
    }
    await getIn()

    await page.goto('/user/settings')
    await page.getByRole('link', { name: 'Begin' }).click()
    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await getIn() // they still have the password
    await page.getByRole('link', { name: 'Continue' }).click()

    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await password.fill('a-password-of-my-own-7')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'The password is new' })).toBeVisible()
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await login(other, email, NEW_PASSWORD)
    await expect(other.getByRole('alert')).toContainText('The provided credentials are invalid')
    await page.getByRole('link', { name: 'Continue' }).click()

    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Finish' }).click()
    await page.getByRole('link', { name: 'Back to your account' }).click()
    await expect(page).toHaveURL(/\/account$/)
    await elsewhere.close()
  })

  test('a change that is answered late is told to nobody else, and puts nobody else out', async ({
    page,
    browser,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service|\/v1\/|\/sessions/)
    const [first, second] = [someone(), someone()]
    await register(page, second)
    await page.context().clearCookies()
    await register(page, first)
    const elsewhere = await browser.newContext({ baseURL: sandbox.url })
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await login(other, second, NEW_PASSWORD)
    await expect(other).toHaveURL(/\/user$/)

    await page.goto('/account?secure=password')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/self-service/settings?flow=*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByLabel('Password', { exact: true }).fill('a-password-of-my-own-7')
    await page.getByRole('button', { name: 'Save' }).click()
    await sent
    await changePerson(page, second, NEW_PASSWORD)
    // A toast goes by itself: noted is whether it ever came.
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.body.textContent.includes('Account saved'))
          document.documentElement.dataset['told'] = 'saved'
      }).observe(document.body, { childList: true, characterData: true, subtree: true }),
    )
    const answered = page.waitForResponse('**/self-service/settings?flow=*')
    answer()
    await (await answered).finished()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(page.locator('html')).not.toHaveAttribute('data-told')
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-told')
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await elsewhere.close()
  })

  test('what was typed is not saved for somebody else who signed in without a word of it to this tab', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service|\/v1\/|\/sessions/)
    const [first, second] = [someone(), someone()]
    await register(page, second)
    await page.context().clearCookies()
    await register(page, first)
    await page.goto('/account')
    const profile = page.getByRole('region', { name: 'Profile' })
    const [name, save] = [profile.getByLabel('Name'), profile.getByRole('button', { name: 'Save' })]
    await name.fill('Name of the first')

    // A tab that can store nothing tells the others nothing.
    const other = await page.context().newPage()
    await other.addInitScript(() => {
      Storage.prototype.setItem = Storage.prototype.removeItem = () => {
        throw new Error('Storage is blocked')
      }
    })
    await other.context().clearCookies()
    await other.goto('/login')
    await login(other, second, NEW_PASSWORD)
    await expect(other).toHaveURL(/\/user$/)
    // The browser lets go of a press on a page that it has not painted since it was behind another one.
    await other.close()
    await page.bringToFront()

    await save.click()
    await expect(profile.getByLabel('Email')).toHaveValue(second)
    await expect(name).toHaveValue('')
    await expect(async () => {
      await save.click()
      await expect(profile.getByText('Your changes have been saved!')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.reload()
    await expect(name).toHaveValue('')
  })

  test('one section is saved without losing what is typed in another', async ({ page }) => {
    const email = someone()
    await register(page, email)
    await page.goto('/account')
    const profile = page.getByRole('region', { name: 'Profile' })
    const password = page.getByRole('region', { name: 'Password' })
    await password.getByLabel('Password', { exact: true }).fill('brand-new-secret-9')
    await profile.getByLabel('Name').fill('Nora Maria')
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText('Your changes have been saved!')).toBeVisible()
    await expect(password.getByLabel('Password', { exact: true })).toHaveValue('brand-new-secret-9')
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(stored).not.toContain('brand-new-secret-9')

    await password.getByRole('button', { name: 'Save' }).click()
    await expect(password.getByText('Your changes have been saved!')).toBeVisible()
    await expect(password.getByLabel('Password', { exact: true })).toHaveValue('')
    await signOut(page)
    await login(page, email, 'brand-new-secret-9')
    await expect(page).toHaveURL(/\/user$/)
    await page.goto('/account')
    await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('Name')).toHaveValue('Nora Maria')
  })

  test('a profile that is saved in one tab is not undone by another; what both changed is told', async ({
    page,
  }) => {
    await register(page, someone())
    await page.goto('/account')
    const other = await page.context().newPage()
    await other.goto('/account')
    const profileIn = (tab: Page) => tab.getByRole('region', { name: 'Profile' })
    const saveIn = (tab: Page) => profileIn(tab).getByRole('button', { name: 'Save' }).click()
    const saved = (tab: Page) =>
      expect(profileIn(tab).getByText('Your changes have been saved!')).toBeVisible()
    await profileIn(page).getByLabel('Name').fill('Nora Maria')
    await saveIn(page)
    await saved(page)

    const email = someone()
    await profileIn(other).getByLabel('Email').fill(email)
    await saveIn(other)
    await saved(other)
    await expect(profileIn(other).getByLabel('Name')).toHaveValue('Nora Maria')

    await profileIn(page).getByLabel('Name').fill('Nora Luz')
    await saveIn(page)
    await expect(profileIn(page).getByLabel('Email')).toHaveValue(email)
    await profileIn(other).getByLabel('Name').fill('Mira')
    await saveIn(other)
    await expect(profileIn(other).getByText(/Changed elsewhere meanwhile, to "Nora Luz"/)).toBeVisible()
    await saveIn(other)
    await saved(other)
    await page.reload()
    await expect(profileIn(page).getByLabel('Name')).toHaveValue('Mira')
  })

  test('a profile of an own identity schema is refused field by field, saved in its kinds, and read again', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/settings/)
    const email = someone()
    await register(page, email)
    await sandbox.set({ identitySchema: 'own' })
    await page.goto('/account')
    const profile = page.getByRole('region', { name: 'Profile' })
    const save = profile.getByRole('button', { name: 'Save' })
    await profile.getByLabel('First name').fill('Nora')
    await profile.getByLabel('Country').fill('Portugal')
    await profile.getByLabel('Seats').fill('0')
    await profile.getByLabel('Discount in percent').fill('-5')
    await profile.getByLabel('I accept the terms').check()
    await save.click()
    await expect(profile.getByLabel('Seats')).toHaveAccessibleDescription('must be >= 1 but found 0')
    await expect(profile.getByLabel('Discount in percent')).toHaveAccessibleDescription(
      'must be >= 0 but found -5',
    )

    await profile.getByLabel('Seats').fill('4')
    await profile.getByLabel('Discount in percent').fill('7.5')
    await profile.getByLabel('Send me news').check()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await save.click()
    expect((await sent).postDataJSON().traits).toEqual({
      email,
      name: { first: 'Nora' },
      seats: 4,
      discount: 7.5,
      address: { country: 'Portugal' },
      newsletter: true,
      terms: true,
    })
    await expect(profile.getByText('Your changes have been saved!')).toBeVisible()

    await page.reload()
    await expect(profile.getByLabel('First name')).toHaveValue('Nora')
    await expect(profile.getByLabel('Seats')).toHaveValue('4')
    await expect(profile.getByLabel('Discount in percent')).toHaveValue('7.5')
    await expect(profile.getByLabel('Send me news')).toBeChecked()
    await expect(profile.getByLabel('Region')).toHaveValue('')
  })

  test('an old session signs in again before the password changes', async ({
    page,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/(settings|login)/)
    await register(page, someone())
    await sandbox.set({ privilegedSessionMinutes: 0 })
    await page.goto('/account')
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('Password', { exact: true }).fill('brand-new-secret-8')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/login\?return_to=%2Faccount&refresh=true|\/login\?refresh=true/)
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
    await sandbox.set({ privilegedSessionMinutes: 15 })
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    const confirm = page.getByRole('button', { name: 'Sign in', exact: true })
    // Taken without an answer it can be sent once more.
    await page.route('**/self-service/login?flow=*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirm.click()
    await expect(page.getByRole('alert')).toContainText(
      'The outcome is unknown. Confirm once more that it is you: nothing is done twice.',
    )
    await page.unroute('**/self-service/login?flow=*')
    await confirm.click()
    await expect(page).toHaveURL(/\/account\?flow=/)
    await expect(form.getByText('What you typed before has to be typed again')).toBeVisible()
    await expect(form.getByText('Not kept, since it is secret: Password.')).toBeVisible()
    await form.getByLabel('Password', { exact: true }).fill('brand-new-secret-8')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Your changes have been saved!')).toBeVisible()
    await expect(form.getByText('What you typed before has to be typed again')).toBeHidden()
  })

  test('a change whose answer did not come is back with a warning, and goes when it is discarded', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/settings|webauthn\.js$/)
    await register(page, someone())
    await page.goto('/account')
    const profile = page.getByRole('region', { name: 'Profile' })
    const saved = await profile.getByLabel('Name').inputValue()
    await profile.getByLabel('Name').fill('Away Name')
    // What is saved is read once more before the profile is sent, and that is answered.
    const sent = '**/self-service/settings?flow=*'
    await page.route(sent, (route) => route.abort())
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText(/Load this page again to see what was saved/)).toBeVisible()
    await page.unroute(sent)
    await page.reload()
    await expect(profile.getByLabel('Name')).toHaveValue('Away Name')
    await expect(profile.getByText(/^It was sent, and no answer came/)).toBeVisible()
    await profile.getByRole('button', { name: 'Discard it' }).click()
    await expect(profile.getByLabel('Name')).toHaveValue(saved)
    await expect(profile.getByText('What you typed before is back')).toBeHidden()
  })

  test('administrators have it too, and no form offers a role', async ({ page, signIn }) => {
    await signIn(accounts.admin, '/account')
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible()
    await expect(page.locator('[name*="admin"]')).toHaveCount(0)
  })

  test('all sessions are listed, and the others ended', async ({ page, browser, signIn, sandbox }) => {
    const elsewhere = await browser.newContext({
      baseURL: sandbox.url,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    })
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await login(other, accounts.standardAdmin, PASSWORD)
    await expect(other).toHaveURL(/\/admin$/)

    await signIn(accounts.standardAdmin, '/account')
    const list = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
    await expect(list.first()).toContainText('This device')
    await expect(list.first()).toContainText(/signed in just now with password · expires /)
    await expect(list.first().getByRole('button')).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Sign out Unknown browser on Linux' }).first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
    await expect(list).toHaveCount(1)
    await other.goto('/admin')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  test('a second session is ended while the first one is', async ({ page, browser, sandbox }) => {
    const email = someone()
    await register(page, email)
    for (const device of ['X11; Linux x86_64', 'Windows NT 10.0; Win64; x64']) {
      const elsewhere = await browser.newContext({
        baseURL: sandbox.url,
        userAgent: `Mozilla/5.0 (${device}; rv:140.0) Gecko/20100101 Firefox/140.0`,
      })
      const other = await elsewhere.newPage()
      await other.goto('/login')
      await login(other, email, NEW_PASSWORD)
      await expect(other).toHaveURL(/\/user$/)
      await elsewhere.close()
    }
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/sessions/*', async (route) => {
      if (route.request().method() === 'DELETE') await held
      await route.continue()
    })
    await page.goto('/account')
    const buttons = ['Linux', 'Windows'].map((system) =>
      page.getByRole('button', { name: `Sign out Firefox on ${system}` }),
    )
    for (const button of buttons) await button.click()
    for (const button of buttons) await expect(button).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
  })
})
