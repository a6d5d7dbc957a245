import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { expectOverlay, overlay } from './paymentOverlay'
import { login, NEW_PASSWORD, register, someone } from './people'

const PLEASE_LOG_IN = 'Registration and payment completed! Please log in to continue.'
const ABANDONED = 'Checkout closed. You can complete your payment after logging in.'
const DECLINED = 'Payment failed: An unknown payment error occurred. Please try selecting a plan again.'
const NOT_INITIALIZED = 'Paddle SDK failed to initialize'

// The provider's script and a password field are never in one document; what a page logs as an error fails the test.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const script = document.querySelector('script[src*="paddle"]') ?? Reflect.get(window, 'PaddleBillingV1')
      if (script && document.querySelector('input[type="password"]'))
        console.error(`Paddle's script and a password field share ${location.pathname}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
})

const press = (page: Page, name: string) => overlay(page).getByRole('button', { name }).click()

/** Pays in the open overlay, and waits until the provider's script has navigated to successUrl. */
async function pay(page: Page): Promise<void> {
  const arrived = page.waitForEvent('load')
  await press(page, 'Pay $20.00')
  await arrived
  await expect(page).toHaveURL(/\/checkout\/success$/)
}

/** From the plans to the open overlay; gives the transaction. */
async function choose(page: Page, plan: 'Plus' | 'Pro' = 'Plus'): Promise<string> {
  await page.getByRole('button', { name: `Select ${plan}` }).click()
  await expect(page).toHaveURL(/\/checkout\?transactionId=txn_\w+&email=/)
  return expectOverlay(page, plan === 'Plus' ? '$20.00' : '$50.00')
}

/** Somebody who has an account and an open overlay, and is not signed in. */
async function arriveSignedOut(page: Page): Promise<{ email: string; transactionId: string }> {
  const email = someone()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto(`/plans?email=${encodeURIComponent(email)}`)
  return { email, transactionId: await choose(page) }
}

/** A transaction for the cheapest plan, as the console makes one. */
async function order(page: Page): Promise<string> {
  const price = await page.request.get('/new/plan/plus/price')
  const { provider_price_id } = (await price.json()) as { provider_price_id: string }
  const data = { price_id: provider_price_id, email: someone() }
  const checkout = await page.request.post('/new/checkout', { ...fromConsole, data })
  return ((await checkout.json()) as { transaction_id: string }).transaction_id
}

/** The provider's script, and what it said. */
interface Provider {
  events: unknown[]
  Paddle: {
    Environment: { set: (environment: string) => void }
    Initialize: (options: { token: string; eventCallback?: (event: unknown) => void }) => void
    Checkout: { open: (options: { transactionId: string }) => void; close: () => void }
  }
}

const organizationsOf = async (page: Page) => {
  const answer = await page.request.get('/v1/user/organizations')
  return ((await answer.json()) as { organizations: { plan_name: string }[] }).organizations
}

test('from registering to an organization', async ({ page, sandbox, consoleErrors }) => {
  // Its namespace arrives when the workflow has run.
  consoleErrors.expectFailure(/\/v1\/user\/namespace/)
  const email = someone()
  await register(page, email)
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await expect(page.getByText('Most Popular')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', /^mailto:/)
  await expectNothingRaw(page)
  await expectAccessible(page)

  await choose(page)
  await expect(overlay(page).getByLabel('Email')).toHaveValue(email)
  await expect(overlay(page)).toContainText('Due today$20.00')
  await expectAccessible(page)

  await pay(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expectAccessible(page)
  expect((await sandbox.mailTo(email)).subject).toBe('Your order of Plus')

  await page.context().clearCookies()
  await page.reload()
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(PLEASE_LOG_IN)).toBeVisible()
  await expectAccessible(page)

  await login(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByRole('heading', { name: 'Your Organizations (1)' })).toBeVisible()
  await expectNothingRaw(page)
  expect(await organizationsOf(page)).toMatchObject([{ plan_name: 'Plus' }])

  await expect
    .poll(async () => (await page.request.get('/v1/user/namespace')).status(), { timeout: 20_000 })
    .toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your Organizations (1)' })).toBeVisible()
  await expect(page.getByText('Some data could not be loaded')).toHaveCount(0)
})

test('opens the overlay as §9.9 says', async ({ page, sandbox }) => {
  await page.route('**/__sandbox/paddle.js', async (route) => {
    const script = await (await route.fetch()).text()
    const spy = `{
      const { open } = Paddle.Checkout
      Paddle.Checkout.open = (options) => { (window.opened ??= []).push(options); open(options) }
    }`
    await route.fulfill({ contentType: 'text/javascript', body: `${script}\n${spy}` })
  })
  const email = someone()
  await register(page, email)
  const transactionId = await choose(page, 'Pro')

  const opened = await page.evaluate(() => (window as unknown as { opened: unknown[] }).opened)
  expect(opened).toEqual([
    {
      transactionId,
      customer: { email },
      settings: {
        displayMode: 'overlay',
        theme: 'light',
        locale: expect.stringMatching(/^en/),
        allowLogout: false,
        showAddDiscounts: false,
        allowDiscountRemoval: false,
        successUrl: `${sandbox.url}/checkout/success`,
      },
    },
  ])
})

test('a declined card keeps the overlay open; the next attempt is paid, once', async ({ page }) => {
  await register(page, someone())
  await choose(page)
  await press(page, 'Decline the card')
  await expect(overlay(page).getByRole('alert')).toContainText('Your card was declined')
  await expect(page.getByText(DECLINED)).toBeVisible()
  await expectAccessible(page)

  await pay(page)
  expect(await organizationsOf(page)).toHaveLength(1)
})

test('closing the overlay leads to the login, and Back to the same transaction', async ({ page }) => {
  const { transactionId } = await arriveSignedOut(page)
  // The focus stays inside, and Escape is a way out.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab')
  await expect(page.locator('[data-paddle-overlay]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(ABANDONED)).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.goBack()
  expect(await expectOverlay(page)).toBe(transactionId)
  await press(page, 'Close checkout')
  await expect(page.getByText(ABANDONED)).toBeVisible()
})

test('every way out of the plans and the checkout leaves their document', async ({ page, sandbox }) => {
  const email = someone()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeEditable()
  const script = page.waitForResponse((response) => response.url().endsWith('/__sandbox/paddle.js'))
  const plans = `${sandbox.url}/plans?email=${encodeURIComponent(email)}`
  // As the console itself goes there, without leaving the document.
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, plans)
  await script
  await page.goBack()
  await expect(password).toBeEditable()
  await expect(page.locator('script[src*="paddle"]')).toHaveCount(0)

  await page.goForward()
  await page.getByRole('button', { name: 'Back to Registration' }).click()
  await expect(password).toBeEditable()
  await page.goto(plans)
  await choose(page)
  await press(page, 'Close checkout')
  await expect(page.getByText(ABANDONED)).toBeVisible()
  await expect(password).toBeEditable()
  await page.reload()
  await expect(password).toBeEditable()
  await expect(page.getByText(ABANDONED)).toHaveCount(0)
})

test('closed first, the payment is completed after logging in', async ({ page }) => {
  const { email, transactionId } = await arriveSignedOut(page)
  await press(page, 'Close checkout')
  await expect(page.getByText(ABANDONED)).toBeVisible()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await login(page, email, NEW_PASSWORD)
  expect(await expectOverlay(page)).toBe(transactionId)
  await pay(page)
})

test('closed by somebody signed in, it says the same', async ({ page, consoleErrors }) => {
  // Nothing is theirs yet; and /login, which sends them on, may have asked for a form before it is known who they are.
  consoleErrors.expectFailure(/\/v1\/user|self-service\/login\/browser/)
  await register(page, someone())
  await choose(page)
  await press(page, 'Close checkout')
  await expect(page).toHaveURL(/\/user$/)
  const toast = page.getByRole('list', { name: 'Messages' }).getByText(ABANDONED).first()
  await expect(toast).toBeVisible()

  // It does not stay over the checkout that is open again, whichever way leads there.
  const setup = page.getByRole('region', { name: 'Finish setting up' })
  await setup.getByRole('link', { name: 'Complete Payment' }).click()
  await expectOverlay(page)
  await expect(toast).toHaveCount(0)
  await press(page, 'Close checkout')
  await expect(page).toHaveURL(/\/user$/)
  await expect(toast).toBeVisible()
  await page.goBack()
  await expectOverlay(page)
  await expect(toast).toHaveCount(0)
})

test('Back and reload keep everything in its place', async ({ page }) => {
  const email = someone()
  await register(page, email)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()

  const transactionId = await choose(page)
  const address = page.url()
  await page.reload()
  expect(await expectOverlay(page)).toBe(transactionId)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await page.goForward()
  expect(await expectOverlay(page)).toBe(transactionId)

  await pay(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()

  // The address of a paid transaction does not open the overlay again.
  await page.goto(address)
  await expect(page).toHaveURL(/\/checkout\/success$/)
  await expect(overlay(page)).toHaveCount(0)
})

test('an overlay that was left by the address bar is not taken for paid', async ({ page, consoleErrors }) => {
  // The namespace of the organization that was paid for arrives when the workflow has run.
  consoleErrors.expectFailure(/\/v1\/user\/namespace/)
  const email = someone()
  await register(page, email)
  await choose(page)
  const paid = page.url()
  await pay(page)

  await page.goto(`/plans?email=${encodeURIComponent(email)}`)
  await choose(page, 'Pro')
  const unpaid = page.url()
  await page.goto(paid)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.goto(unpaid)
  await expectOverlay(page, '$50.00')

  await page.goto('/user')
  await expect(page.getByRole('heading', { name: 'Your Organizations (1)' })).toBeVisible()
  await page.goto('/checkout/success')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.goto(unpaid)
  await expectOverlay(page, '$50.00')
})

for (const [name, end] of [
  ['closed', 'Close checkout'],
  ['paid once more', 'Pay $20.00'],
] as const)
  test(`a checkout that another tab has paid meanwhile is paid, also where it is ${name} here`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/paddle\/transactions/)
    await register(page, someone())
    await choose(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expectOverlay(other)
    await pay(page)
    await press(other, end)
    await expect(other).toHaveURL(/\/checkout\/success$/)
    await expect(other.getByText(/^Checkout closed|^Payment failed/)).toHaveCount(0)
    await other.close()
  })

const brokenScripts: [string, string | undefined][] = [
  ['blocked', undefined],
  ['empty', ''],
  [
    'refusing',
    'window.PaddleBillingV1 = { Environment: { set() {} }, Initialize() { throw new Error("no") } }',
  ],
]

for (const [name, body] of brokenScripts) {
  test(`a script that is ${name} is said to be, and the same transaction retried`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectFailure(/paddle\.js/)
    await page.route('**/__sandbox/paddle.js', (route) =>
      body === undefined
        ? route.abort('blockedbyclient')
        : route.fulfill({ contentType: 'text/javascript', body }),
    )
    await register(page, someone())
    await page.getByRole('button', { name: 'Select Plus' }).click()
    await expect(page.getByText(NOT_INITIALIZED)).toBeVisible()
    await expectAccessible(page)
    const address = page.url()

    await page.unroute('**/__sandbox/paddle.js')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectOverlay(page)
    expect(page.url()).toBe(address)
    await pay(page)
  })
}

test('a script that failed while it was loaded ahead is loaded anew for the checkout', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/paddle\.js/)
  const script = '**/__sandbox/paddle.js'
  await page.route(script, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/paddle.js'))
  await register(page, someone())
  await failed
  await page.unroute(script)
  await choose(page)
})

test('a checkout that did not open is opened once the connection is back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/paddle\.js/)
  const script = '**/__sandbox/paddle.js'
  await page.route(script, (route) => route.abort())
  await register(page, someone())
  await page.getByRole('button', { name: 'Select Plus' }).click()
  await expect(page.getByText(NOT_INITIALIZED)).toBeVisible()
  await page.unroute(script)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expectOverlay(page)
  await pay(page)
})

test('a checkout that fails says why, and is opened again', async ({ page }) => {
  await register(page, someone())
  const transactionId = await choose(page)
  await press(page, 'Fail the checkout')
  await expect(
    page.getByText(
      'Payment failed: There was an error processing your request. Please try selecting a plan again.',
    ),
  ).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(await expectOverlay(page)).toBe(transactionId)
})

test('the screens of missing, unknown and paid transactions have a way on', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/paddle\/transactions/)
  const failed = page.getByText(/^Payment failed: .+\. Please try selecting a plan again\.$/)
  await page.goto('/checkout')
  await expect(page.getByText('Transaction ID is missing. Please go back and select a plan.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to Registration' }).click()
  await expect(page).toHaveURL(/\/register$/)

  await page.goto('/checkout?transactionId=txn_unknown&email=somebody@example.com')
  await expect(failed).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', /^\/register/)

  const { transactionId } = await arriveSignedOut(page)
  const paid = await page.request.post(`${sandbox.url}/__sandbox/paddle/transactions/${transactionId}/pay`, {
    data: {},
  })
  expect(paid.ok()).toBe(true)
  await page.reload()
  await expect(failed).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)

  await page.goto('/plans')
  await expect(page).toHaveURL(/\/register$/)
})

test("the provider's payment link opens one overlay", async ({ page }) => {
  const transactionId = await order(page)
  await page.goto('/__sandbox/portal')
  await expectAccessible(page)
  // Each overlay reads its transaction when it opens.
  let opened = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(`/transactions/${transactionId}`)) opened += 1
  })
  await page.locator(`a[href*="${transactionId}"]`).click()
  await expectOverlay(page)
  await pay(page)
  expect(opened).toBe(1)
})

test("the sandbox's script speaks as the provider's does", async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/paddle\/transactions/)
  const transactionId = await order(page)
  await page.goto(`/__sandbox?_ptxn=${transactionId}`)
  await page.addScriptTag({ url: '/__sandbox/paddle.js' })
  await page.evaluate(() => {
    const scope = window as unknown as Provider
    scope.events = []
    scope.Paddle.Environment.set('sandbox')
    try {
      scope.Paddle.Initialize({ token: 'live_token' })
    } catch (error) {
      scope.events.push(String(error))
    }
    scope.Paddle.Initialize({ token: 'test_token', eventCallback: (event) => scope.events.push(event) })
  })

  // A payment link opens by itself.
  await press(page, 'Decline the card')
  await expect(overlay(page).getByRole('alert')).toBeVisible()
  await press(page, 'Pay $20.00')
  await expect(overlay(page).getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await press(page, 'Close checkout')
  await expect(overlay(page)).toHaveCount(0)
  // Paid, it opens no more.
  await page.evaluate(
    (id) => (window as unknown as Provider).Paddle.Checkout.open({ transactionId: id }),
    transactionId,
  )
  await expect(overlay(page).getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)

  // An overlay that is closed while it is loading does not appear.
  await page.evaluate((id) => {
    const { Checkout } = (window as unknown as Provider).Paddle
    Checkout.open({ transactionId: id })
    Checkout.close()
  }, transactionId)
  await expect.poll(() => page.evaluate(() => (window as unknown as Provider).events.length)).toBe(10)
  await expect(overlay(page)).toHaveCount(0)

  const events = await page.evaluate(() => (window as unknown as Provider).events)
  const data = {
    transaction_id: transactionId,
    currency_code: 'USD',
    totals: expect.objectContaining({ total: 20 }),
  }
  expect(events.shift()).toContain('client-side token')
  expect(events).toMatchObject([
    { name: 'checkout.loaded', data: { ...data, status: 'draft' } },
    { name: 'checkout.payment.initiated', data: { ...data, status: 'ready' } },
    { name: 'checkout.payment.failed', data: { ...data, status: 'ready' } },
    { name: 'checkout.payment.initiated', data: { ...data, status: 'ready' } },
    { name: 'checkout.completed', data: { ...data, status: 'completed' } },
    { name: 'checkout.closed', data: { ...data, status: 'completed' } },
    { name: 'checkout.error', code: 'transaction_not_ready_cannot_process_payment', type: 'api_error' },
    { name: 'checkout.closed' },
    { name: 'checkout.closed' },
  ])
})
