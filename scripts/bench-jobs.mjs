// An hour of the jobs screen in a minute: 720 polls in a real browser, a sandbox behind it whose jobs move. Prints how
// the heap grew and how many requests of one list were ever under way at once; fails where a limit is passed.
//   node scripts/bench-jobs.mjs [--no-build]      --no-build takes the last build
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { anyBrowser } from './browser.mjs'
import { run } from './stage.mjs'
import { signIn, startSandbox } from './sandbox.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const CYCLES = 720
/** Polls before the first measurement, in which code is compiled and caches are filled. */
const WARM_UP = 120
const POLL_MS = 5000
const MOST_GROWTH = 0.05
const LISTS = /\/v1\/admin\/(?:cluster-)?(?:jobs|workflows)(?:\?|\/[^/]+\/jobs$)/

if (!process.argv.includes('--no-build')) {
  const built = await run(process.execPath, ['scripts/build.mjs', 'console'])
  if (built !== 0) process.exit(built)
}

const sandbox = await startSandbox()
const browser = await chromium.launch(anyBrowser())
const page = await browser.newPage({ baseURL: sandbox.url, viewport: { width: 1280, height: 860 } })
const requests = watchRequests(page)

await page.clock.install()
await signIn(page, 'admin@example.com')
await page.goto('/admin/jobs')
await page.getByRole('table', { name: 'Recent Jobs' }).getByRole('row').nth(15).waitFor()
const devtools = await page.context().newCDPSession(page)
await devtools.send('HeapProfiler.enable')

await poll(WARM_UP)
const before = await heap()
console.log(`heap after ${WARM_UP} polls: ${megabytes(before)}`)
for (let done = 0; done < CYCLES; done += CYCLES / 6) {
  await poll(CYCLES / 6)
  console.log(`  after ${String(done + CYCLES / 6).padStart(3)} more: ${megabytes(await heap())}`)
}
const growth = ((await heap()) - before) / before
const seen = requests.result()
console.log(`growth over ${CYCLES} polls: ${(growth * 100).toFixed(2)} % (limit ${MOST_GROWTH * 100} %)`)
console.log(`requests: ${seen.total}, of one list under way at once: ${seen.most} (limit 1)`)

await browser.close()
sandbox.stop()
process.exitCode = growth < MOST_GROWTH && seen.most === 1 ? 0 : 1

/** Waits for this many polls; before every eighth one a job is started, so that rows are added, changed and removed. */
async function poll(cycles) {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    if (cycle % 8 === 0) await startJob()
    const asked = requests.result().total
    await page.clock.runFor(POLL_MS)
    await requests.settled(asked + 3)
  }
}

async function startJob() {
  const rows = async (list) => {
    const body = await (await page.request.get(`/v1/admin/${list}`)).json()
    return Array.isArray(body) ? body : body.data
  }
  const [place] = await rows('namespaces')
  const [template] = await rows('custom-job-templates?target_type=organization')
  const answer = await page.request.post(`/v1/admin/organizations/${place.organization_id}/custom-jobs`, {
    headers: { 'X-Console-Request': '1' },
    data: { template_id: template.template_id, namespace: place.name },
  })
  if (!answer.ok()) throw new Error(`No job was started: ${answer.status()} ${await answer.text()}`)
}

/** The size of the heap after garbage collection. */
async function heap() {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/** Counts, for each address of a list, the requests under way. */
function watchRequests(watched) {
  const underWay = new Map()
  let total = 0
  let most = 0
  const change = (request, by) => {
    const url = request.url()
    if (!LISTS.test(url)) return
    const count = (underWay.get(url) ?? 0) + by
    underWay.set(url, count)
    most = Math.max(most, count)
    if (by > 0) total += 1
  }
  watched.on('request', (request) => change(request, 1))
  watched.on('requestfinished', (request) => change(request, -1))
  watched.on('requestfailed', (request) => change(request, -1))
  const idle = () => [...underWay.values()].every((count) => count === 0)
  return {
    result: () => ({ total, most }),
    /** Resolves when at least this many requests were sent and all have been answered. */
    settled: async (sent) => {
      while (total < sent || !idle()) await new Promise((resolve) => setTimeout(resolve, 2))
    },
  }
}

function megabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}
