// Draws the README's pictures into docs/images: the built console in a real browser, a sandbox in memory behind it.
//   node scripts/screenshots.mjs [--no-build]      --no-build takes the last build
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { anyBrowser } from './browser.mjs'
import { run } from './stage.mjs'
import { signIn, startSandbox } from './sandbox.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const IMAGES = 'docs/images'

const ADMIN = 'admin@example.com'
const USER = 'user@example.com'

/** What is drawn: the screen, who sees it, and when it is complete. */
const pictures = [
  { file: 'organizations', address: '/admin/organizations', as: ADMIN, complete: rows },
  {
    file: 'clusters',
    address: '/admin/clusters',
    as: ADMIN,
    complete: (page) => page.getByRole('switch').nth(5),
  },
  { file: 'jobs-dark', address: '/admin/jobs', as: ADMIN, dark: true, complete: rows },
  { file: 'overview', address: '/user', as: USER, complete: (page) => page.getByText('Studio Links (') },
]

function rows(page) {
  return page.getByRole('row').nth(5)
}

async function draw(browser, baseURL, { file, address, as, dark = false, complete }) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await signIn(page, as)
  await page.goto(address)
  await complete(page).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: path.join(IMAGES, `${file}.png`), animations: 'disabled', caret: 'hide' })
  await context.close()
  console.log(path.join(IMAGES, `${file}.png`))
}

if (!process.argv.includes('--no-build')) {
  const built = await run(process.execPath, ['scripts/build.mjs', 'console'])
  if (built !== 0) process.exit(built)
}
mkdirSync(IMAGES, { recursive: true })
const sandbox = await startSandbox()
const browser = await chromium.launch(anyBrowser())
try {
  for (const picture of pictures) await draw(browser, sandbox.url, picture)
} finally {
  await browser.close()
  sandbox.stop()
}
