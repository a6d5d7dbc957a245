import { accounts, expect, expectAccessible, expectNothingRaw, PASSWORD, test } from './fixtures'
import { endSession, login, NOTHING_YET } from './people'
import { pressTwice } from './presses'

test.describe('signing in', () => {
  for (const [account, home, heading] of [
    ['admin', '/admin', 'Overview'],
    ['standardAdmin', '/admin', 'Overview'],
    ['user', '/user', 'Overview'],
    ['newcomer', '/user', 'Overview'],
  ] as const) {
    test(`leads ${account} to ${home}`, async ({ page, consoleErrors }) => {
      // Without an organization there is no plan, namespace or usage to find.
      if (account === 'newcomer') consoleErrors.expectFailure(...NOTHING_YET)
      await page.goto('/login')
      await login(page, accounts[account], PASSWORD)
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNothingRaw(page)
      await expectAccessible(page)
    })
  }

  test('a refused password says so, keeps the e-mail and never the password', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service\/login/)
    await page.goto('/login')
    await page.getByLabel('Email').fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid')
    await expect(page.getByLabel('Email')).toHaveValue(accounts.user)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page).toHaveURL(/\/login/)
    await expectAccessible(page)
  })

  test('goes where the visitor wanted to go', async ({ page }) => {
    await page.goto('/admin/organizations?search=north')
    await expect(page).toHaveURL(/\/login\?return_to=/)
    await page.getByLabel('Email').fill(accounts.admin)
    await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/organizations\?search=north$/)
  })

  test('never follows return_to to another origin', async ({ page }) => {
    await page.goto('/login?return_to=https%3A%2F%2Fevil.example%2F')
    await page.getByLabel('Email').fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/localhost:\d+\/user$/)
  })

  test('a double press signs in once', async ({ page }) => {
    const submits: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/self-service/login'))
        submits.push(request.url())
    })
    await page.goto('/login')
    await page.getByLabel('Email').fill(accounts.user)
    await page.getByLabel('Password', { exact: true }).fill('quarterdeck-demo')
    await pressTwice(page.getByRole('button', { name: 'Sign in', exact: true }))
    await page.waitForURL(/\/user$/)
    expect(submits).toHaveLength(1)
  })
})

test.describe('guards', () => {
  test('send visitors to /login', async ({ page }) => {
    for (const path of ['/', '/user', '/user/settings', '/admin', '/admin/clusters']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login\?return_to=/)
    }
  })

  // Kratos refuses such a flow while somebody is signed in; a screen may have asked for one before the session was known.
  const FLOW_REFUSED = /\/self-service\/(login|registration)\/browser/

  test('send users away from the admin area, and from /login', async ({ page, signIn, consoleErrors }) => {
    consoleErrors.expectFailure(FLOW_REFUSED)
    await signIn(accounts.user)
    for (const path of ['/admin', '/admin/organizations', '/login', '/register']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/user$/)
    }
  })

  test('send administrators away from the user area, and ask for none of its data', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(FLOW_REFUSED)
    await signIn(accounts.admin)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/v1\/(user|organization)\//.test(request.url())) asked.push(request.url())
    })
    for (const path of ['/user', '/user/organizations', '/login']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin$/)
    }
    expect(asked).toEqual([])
  })

  test('an unknown address says so and leads back', async ({ page, signIn }) => {
    await signIn(accounts.user, '/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(/\/user$/)
  })
})

