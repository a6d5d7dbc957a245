// How much longer the first page of /admin/organizations takes with 100,000 organizations than with 60:
// two sandboxes on the built console, visited in turn; medians, and the ratio of both (at most 1.5).
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { anyBrowser } from './browser.mjs'
import { signIn, startSandbox } from './sandbox.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [FEW, MANY] = [60, 100_000]
const RUNS = 21
const MOST = 1.5

if (!existsSync('packages/console/dist/index.html')) {
  console.error('There is no built console: run `npm run build` first.')
  process.exit(1)
}

/** A signed-in visitor of one sandbox. */
async function visitorOf(browser, { url, organizations }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await signIn(page, 'admin@example.com')
  await page.close()
  return { organizations, context, times: [] }
}

/** Milliseconds from the navigation's start until the frame after the first page's rows, by the page's own clock. */
async function timeToRows(context) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const look = () => {
      const rows = document.querySelectorAll('tbody tr:not([data-loading])')
      if (rows.length < 25) requestAnimationFrame(look)
      else requestAnimationFrame(() => (window.rowsShownAt = performance.now()))
    }
    requestAnimationFrame(look)
  })
  await page.goto('/admin/organizations')
  const shownAt = await page.waitForFunction(() => window.rowsShownAt)
  const time = await shownAt.jsonValue()
  await page.close()
  return time
}

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

const sandboxes = []
const browser = await chromium.launch(anyBrowser())
try {
  for (const organizations of [FEW, MANY])
    sandboxes.push({
      organizations,
      ...(await startSandbox({ SANDBOX_ORGANIZATIONS: String(organizations) })),
    })
  const visitors = []
  for (const sandbox of sandboxes) visitors.push(await visitorOf(browser, sandbox))

  // The first visits fill caches and warm the servers up.
  for (const { context } of [...visitors, ...visitors]) await timeToRows(context)
  for (let run = 0; run < RUNS; run += 1) {
    const order = run % 2 === 0 ? visitors : visitors.toReversed()
    for (const { context, times } of order) times.push(await timeToRows(context))
  }

  for (const { organizations, times } of visitors) {
    const figures = [Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0))
    console.log(
      `${organizations.toLocaleString('en-US').padStart(8)} organizations: first page after ${figures[1]} ms (median of ${RUNS}, ${figures[0]}–${figures[2]})`,
    )
  }
  const [few, many] = visitors.map(({ times }) => median(times))
  const ratio = many / few
  console.log(`Ratio ${ratio.toFixed(2)}, at most ${MOST}`)
  process.exitCode = ratio <= MOST ? 0 : 1
} finally {
  await browser.close()
  for (const { stop } of sandboxes) stop()
}
