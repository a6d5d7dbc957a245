import type { Page, Request } from '@playwright/test'
import { accounts, expect, expectAccessible, PASSWORD, test } from './fixtures'
import { endSession, login, NEW_PASSWORD, signOut, someone } from './people'

const KUBECONFIG = `apiVersion: v1
kind: Config
clusters:
  - { name: osl, cluster: { server: 'https://api.osl.example:6443' } }
contexts:
  - { name: admin, context: { cluster: osl, user: admin } }
users:
  - { name: admin, user: { token: a-secret-of-the-cluster } }
current-context: admin
`

const dialog = (page: Page) => page.getByRole('dialog')
const isBack = (page: Page) => page.getByText('What you typed before is back')

/** The requests that add a cluster. */
function adding(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/admin/clusters')) sent.push(request)
  })
  return sent
}

async function fillCluster(page: Page, clusterName = 'oslo-1'): Promise<void> {
  for (const [name, value] of [
    ['Name', clusterName],
    ['Region', 'eu-north-1'],
    ['Dashboard URL', 'https://dashboard.oslo.example'],
    ['Domain', 'oslo.example'],
  ] as const)
    await dialog(page).getByRole('textbox', { name }).first().fill(value)
  await dialog(page).getByRole('textbox', { name: 'Kubeconfig' }).fill(KUBECONFIG)
}

test('a session that ends while somebody types leads back to what was typed, and nothing is sent by itself', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/|self-service\/login/)
  const sent = adding(page)
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  await fillCluster(page)
  await endSession(page, sandbox)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()

  await expect(page).toHaveURL(/\/login\?return_to=%2Fadmin%2Fclusters%3Fdialog%3Dadd-cluster$/)
  await expect(page.getByText('what you typed is kept')).toBeVisible()
  await expect(page.getByText('oslo-1')).toHaveCount(0)
  await expectAccessible(page)
  // What is kept has nothing of the secret.
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).toContain('oslo-1')
  expect(stored).not.toContain('a-secret-of-the-cluster')

  await login(page, accounts.admin, PASSWORD)
  await expect(page).toHaveURL(/\/admin\/clusters\?dialog=add-cluster$/)
  await expect(isBack(page)).toBeVisible()
  // The platform refused it, so nothing of it was done.
  await expect(page.getByText('It was sent')).toHaveCount(0)
  await expect(dialog(page).getByText('Not kept, since it is secret: Kubeconfig.')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Name' }).first()).toHaveValue('oslo-1')
  await expect(dialog(page).getByRole('textbox', { name: 'Kubeconfig' })).toHaveValue('')
  await expectAccessible(page)
  expect(sent).toHaveLength(1) // the one that was refused
  await dialog(page).getByRole('textbox', { name: 'Kubeconfig' }).fill(KUBECONFIG)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(sent).toHaveLength(2)

  await page.goto('/admin/clusters?dialog=add-cluster')
  await expect(dialog(page)).toBeVisible()
  await expect(isBack(page)).toBeHidden()
})

test('what was on its way when the session ended is back with a word that it may have been done', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/|self-service\/login/)
  const sent = adding(page)
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/admin/clusters', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await fillCluster(page)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await endSession(page, sandbox)
  await page.evaluate(() => dispatchEvent(new Event('online'))) // the session is checked
  await expect(page).toHaveURL(/\/login/)
  answer()

  await login(page, accounts.admin, PASSWORD)
  await expect(isBack(page)).toBeVisible()
  const mayBeDone = page.getByText('It was sent, and no answer came. Look whether it was done')
  await expect(mayBeDone).toBeVisible()
  await expectAccessible(page)
  expect(sent).toHaveLength(1)

  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.goto('/admin/clusters?dialog=add-cluster')
  await expect(dialog(page).getByRole('textbox', { name: 'Name' }).first()).toHaveValue('')
  await expect(isBack(page)).toBeHidden()
})

test('another person who signs in finds nothing of it', async ({ page, signIn, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/|self-service\/login/)
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  await fillCluster(page)
  await endSession(page, sandbox)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  await expect(page).toHaveURL(/\/login/)
  await login(page, accounts.standardAdmin, PASSWORD)
  await expect(page).toHaveURL(/\/admin\/clusters\?dialog=add-cluster$/)
  await expect(dialog(page)).toBeVisible()
  await expect(isBack(page)).toBeHidden()
  await expect(dialog(page).getByRole('textbox', { name: 'Name' }).first()).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('oslo-1')
})

