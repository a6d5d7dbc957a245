import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'

const DIST = 'packages/console/dist'

/** Collects what a page asks for, over any network; gives how much that was. */
function requestsOf(page: Page) {
  let count = 0
  page.on('request', () => (count += 1))
  return () => count
}

/** Collects the console's scripts or stylesheets as the page asks for them; gives their size as brotli files. */
function filesOf(page: Page, ending: '.js' | '.css') {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith(ending)) files.add(pathname)
  })
  return () => [...files].map((file) => [file, fileSize(file)] as const)
}

/** What the document has in it in place of a file: its size in brotli, and its name here. */
function inDocument(element: 'script' | 'style') {
  const content = new RegExp(`<${element} nonce="CSP_NONCE">(.*?)</${element}>`, 's')
  const [, text = ''] = content.exec(readFileSync(`${DIST}/index.html`, 'utf8')) ?? []
  expect(text).not.toBe('')
  return [`the document's ${element}`, brotliCompressSync(text).length] as const
}

/** The size of a file of the build, compressed with brotli. */
const fileSize = (file: string) => brotliCompressSync(readFileSync(DIST + file)).length

/** What the one who adds something may do. */
const WHEN_PASSED =
  'packages/console/treemap.html, which the build writes, shows what is in each file: what not every first screen needs is ' +
  'loaded when it is needed (`screen`, `lazyModule`). See step 5 of _Add an area_ in CONTRIBUTING.md'

/** Expects of files that they have at most so many bytes together, and prints each. */
function expectAtMost(budget: number, what: string, sizes: (readonly [string, number])[]): void {
  expect(report(what, sizes), `${what}. ${WHEN_PASSED}`).toBeLessThanOrEqual(budget)
}

function report(what: string, sizes: (readonly [string, number])[]): number {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  console.log(`${what}: ${(total / 1000).toFixed(1)} kB brotli in ${sizes.length} files`)
  for (const [file, size] of sizes) console.log(`  ${(size / 1000).toFixed(1).padStart(6)}  ${file}`)
  return total
}

test('/login is usable after at most 7 requests, with 91 kB of JavaScript and 13.5 kB of styles', async ({
  page,
}) => {
  const [scripts, styles, requests] = [filesOf(page, '.js'), filesOf(page, '.css'), requestsOf(page)]
  await page.goto('/login')
  // A part of the form that the start script does not draw.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  expectAtMost(91_000, '/login, scripts', [inDocument('script'), ...scripts()])
  expectAtMost(13_500, '/login, styles', [inDocument('style'), ...styles()])
  console.log(`/login: ${requests()} requests`)
  expect(requests()).toBeLessThanOrEqual(7)
})

test('/admin/organizations shows its rows after at most 7 requests, with 105 kB of JavaScript and 13.5 kB of styles', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(accounts.admin)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible() // now the person is remembered
  await page.close()
  const fresh = await context.newPage()
  const [scripts, styles, requests] = [filesOf(fresh, '.js'), filesOf(fresh, '.css'), requestsOf(fresh)]
  await fresh.goto('/admin/organizations')
  await expect(fresh.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
  expectAtMost(105_000, '/admin/organizations, scripts', [inDocument('script'), ...scripts()])
  expectAtMost(13_500, '/admin/organizations, styles', [inDocument('style'), ...styles()])
  console.log(`/admin/organizations: ${requests()} requests`)
  expect(requests()).toBeLessThanOrEqual(7)
})

const files = () => readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'))

