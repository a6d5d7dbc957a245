import { expectAccessible } from '../fixtures'
import { beginAuthenticator, login, signOut } from '../people'
import { expect, test } from './fixtures'
import { confirmIdentity, passwordField, press, section, signIn, untilPrivilegesPass } from './people'

const SAVED = 'Your changes have been saved!'
const NEXT_PASSWORD = 'brand-new-secret-9'

test.describe('the account', () => {
  test('one section is saved without losing what is typed in another', async ({ page, kratos }) => {
    const person = await kratos.person()
    await signIn(page, person)
    await page.goto('/account')
    await expectAccessible(page)
    const [profile, password] = [section(page, 'Profile'), section(page, 'Password')]
    await password.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD)
    await profile.getByLabel('Name').fill('Nora')
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText(SAVED)).toBeVisible()
    await expect(passwordField(page)).toHaveValue(NEXT_PASSWORD)
    await password.getByRole('button', { name: 'Save' }).click()
    await expect(password.getByText(SAVED)).toBeVisible()

    await signOut(page)
    await login(page, person.email, NEXT_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
    await page.goto('/account')
    await expect(section(page, 'Profile').getByLabel('Name')).toHaveValue('Nora')
  })

  test('sessions elsewhere are listed and ended', async ({ page, browser, baseURL, kratos }) => {
    const person = await kratos.person()
    const elsewhere = await browser.newContext({ baseURL })
    const other = await elsewhere.newPage()
    await signIn(other, person)
    await signIn(page, person)
    await page.goto('/account')
    await press(page, 'Sign out everywhere else')
    await expect(page.getByText('You are not signed in anywhere else')).toBeVisible()
    await other.goto('/user')
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })
})

test.describe('traits of its own', () => {
  test.use({ variant: 'traits of its own' })

  test('lists, moments and texts of several lines are kept, and a moment can be picked', async ({
    page,
    kratos,
  }) => {
    const stored = {
      about: 'one line\nand another',
      tags: ['first', 'second'],
      starts: '2026-01-02T10:30:00Z',
    }
    const person = await kratos.person({ schema_id: 'own', traits: stored })
    const saved = async () => {
      const { traits } = (await kratos.admin('GET', `/identities/${person.id}`)) as { traits: object }
      return traits
    }
    await signIn(page, person)
    await page.goto('/account')
    const profile = section(page, 'Profile')
    await expect(profile.getByLabel('Starts')).toHaveValue(/^2026-01-0\dT\d\d:\d\d/)
    await profile.getByLabel('Name').fill('Nora')
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText(SAVED)).toBeVisible()
    expect(await saved()).toEqual({ email: person.email, name: 'Nora', ...stored })

    await profile.getByLabel('Starts').fill('2026-07-20T12:00')
    await page.mouse.move(0, 0)
    await profile.getByRole('button', { name: 'Save' }).click()
    const starts = await page.evaluate(() => new Date(2026, 6, 20, 12).toISOString())
    await expect.poll(saved).toEqual({ email: person.email, name: 'Nora', ...stored, starts })
  })
})

test.describe('privileges of five seconds', () => {
  test.use({ variant: 'privileges of five seconds' })

  test('once privileges have passed, a password is changed after confirming who one is', async ({
    page,
    kratos,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const signedIn = Date.now()
    await page.goto('/account')
    await passwordField(page).fill(NEXT_PASSWORD)
    await untilPrivilegesPass(signedIn)
    const save = section(page, 'Password').getByRole('button', { name: 'Save' })
    await save.click()
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible()
    await expectAccessible(page)
    await confirmIdentity(page, person)
    await expect(page).toHaveURL(/\/account/)
    await passwordField(page).fill(NEXT_PASSWORD)
    await save.click()
    await expect(section(page, 'Password').getByText(SAVED)).toBeVisible()
    await signOut(page)
    await login(page, person.email, NEXT_PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
  })

  test('once privileges have passed, an authenticator is set up with the secret that was shown before', async ({
    page,
    kratos,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const signedIn = Date.now()
    await page.goto('/account')
    const app = section(page, 'Authenticator app')
    const totp = await beginAuthenticator(page)
    await untilPrivilegesPass(signedIn)
    await app.getByLabel(/code/i).fill(totp.generate())
    await confirmIdentity(page, person)
    expect((await beginAuthenticator(page)).secret).toEqual(totp.secret)
    await app.getByLabel(/code/i).fill(totp.generate())
    await expect(app.getByText(SAVED)).toBeVisible()
  })

  test('once privileges have passed, the backup codes that were shown before are confirmed', async ({
    page,
    kratos,
  }) => {
    const person = await kratos.person()
    await signIn(page, person)
    const signedIn = Date.now()
    await page.goto('/account')
    const codes = section(page, 'Backup recovery codes')
    await codes.getByRole('button', { name: 'Generate new backup recovery codes' }).click()
    const shown = await codes.locator('code').first().innerText()
    await untilPrivilegesPass(signedIn)
    const confirm = codes.getByRole('button', { name: 'Confirm backup recovery codes' })
    await confirm.click()
    await confirmIdentity(page, person)
    await expect(codes.locator('code').first()).toHaveText(shown)
    await confirm.click()
    await expect(codes.getByText(SAVED)).toBeVisible()
  })
})
