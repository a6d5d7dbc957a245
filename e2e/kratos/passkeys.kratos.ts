import { expectAccessible } from '../fixtures'
import { cancelNextKey, dialogsOf, insertKey } from '../keys'
import { login, signOut, someone } from '../people'
import { expect, test } from './fixtures'
import { confirmIdentity, emailField, plansFor, press, section, signIn, untilPrivilegesPass } from './people'

const SAVED = 'Your changes have been saved!'

test.describe('passkeys', () => {
  test.use({ variant: 'passkeys' })

  test('signing up with a passkey ends signed in at the plans, and it signs in again', async ({ page }) => {
    const passkey = await insertKey(page, 'passkey')
    const email = someone()
    await page.goto('/register')
    await emailField(page).fill(email)
    await press(page, 'Sign up')
    await expect(page.getByRole('button', { name: 'Sign up with passkey' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Sign up with passkey')
    await expect(page).toHaveURL(plansFor(email))

    await passkey.layAside()
    await page.goto('/user')
    await signOut(page)
    await expect(page.getByRole('button', { name: 'Sign in with passkey' })).toBeVisible()
    await expectAccessible(page)
    await passkey.takeUp()
    await press(page, 'Sign in with passkey')
    await expect(page).toHaveURL(/\/user$/)
  })

  test('a passkey is added to the account, offered by the browser at the sign-in, and removed', async ({
    page,
    kratos,
  }) => {
    await insertKey(page, 'passkey')
    await signIn(page, await kratos.person())
    await page.goto('/account')
    // Each section that is saved brings a new challenge for the passkey.
    await section(page, 'Profile').getByRole('button', { name: 'Save' }).click()
    await expect(section(page, 'Profile').getByText(SAVED)).toBeVisible()
    const passkeys = section(page, 'Passkeys')
    await passkeys.getByRole('button', { name: 'Add passkey' }).click()
    const remove = passkeys.getByRole('button', { name: /^Remove passkey/ })
    await expect(remove).toBeVisible()

    // The browser offers it by itself as soon as the form is there, and its owner takes it.
    await page.context().clearCookies()
    await page.goto('/login')
    await expect(page).toHaveURL(/\/user$/)
    await page.goto('/account')
    await remove.click()
    await press(page, 'Remove passkey')
    await expect(passkeys.getByText(SAVED)).toBeVisible()
    await expect(remove).toBeHidden()
  })
})

test.describe('passkeys and privileges of five seconds', () => {
  test.use({ variant: 'passkeys and privileges of five seconds' })

  test('once privileges have passed, a passkey is added by confirming who one is', async ({
    page,
    kratos,
  }) => {
    await insertKey(page, 'passkey')
    const person = await kratos.person()
    await signIn(page, person)
    await page.goto('/account')
    const passkeys = section(page, 'Passkeys')
    await untilPrivilegesPass(Date.now())
    await passkeys.getByRole('button', { name: 'Add passkey' }).click()
    await confirmIdentity(page, person)
    await expect(page).toHaveURL(/\/account/)
    await expect(passkeys.getByRole('button', { name: /^Remove passkey/ })).toBeVisible()
  })
})

test.describe('security keys', () => {
  test.use({ variant: 'security keys' })

  test('a security key is added to the account, asked for after the password, and removed', async ({
    page,
    kratos,
  }) => {
    await insertKey(page, 'security key')
    const person = await kratos.person()
    await signIn(page, person)
    await page.goto('/account')
    const keys = section(page, 'Security keys')
    const add = keys.getByRole('button', { name: 'Add security key' })
    await keys.getByLabel('Name of the security key').fill('Desk key')
    // Its script says in a dialog of the browser's that the question was cancelled; nothing was sent then.
    const dialogs = dialogsOf(page)
    await cancelNextKey(page)
    await add.click()
    await expect.poll(() => dialogs.splice(0)).toEqual(['alert'])
    await page.reload()
    await expect(keys.getByText('What you typed before is back')).toBeVisible()
    await expect.poll(() => dialogs.splice(0)).toEqual(['beforeunload'])
    // What its script sends is not asked about.
    await add.click()
    const remove = keys.getByRole('button', { name: /Desk key/ })
    await expect(remove).toBeVisible()
    expect(dialogs).toEqual([])
    await signOut(page)
    await login(page, person.email, person.password)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Sign in with security key')
    await expect(page).toHaveURL(/\/user$/)
    await page.goto('/account')
    await remove.click()
    await press(page, 'Remove security key')
    await expect(keys.getByText(SAVED)).toBeVisible()
    await expect(remove).toBeHidden()
  })
})

test.describe('security keys alone', () => {
  test.use({ variant: 'security keys alone' })

  test('signing up with a security key ends signed in at the plans, and it signs in again', async ({
    page,
  }) => {
    await insertKey(page, 'security key')
    const email = someone()
    await page.goto('/register')
    await emailField(page).fill(email)
    await page.getByLabel('Name of the security key').fill('Desk key')
    await press(page, 'Sign up with security key')
    await expect(page).toHaveURL(plansFor(email))
    await page.goto('/user')
    await signOut(page)
    await emailField(page).fill(email)
    await press(page, 'Sign in with security key')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Continue')
    await expect(page).toHaveURL(/\/user$/)
  })
})
