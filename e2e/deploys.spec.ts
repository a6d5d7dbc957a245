import type { Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'

const PRELOAD_AFTER_MS = 1500

/**
 * Lets a test replace the build under an open tab: until the document is loaded anew, `/version.json` names another build
 * and no further file of this one is there. `reloads` counts the documents loaded since: not one for each place,
 * as several share code.
 */
async function deployments(page: Page) {
  let build = 0
  let old = false
  const seen = { reloads: 0 }
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    if (old) seen.reloads += 1
    old = false
  })
  await page.route('**/assets/*.js', (route) =>
    old ? route.fulfill({ status: 404, body: 'no such file' }) : route.continue(),
  )
  await page.route('**/version.json', (route) =>
    old ? route.fulfill({ json: { built_at: `build ${build}` } }) : route.continue(),
  )
  // Nothing is loaded ahead of time, as in the first seconds of a visit.
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (ms !== delay) return start(run, ms)
      document.documentElement.dataset.heldBack = ''
      return 0
    }) as typeof setTimeout
  }, PRELOAD_AFTER_MS)
  return {
    seen,
    /** Fails where nothing was to be loaded ahead of time in this document: then its wait is another one by now. */
    expectHeldBack: () => expect(page.locator('html')).toHaveAttribute('data-held-back'),
    deploy: () => {
      build += 1
      old = true
    },
  }
}

/**
 * Opens an address of the console as a link in it does, without loading the document. That may just be loaded anew for a
 * part of the screen before.
 */
const follow = (page: Page, address: string) =>
  expect(() =>
    page.evaluate((to) => {
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address),
  ).toPass()

const ID = '3b1f8a52-6c1d-4c58-9d2e-1f0a7c9e4b11'

const screens: [keyof typeof accounts | null, [address: string, heading: RegExp][]][] = [
  [
    'admin',
    [
      ['/admin/organizations', /^Organizations/],
      ['/admin/users', /^Users/],
      ['/admin/admins', /^Admins/],
      ['/admin/clusters', /^Clusters/],
      ['/admin/plans', /^Plans/],
      ['/admin/jobs', /^Jobs/],
      ['/admin/payments', /^Payments/],
      ['/admin/payments/providers/paddle', /^Paddle/],
      ['/admin/payments/providers/paddle/products/pro_1', /rices|roduct/],
      ['/admin/settings', /Settings/],
      ['/account', /Account/],
      ['/admin', /Overview|Dashboard/],
    ],
  ],
  [
    'user',
    [
      ['/user/organizations', /Organizations/],
      [`/user/organizations/${ID}`, /Organization Not Found/],
      ['/user/settings', /Settings/],
      ['/nowhere', /Page not found/],
      ['/user', /Overview/],
    ],
  ],
  [
    null,
    [
      ['/register', /Create/],
      ['/recovery', /^Forgot your password/],
      ['/user/verify', /^Verify your email/],
      ['/plans?email=a@example.com', /Choose Your Plan/],
      ['/checkout/success', /Payment Successful/],
      ['/auth/error', /Something went wrong/],
      ['/login', /Welcome back/],
    ],
  ],
]

/** Nightly every place, else every third: the code of all of them is asked for in one way. */
const chosen = <Place>(places: Place[]) =>
  process.env.BY_DAY ? places.filter((_, index) => index % 3 === 0) : places

for (const [account, addresses] of screens) {
  test(`a deploy under the open tab is not noticed on the way to any screen: ${account ?? 'visitor'}`, async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/assets\/|\/v1\//)
    const { deploy, seen, expectHeldBack } = await deployments(page)
    if (account) await signIn(accounts[account])
    else await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHeldBack()
    for (const [address, heading] of chosen(addresses)) {
      await test.step(address, async () => {
        deploy()
        await follow(page, address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByText('could not be loaded')).toBeHidden()
        // A part that comes later may be missing as well, and have the document loaded anew.
        await page.waitForLoadState('networkidle')
        expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
      })
    }
    expect(seen.reloads).toBeGreaterThan(0)
  })
}

