import { expect, expectAccessible, test } from './fixtures'
import { login, NOTHING_YET, register, signOut, someone } from './people'

test.beforeEach(({ consoleErrors }) => consoleErrors.expectFailure(NOTHING_YET))

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
    await expect(page.getByLabel(/code/i)).toBeVisible() // by then the mail is there
    await page.getByLabel(/code/i).fill((await sandbox.mailTo(email)).code)
    await page.getByRole('button', { name: /submit|continue/i }).click()
    await expect(page).toHaveURL(/\/account/)
    await expect(page.getByRole('region', { name: 'Password' })).toBeVisible()
  })
})