test.describe('the end of a session', () => {
  test('sign out ends it at the identity service', async ({ page, signIn, sandbox }) => {
    await signIn(accounts.user)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByText('Signed in as')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const whoami = await page.request.get(`${sandbox.authUrl}/sessions/whoami`)
    expect(whoami.status()).toBe(401)
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login/)
  })

  test('a sign-out that fails says so, clears what is here, and can be tried again', async ({
    page,
    context,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service/)
    await signIn(accounts.user)
    await page.route('**/self-service/logout/browser*', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    )
    await page.evaluate(() => localStorage.setItem('user_cache', '1'))
    const other = await context.newPage()
    await other.goto('/user')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()

    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user_cache'))).toBeNull()
    await expectAccessible(page)
    // Another tab shows nothing of that session any more, nor does it bring it back.
    await expect(other.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible()
    await page.goto('/user')
    await expect(page.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('current_user'))).toBeNull()

    const again = page.getByRole('button', { name: 'Try Again' })
    const refused = page.waitForResponse('**/self-service/logout/browser*')
    await again.click()
    await refused
    await expect(again).toBeFocused()
    await expect(page.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible()
    await page.unroute('**/self-service/logout/browser*')
    await again.click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login\?return_to/)
    await other.close()
  })

  test('a sign-out that fails says so where the browser keeps nothing, too', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/self-service/)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
    })
    await signIn(accounts.user)
    await page.route('**/self-service/logout/browser*', (route) => route.abort())
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You may still be signed in' })).toBeVisible()

    await page.unroute('**/self-service/logout/browser*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login\?return_to/)
  })

  test('a sign-out that failed can be taken back', async ({ page, signIn, consoleErrors }) => {
    consoleErrors.expectFailure(/self-service/)
    await signIn(accounts.user)
    await page.route('**/self-service/logout/browser*', (route) => route.abort())
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  })

  test('a session ended elsewhere leads to /login on the next call', async ({
    page,
    signIn,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin, '/admin/organizations')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await endSession(page, sandbox)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(/\/login\?return_to=%2Fadmin%2Forganizations/)
    await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
  })

  test('data that was refused to a dead session is asked for again after signing in', async ({
    page,
    signIn,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\/|self-service\/login/)
    await signIn(accounts.user)
    await endSession(page, sandbox)
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login\?return_to=%2Fuser$/)
    await login(page, accounts.user, PASSWORD)
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.getByText('Some data could not be loaded')).toBeHidden()
    await expect(page.getByText('Northwind').first()).toBeVisible()
  })

  test('another tab notices', async ({ page, context, signIn }) => {
    await signIn(accounts.user)
    const other = await context.newPage()
    await other.goto('/user')
    await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login/)
  })

  test('another tab waits for a slow sign-out, without a word of alarm', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(accounts.user)
    const other = await context.newPage()
    await other.goto('/user')
    await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await other.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('You may still be signed in')) document.title = 'Alarm'
      }).observe(document.body, { childList: true, subtree: true })
    })
    const checked = other.waitForResponse('**/sessions/whoami')
    await page.route('**/self-service/logout/browser*', async (route) => {
      await checked
      await route.continue()
    })
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeEditable()
    expect(await other.title()).not.toBe('Alarm')
  })

  test('a check without an answer right after signing in is asked again, and opens what was wanted', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/sessions\/whoami/)
    await page.goto('/user/settings')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await page.route('**/sessions/whoami', (route) => route.fulfill({ status: 503, body: 'down' }))
    await login(page, accounts.user, PASSWORD)
    await expect(page.getByRole('alert')).toContainText('The sign-in service does not answer')
    await expect(page).toHaveURL(/\/user\/settings$/)
    await page.unroute('**/sessions/whoami')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  test('whoami down means signed out, with a usable sign-in', async ({ page, consoleErrors }) => {
    consoleErrors.expectFailure(/\/sessions\/whoami/)
    await page.route('**/sessions/whoami', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.goto('/user')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  })

  test.describe('cannot be told while the identity service is away', () => {
    const ADDRESS = '/admin/organizations?search=north'
    test.beforeEach(async ({ page, signIn, sandbox, consoleErrors }) => {
      consoleErrors.expectFailure(/\/sessions\/whoami/, 503)
      await signIn(accounts.admin, ADDRESS)
      await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('@')
      await sandbox.set({ identityAway: true })
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('The sign-in service does not answer')
    })

    test('it is said at the same address, which opens by itself afterwards, without a password', async ({
      page,
      sandbox,
    }) => {
      await expect(page.getByRole('alert')).toContainText('You may still be signed in')
      await expect(page.getByRole('table')).toHaveCount(0)
      await expectAccessible(page)
      await sandbox.set({ identityAway: false })
      await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('@', {
        timeout: 15_000,
      })
      await expect(page).toHaveURL(new RegExp(`${ADDRESS.replace('?', '\\?')}$`))
    })

    test('Try Again asks at once', async ({ page, sandbox }) => {
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('alert')).toContainText('The sign-in service does not answer')
      await sandbox.set({ identityAway: false })
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('@')
    })

    test('a session that ended meanwhile leads to /login, and back from there', async ({ page, sandbox }) => {
      await page.context().clearCookies()
      await sandbox.set({ identityAway: false })
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page).toHaveURL(/\/login\?return_to=/)
      await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
      await login(page, accounts.admin, PASSWORD)
      await expect(page).toHaveURL(/\/admin\/organizations\?search=north$/)
    })
  })
})

test.describe('the right to administer is taken away', () => {
  test('with the trait: the next call leads to /user, says why, and nothing of customers stays', async ({
    page,
    signIn,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin) // the page that Back leads to
    await page.goto('/admin/organizations')
    await expect(page.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
    await sandbox.set({ adminsLose: 'entry and trait' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByText('You are no longer an administrator').first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('without the trait: a screen says so, from which one signs out', async ({
    page,
    signIn,
    sandbox,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/\/v1\//)
    await signIn(accounts.admin, '/admin/organizations')
    await expect(page.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
    await sandbox.set({ adminsLose: 'entry' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('alert')).toContainText('You are not among the administrators')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await expect(page.getByRole('alert')).toContainText(accounts.admin)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectAccessible(page)

    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([])
    await sandbox.set({ adminsLose: 'nothing' })
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
    await sandbox.set({ adminsLose: 'entry' })
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