const dialogs: [keyof typeof accounts, string, string[]][] = [
  ['user', '/user', ['join-organization', 'billing']],
  [
    'admin',
    '/admin/settings',
    [
      'admin',
      'user',
      'create-plan',
      'edit-plan',
      'delete-plan',
      'plan-prices',
      'organization',
      'manage-plan',
      'add-cluster',
      'cluster-settings',
      'edit-cluster',
      'namespaces',
      'custom-workflow',
      'workflow',
    ],
  ],
]

for (const [account, screen, names] of dialogs) {
  test(`nor on the way to any dialog: ${account}`, async ({ page, signIn, consoleErrors }) => {
    consoleErrors.expectFailure(/\/assets\/|\/v1\//)
    const { deploy, seen, expectHeldBack } = await deployments(page)
    await signIn(accounts[account])
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHeldBack()
    for (const name of chosen(names)) {
      await test.step(name, async () => {
        await follow(page, screen)
        await expect(page.getByRole('dialog')).toBeHidden()
        deploy()
        await follow(page, `${screen}?dialog=${name}&id=${ID}`)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    }
    expect(seen.reloads).toBeGreaterThan(0)
  })
}

test('code that nobody asked for is gone without a word, and the press that needs it leads where it should', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\/|\/v1\//)
  const { deploy, seen } = await deployments(page)
  await signIn(accounts.admin)
  await expect(page.getByRole('heading', { level: 1, name: /Overview/ })).toBeVisible()
  await page.waitForLoadState('networkidle') // the parts of this screen are there
  deploy()
  const version = page.waitForResponse('**/version.json')
  await page.getByRole('link', { name: 'Plans', exact: true }).hover()
  await version
  await page.waitForTimeout(500)
  expect(seen.reloads).toBe(0)
  await expect(page.getByText('A new version is ready')).toBeHidden()

  await page.getByRole('link', { name: 'Clusters', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Clusters/ })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/clusters$/)
  expect(seen.reloads).toBe(1)
})

test('nor has the code of the line of watched jobs, which nobody asked for, the page loaded anew', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\//)
  await page.route('**/assets/watched-*.js', (route) => route.fulfill({ status: 404, body: 'no such file' }))
  await page.route('**/version.json', (route) => route.fulfill({ json: { built_at: 'a newer build' } }))
  await signIn(accounts.admin)
  const documents: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
  await page.waitForResponse('**/version.json')
  await page.waitForTimeout(500)
  expect(documents).toEqual([])
  await expect(page.getByText('A new version is ready')).toBeHidden()
})

test('what is typed stays, the new version is offered, and the account menu still signs out', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\//)
  const { deploy, seen } = await deployments(page)
  await signIn(accounts.user, '/user/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const typed = page.getByLabel('Current Password', { exact: true })
  await expect(typed).toBeVisible()
  // From here on the code that asks before input is lost cannot be loaded either, and nobody is asked.
  deploy()
  await typed.fill('half of a sec')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('A new version is ready')).toBeVisible()
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await expect(signOut).toBeVisible()
  await expect(typed).toHaveValue('half of a sec')
  expect(seen.reloads).toBe(0)

  await signOut.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a menu whose code is gone is there after the page was loaded anew, once', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\//)
  const { deploy, seen } = await deployments(page)
  await signIn(accounts.admin, '/admin/clusters')
  const menu = page.getByRole('button', { name: /^Actions for / }).first()
  await expect(menu).toBeVisible()
  deploy()
  await menu.hover()
  await expect.poll(() => seen.reloads).toBe(1)
  await menu.click()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('where the entry of the console is gone, the page says so and offers to reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/assets\//)
  await page.route(/\/assets\/console-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'no such file' }),
  )
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('The console could not be loaded')
  await page.unroute(/\/assets\/console-.*\.js$/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('version.json names the build that the document is from', async ({ page, request }) => {
  await page.goto('/login')
  const built = await page.locator('meta[name="build"]').getAttribute('content')
  const version = (await (await request.get('/version.json')).json()) as Record<string, unknown>
  expect(version).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    commit: expect.any(String) as unknown,
    built_at: built,
  })
})