test('signing out in one tab leaves nothing of it in another', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\//)
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  await fillCluster(page)
  const other = await context.newPage()
  await other.goto('/admin/plans')
  await signOut(other)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('oslo-1')
})

test('a reload keeps what was typed; what is discarded, and signing out, keep nothing', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/plans')
  const createPlan = page.getByRole('button', { name: 'Create Plan' })
  const name = dialog(page).getByRole('textbox', { name: 'Name' })
  await createPlan.click()
  page.on('dialog', (question) => void question.accept()) // the browser's, on reload
  await name.fill('Winter 2027')
  await page.reload()
  await expect(isBack(page)).toBeVisible()
  await expect(name).toHaveValue('Winter 2027')

  await dialog(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(name).toHaveValue('')
  await expect(isBack(page)).toBeHidden()
  await name.fill('Spring')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await createPlan.click()
  await expect(name).toHaveValue('')

  await name.fill('Summer')
  await page.goto('/admin')
  await signOut(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('a reload keeps choices and ticks as well', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/clusters?dialog=add-cluster')
  page.on('dialog', (question) => void question.accept()) // the browser's, on reload
  const priority = dialog(page).getByRole('combobox', { name: 'Priority' })
  const scheduling = dialog(page).getByRole('checkbox', { name: 'Scheduling' })
  await priority.selectOption('100')
  await scheduling.uncheck()
  await page.reload()
  await expect(isBack(page)).toBeVisible()
  await expect(priority).toHaveValue('100')
  await expect(scheduling).not.toBeChecked()
})

test('what was typed into the account is kept, without its passwords', async ({
  page,
  signIn,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/sessions|self-service/)
  await signIn(accounts.user, '/account')
  await page.getByRole('textbox', { name: 'Email' }).fill('typed@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('never-kept-4711')
  await endSession(page, sandbox)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page).toHaveURL(/\/login\?return_to=%2Faccount$/)
  await login(page, accounts.user, PASSWORD)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('typed@example.com')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('never-kept-4711')
})

test('what was typed to sign up is there after a reload, without the password, and gone once it is done', async ({
  page,
  sandbox,
}) => {
  await sandbox.set({ identitySchema: 'own' })
  await page.goto('/register')
  const field = (name: string) => page.locator(`[name="traits.${name}"]`)
  const email = someone()
  await field('email').fill(email)
  await field('name.first').fill('Mira')
  await field('address.city').fill('Lisbon')
  await page.getByLabel('Password', { exact: true }).fill('never-kept-4711')
  await page.reload()
  await expect(field('email')).toHaveValue(email)
  await expect(field('name.first')).toHaveValue('Mira')
  await expect(field('address.city')).toHaveValue('Lisbon')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    'never-kept',
  )

  await sandbox.set({ identitySchema: 'customer' })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(field('email')).toHaveValue('')
  await field('email').fill(email)
  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/plans\?email=/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sign-up')
})

test('a form that is opened again while it is sent is empty once that is done', async ({ page, signIn }) => {
  const sent = adding(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await signIn(accounts.admin, '/admin/clusters')
  await page.route('**/v1/admin/clusters', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const open = () => page.getByRole('button', { name: 'Add Cluster' }).click()
  await open()
  await fillCluster(page, `bergen-${Date.now()}`)
  await dialog(page).getByRole('button', { name: 'Add Cluster' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect(isBack(page)).toBeVisible()
  answer()
  await expect(page.getByText('Cluster added')).toBeVisible()
  await expect(isBack(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('textbox', { name: 'Region' })).toHaveValue('')
  expect(sent).toHaveLength(1)
})

test('an edit that is opened again while it is saved holds what is saved once that is done, and asks nothing on leaving', async ({
  page,
  signIn,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await signIn(accounts.admin, '/admin/plans')
  await page.route('**/v1/admin/plans/*', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Plus' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  const description = dialog(page).getByRole('textbox', { name: 'Description' })
  const save = dialog(page).getByRole('button', { name: 'Save Changes' })
  await open()
  await description.fill('For teams that grow')
  await save.click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open()
  await expect(isBack(page)).toBeVisible()
  answer()
  await expect(page.getByText('Plan updated')).toBeVisible()
  await expect(isBack(page)).toHaveCount(0)
  await expect(description).toHaveValue('For teams that grow')

  // The next edit begins from there.
  await description.fill('For teams')
  await save.click()
  await expect(dialog(page)).toHaveCount(0)
  await open()
  await expect(description).toHaveValue('For teams')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