test('all code is compiled while it arrives (build/compileHints.ts)', () => {
  for (const name of files())
    expect(readFileSync(`${DIST}/assets/${name}`, 'utf8'), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('no file of code has less than 2 kB', () => {
  const sizes = files().map((name) => [name, fileSize(`/assets/${name}`)] as const)
  report('all code', sizes)
  expect(sizes.filter(([, size]) => size < 2000)).toEqual([])
})

const beyondShell: {
  path: string
  account: string
  budget: number
  shown: (page: Page) => Locator
}[] = [
  {
    path: '/user',
    account: accounts.user,
    budget: 11_500,
    shown: (page) => page.getByRole('region', { name: 'Subscription' }).getByRole('meter'),
  },
  {
    path: '/admin',
    account: accounts.admin,
    budget: 6600,
    shown: (page) => page.getByRole('heading', { name: 'Overview', level: 1 }),
  },
  {
    path: '/admin/jobs',
    account: accounts.admin,
    budget: 38_000,
    shown: (page) => page.getByRole('table', { name: 'Recent Jobs' }).getByRole('cell').first(),
  },
]

for (const { path, account, budget, shown } of beyondShell)
  test(`${path} loads at most ${budget / 1000} kB of JavaScript beyond what every screen in the shell has`, async ({
    page,
    signIn,
    context,
  }) => {
    await signIn(account)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible() // now the person is remembered
    await page.close()
    // What is loaded ahead of time, once the browser is idle, belongs to other screens.
    await context.addInitScript(() => (window.requestIdleCallback = () => 0))
    const inShell = await context.newPage()
    const shell = filesOf(inShell, '.js')
    await inShell.goto(`/${path.split('/')[1]}/no-such-screen`)
    await expect(inShell.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await inShell.close()

    const screen = await context.newPage()
    const scripts = filesOf(screen, '.js')
    await screen.goto(path)
    await expect(shown(screen)).toBeVisible()
    const known = new Set(shell().map(([file]) => file))
    const own = scripts().filter(([file]) => !known.has(file))
    expect(own.length).toBeGreaterThan(0)
    expectAtMost(budget, `${path}, scripts beyond the shell`, own)
  })

/** Holds the console's own code back, so that what is asked for until `release` did not wait for it. */
async function holdCode(page: Page, calls: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/console-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (calls.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return { release, asked: () => asked.toSorted() }
}

test('/login asks for session, flow and signup status beside its code, and for each once', async ({
  page,
}) => {
  const code = await holdCode(page, /whoami|self-service|\/new\//)
  const reads = ['/new/signup', '/self-service/login/browser', '/sessions/whoami']
  const going = page.goto('/login')
  await expect.poll(code.asked).toEqual(reads)
  code.release()
  await going
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable()
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(code.asked()).toEqual(reads)
})

test('session, first data and the screen’s chunk start beside the code, and each is asked for once', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(accounts.admin)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible() // now the person is remembered
  await page.close()
  const fresh = await context.newPage()
  const code = await holdCode(fresh, /whoami|\/v1\//)
  const reads = ['/sessions/whoami', '/v1/admin/organizations']
  const going = fresh.goto('/admin/organizations')
  // The document asks for the code of every screen by scripts and links of its own; the start script adds that of this one.
  const added = fresh.locator('link[rel="modulepreload"]:not([crossorigin])')
  await expect(added.first()).toBeAttached()
  await expect.poll(code.asked).toEqual(reads)
  code.release()
  await going
  await expect(fresh.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
  expect(code.asked()).toEqual(reads)
})

test('somebody whom the browser does not know yet gets the first data as soon as the session is known', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(accounts.admin)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.close()
  const fresh = await context.newPage()
  const code = await holdCode(fresh, /whoami|\/v1\//)
  const going = fresh.goto('/admin/organizations')
  await expect.poll(code.asked).toEqual(['/sessions/whoami', '/v1/admin/organizations'])
  code.release()
  await going
  await expect(fresh.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
  expect(code.asked()).toEqual(['/sessions/whoami', '/v1/admin/organizations'])
})

test('a screen whose data has come before its code is drawn once, without its outline first', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(accounts.admin)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.close()
  const fresh = await context.newPage()
  await fresh.clock.install()
  await fresh.clock.pauseAt(Date.now() + 1000) // the first screen is waited for without an end
  await fresh.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      if (document.querySelector('main [data-shape]')) drawn.push('outline')
      if (document.querySelectorAll('tbody tr:not([data-loading])').length === 25) drawn.push('rows')
    }).observe(document, { subtree: true, childList: true })
  })
  await fresh.goto('/admin/organizations')
  await expect(fresh.getByRole('table').locator('tbody tr:not([data-loading])')).toHaveCount(25)
  expect(await fresh.evaluate(() => (window as unknown as { drawn: string[] }).drawn[0])).toBe('rows')
})

for (const list of ['organizations', 'users'])
  test(`a search of ${list} is asked for once, before the address changes`, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window)
      const searches: string[] = []
      Object.assign(window, { searches })
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : `${input}`
        if (url.includes('search=')) searches.push(`asked at '${location.search}'`)
        return fetch(input, init)
      }
    })
    await signIn(accounts.admin, `/admin/${list}`)
    await page.getByRole('searchbox').fill('nobody-has-this-name')
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
    await expect(page).toHaveURL(/\?search=nobody-has-this-name$/)
    const searches = await page.evaluate(() => (window as unknown as { searches: string[] }).searches)
    expect(searches).toEqual(["asked at ''"])
  })
