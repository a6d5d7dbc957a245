// Draws the README's pictures into docs/images: the built console in a real browser, a sandbox in memory behind it.
//   node scripts/screenshots.mjs [--no-build]      --no-build takes the last build
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { anyBrowser } from './browser.mjs'
import { run } from './stage.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const IMAGES = 'docs/images'
const PASSWORD = 'quarterdeck-demo'

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

/** Starts a sandbox on free ports, which ends with this script; resolves with the console's address. */
function startSandbox() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/sandbox/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      AUTH_PORT: '0',
      SANDBOX_DB: ':memory:',
      SANDBOX_CONFIG: '',
      CONSOLE_ORIGIN: '',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const [, url] = /Console\s+(http\S+)/.exec(output) ?? []
      if (url) resolve({ url, stop: () => child.kill('SIGTERM') })
    })
    child.on('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)))
  })
}

async function signIn(page, email) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
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
