import type { Page } from '@playwright/test'
import { changeConfig } from './configuration'
import { accounts, expect, test } from './fixtures'

/** Holds the console's own code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!start-).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
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

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`sign-in screens begin with their card before any code, in ${theme} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: theme })
    await changeConfig(page, { brandName: 'Harbour', accentColor: '#7c3aed' })
    const shift = await shiftOf(page)
    const release = await holdCode(page)
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
    await expect(card.locator('.first-mark')).toHaveCSS('background-color', 'rgb(124, 58, 237)')
    // Screen readers hear of the screen once, when it is there.
    await expect(page.getByRole('heading')).toHaveCount(0)
    const before = await places()

    release()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(1)
    expect(await places()).toEqual(before)
    expect(await shift()).toBe(0)
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

test('nothing moves when the typeface arrives, which is asked for after the code', async ({ page }) => {
  const shift = await shiftOf(page)
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/*.woff2', async (route) => {
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
  await expect.poll(() => asked.some((url) => url.endsWith('.woff2'))).toBe(true)
  const code = asked.findIndex((url) => /\/assets\/console-.*\.js$/.test(url))
  expect(asked.findIndex((url) => url.endsWith('.woff2'))).toBeGreaterThan(code)
  const before = await lines()
  expect(before.length).toBeGreaterThan(5)

  deliver()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1em Inter'))).toBe(true)
  expect(await lines()).toEqual(before)
  expect(await shift()).toBeLessThanOrEqual(0.01)
})
