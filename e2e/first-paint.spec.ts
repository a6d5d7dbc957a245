import type { Locator, Page } from '@playwright/test'
import { changeConfig } from './configuration'
import { accounts, expect, expectAccessible, PASSWORD, recorded, test } from './fixtures'

/** Holds the console's own code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Holds back what the identity service answers to the begin of a sign-in until the returned function is called. */
async function holdFlow(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/self-service\/login\/browser/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** How a part of a form is drawn, and where it is unless it is text, which another typeface makes wider or higher. */
async function lookOf(part: Locator, withColours: boolean): Promise<unknown[]> {
  const isText = await part.evaluate((element) => !element.matches('input, button'))
  const drawn = await part.evaluate((element) => {
    const { borderRadius, borderWidth, fontSize, fontWeight, color, backgroundColor, borderColor } =
      getComputedStyle(element)
    return [
      [borderRadius, borderWidth, fontSize, fontWeight],
      [color, backgroundColor, borderColor],
    ]
  })
  return [isText || (await part.boundingBox()), ...(withColours ? drawn : drawn.slice(0, 1))]
}

/** Adds up how far the page's contents moved, since its beginning (layout shift, without a person's doing). */
async function shiftOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

for (const [theme, width, accentColor] of [
  ['light', 1280, '#7c3aed'],
  ['light', 390, undefined],
  ['dark', 390, undefined],
] as const)
  test(`sign-in screens begin with their card before any code, in ${theme} at ${width} px${accentColor ? ' in another colour' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: theme })
    await changeConfig(page, { brandName: 'Harbour', accentColor })
    const shift = await shiftOf(page)
    const release = await holdCode(page)
    const answer = await holdFlow(page)
    const card = page.locator('.public-card')
    const rows = ['header > span', 'h1', 'header > p', 'footer']
    // The card's place, and the height of each of its rows; words are a little wider or narrower in their own typeface.
    const places = async () => [
      await card.boundingBox(),
      ...(await Promise.all(rows.map((row) => card.locator(row).boundingBox()))).map((box) => [
        box?.y,
        box?.height,
      ]),
    ]

    await page.goto('/login', { waitUntil: 'commit' })
    await expect(card.locator('h1')).toHaveText('Welcome back')
    await expect(card.locator('header > span')).toHaveText('Harbour')
    await expect(page).toHaveTitle('Harbour')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    if (accentColor)
      await expect(card.locator('.first-mark')).toHaveCSS('background-color', 'rgb(124, 58, 237)')
    // Screen readers hear of the screen once, when it is there.
    await expect(page.getByRole('heading')).toHaveCount(0)
    const before = await places()

    answer()
    const parts = {
      email: page.getByRole('textbox', { name: 'Email' }),
      password: page.getByLabel('Password', { exact: true }),
      button: page.getByRole('button', { name: 'Sign in', exact: true }),
      label: page.getByText('Email', { exact: true }),
      mark: page.getByText('*').first(),
      link: page.getByRole('link', { name: 'Forgot password?' }),
    }
    // What can be read on a colour of one's own is computed by code that comes later.
    const looks = () => Promise.all(Object.values(parts).map((part) => lookOf(part, !accentColor)))
    await expect(parts.email).toBeEditable()
    expect(await places()).toEqual(before)
    const withoutCode = await looks()

    release()
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(1)
    expect(await places()).toEqual(before)
    expect(await looks()).toEqual(withoutCode)
    expect(await shift()).toBe(0)
  })

test('who signs in before the code is there loses nothing, and need not press again', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeEditable()
  await expectAccessible(page)
  await email.fill('user@example')
  await email.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)

  release()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await expect(email).toBeFocused()
  await page.keyboard.type('U') // in place of the letter that was selected
  await expect(email).toHaveValue('User@example')
  await page.reload()

  const releaseAgain = await holdCode(page)
  await page.reload({ waitUntil: 'commit' })
  await email.fill(accounts.user)
  await email.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute('aria-busy')
  await expect(page).toHaveURL(/\/login$/)
  releaseAgain()
  await expect(page).toHaveURL(/\/user$/)
})

test('a flow that asks for something else is drawn by the console alone', async ({ page }) => {
  await page.route(/self-service\/login\/browser/, (route) =>
    route.fulfill({ json: recorded('login-all-methods') }),
  )
  const release = await holdCode(page)
  const answered = page.waitForResponse(/self-service\/login\/browser/)
  await page.goto('/login', { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(page.locator('.first-form > b')).toHaveCount(2)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Sign in with passkey' })).toBeVisible()
})

test('screens behind the sign-in begin with the loading overlay before any code', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.user)
  const shift = await shiftOf(page)
  const release = await holdCode(page)
  await page.goto('/user/organizations', { waitUntil: 'commit' })
  const overlay = page.locator('.loading-overlay')
  await expect(overlay).toHaveText('QuarterdeckLoading')
  await expect(overlay).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('status')).toHaveCount(0)

  release()
  await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  expect(await shift()).toBeLessThanOrEqual(0.01)
})

test('nothing moves when the typeface arrives', async ({ page }) => {
  const shift = await shiftOf(page)
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  let asked = false
  await page.route('**/*.woff2', async (route) => {
    asked = true
    await held
    await route.continue()
  })
  const lines = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, p, header, form, input, footer)')].map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return [element.textContent, top, height]
      }),
    )
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  await expect.poll(() => asked).toBe(true)
  const before = await lines()
  expect(before.length).toBeGreaterThan(5)

  deliver()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1em Inter'))).toBe(true)
  expect(await lines()).toEqual(before)
  expect(await shift()).toBeLessThanOrEqual(0.01)
})

test('the typeface waits for the code of the screen, and not for the rest of the code', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const fonts = () => asked.filter((path) => path.endsWith('.woff2'))
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  const never = new Promise<void>(() => {})
  await page.route('**/assets/*.js', async (route) => {
    await (/\/console-/.test(route.request().url()) ? never : held)
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(2)
  expect(fonts()).toEqual([])

  deliver()
  await expect.poll(fonts).toHaveLength(1)
  expect(fonts()[0]).toMatch(/\/inter-basic-.*\.woff2$/)
})

test('letters beyond English are loaded with the first text that has one', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  const hasLoaded = (family: string) =>
    page.evaluate((name) => document.fonts.check(`1em "${name}"`, 'é'), family)
  await expect.poll(() => hasLoaded('Inter')).toBe(true)
  expect(await hasLoaded('Inter Latin')).toBe(false)
  await page.evaluate(() => document.querySelector('h1')?.append(' José'))
  await expect.poll(() => hasLoaded('Inter Latin')).toBe(true)
})

test('a theme that was chosen stays when the system changes to another', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(accounts.user)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Theme: System' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(html).toHaveAttribute('data-theme', 'dark')
})
