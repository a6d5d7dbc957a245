import { accounts, expect, test } from './fixtures'

// The line comes once the screen has had its time: these journeys wait for it.
const SOON = { timeout: 20_000 }

test('the watch line says on every admin screen how the platform is, and leads to what it counts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.set({ healthMinutes: 0 })
  await signIn(accounts.admin)
  await page.goto('/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText(/of \d+ clusters (is|are) unhealthy|clusters are healthy/, SOON)
  await expect(line).toContainText(/failed in the last 24 hours/)
  await line
    .getByRole('link', { name: /cluster|unhealthy/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/clusters/)
  await expect(page.getByRole('heading', { name: 'Clusters', level: 1 })).toBeVisible()
  await expect(line).toBeVisible()
})

test('it is hidden and shown again by the account menu, also after a reload', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await page.goto('/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toBeVisible(SOON)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Hide watch line')
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await choose('Show watch line')
  await expect(line).toBeVisible(SOON)
})

test('without the overview of the platform it says only what was read, and when', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.set({ 'has overview': false })
  await signIn(accounts.admin)
  await page.goto('/admin/settings')
  const line = page.getByRole('navigation', { name: 'Watch line' })
  await expect(line).toContainText('How the clusters are is not known', SOON)
  await page.getByRole('link', { name: 'Clusters', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Clusters', level: 1 })).toBeVisible()
  await expect(line).toContainText(/as of \d\d:\d\d/, SOON)
})

test('customers have no such line', async ({ page, signIn }) => {
  await signIn(accounts.user)
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /watch line/ })).toBeHidden()
})
