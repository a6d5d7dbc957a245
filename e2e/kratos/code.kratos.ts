import { expectAccessible } from '../fixtures'
import { someone } from '../people'
import { expect, since, test } from './fixtures'
import { codeField, emailField, plansFor, press } from './people'

test.use({ variant: 'code in place of a password' })

test('signing up by code ends signed in at the plans', async ({ page, kratos }) => {
  const email = someone()
  await page.goto('/register')
  await emailField(page).fill(email)
  await press(page, 'Sign up')
  await press(page, 'Send sign up code')
  await codeField(page).fill('000000')
  await expect(page.getByText(/code is invalid/i)).toBeVisible()
  await codeField(page).fill((await kratos.mail(email)).code)
  await expect(page).toHaveURL(plansFor(email))
})

test('signing in by code goes on after a reload, and sends another', async ({ page, kratos }) => {
  const { email } = await kratos.person()
  await page.goto('/login')
  await emailField(page).fill(email)
  await press(page, 'Send sign in code')
  await expect(codeField(page)).toBeEditable()
  const { code } = await kratos.mail(email)
  await page.reload()
  await expect(codeField(page)).toBeEditable()
  await expectAccessible(page)
  await codeField(page).fill('000000')
  await expect(page.getByText(/code is invalid/i)).toBeVisible()
  await press(page, 'Resend code')
  await expect.poll(async () => (await kratos.mail(email)).code).not.toBe(code)
  await codeField(page).fill((await kratos.mail(email)).code)
  await expect(page).toHaveURL(/\/user$/)
})

test('an address that nobody has gets no code and is told', async ({ page, kratos }) => {
  since('v25.4', kratos, 'the form comes back without the field of the address; a reload begins anew')
  await page.goto('/login')
  await emailField(page).fill(someone())
  await press(page, 'Send sign in code')
  await expect(page.getByText(/account does not exist/)).toBeVisible()
  await expect(emailField(page)).toBeEditable()
})
