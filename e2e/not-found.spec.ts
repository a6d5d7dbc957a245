import { accounts, expect, expectAccessible, test } from './fixtures'

const made = ['', '.', '..', '../plans', '..%2f..%2fplans', 'a/b', 'a\\b', 'a?b=c', 'a#b']
const about = ['user', 'admin', 'edit-plan', 'plan-prices', 'organization', 'namespaces', 'workflow']

test('a dialog of a made-up id says that there is nothing, and asks for nothing', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  const ids = [...made.entries()].map(([index, id]) => ({ id, dialog: about[index % about.length] ?? '' }))
  for (const { dialog, id } of ids) {
    await page.goto(`/admin/settings?${new URLSearchParams({ dialog, id })}`)
    await expect(page.getByRole('dialog', { name: 'Not found' })).toContainText(
      'There is nothing at this address',
    )
  }
  await expectAccessible(page)
  const own = ['/sessions/whoami', '/sync', '/v1/admin/system/settings', '/new/signup']
  expect(asked.filter((path) => !own.some((known) => path.endsWith(known)))).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a dialog that does not exist draws nothing', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  for (const dialog of ['constructor', '__proto__', 'toString', 'nothing', '']) {
    await page.goto(`/admin/settings?${new URLSearchParams({ dialog, id: 'a' })}`)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a path of made-up parts is no screen', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  for (const part of ['%25', 'a%2Fb', '%2F%2Fusers', 'a%5Cb', 'a%3Fb']) {
    for (const address of [
      `/admin/payments/providers/${part}`,
      `/admin/payments/providers/paddle/products/${part}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  }
  await expectAccessible(page)
})

test('an address has one spelling', async ({ page, signIn }) => {
  await signIn(accounts.user)
  await page.goto('/user/organizations/?page=1#top')
  await expect(page).toHaveURL('/user/organizations?page=1#top')
  await expect(page.getByRole('link', { name: 'Organizations', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  for (const address of ['/user/Organizations', '/User/organizations', '/Plans?email=a@example.com']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})
