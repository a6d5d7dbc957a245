import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Kept } from './people'
import { installProbe, type Condition } from './probe'

/** How a visitor's machine is slowed down, by Chromium: a processor, a network of a phone, or a short way to the server. */
const SLOWDOWN = 4
const PHONE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const NEAR = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: -1 }

/** No request for this long: the page has all it wanted. In milliseconds. */
const QUIET_MS = 500

/** A console that is measured, or what it is measured against. */
export interface Subject {
  name: string
  url: string
  /** What the browser has kept of a person who signed in. */
  signedIn: Kept
}

export interface Visit {
  path: string
  /** What is there once the page can be used. */
  ready: Condition
}

/** Something a person does with a page: presses, and what they wait for. */
export interface Action {
  name: string
  before?: (page: Page) => Promise<void>
  do: (page: Page) => Promise<void>
  done: Condition
  after?: (page: Page) => Promise<void>
}

/** Figures by name: milliseconds, kB (1000 bytes) or counts. */
export type Figures = Record<string, number>

interface Opened {
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

/** A page on which nothing has happened yet, with a probe that waits for the visit to be ready. */
export async function open(
  browser: Browser,
  { url, signedIn }: Subject,
  visit: Visit,
  {
    network = NEAR,
    slowdown = SLOWDOWN,
    isVisitor = false,
  }: { network?: typeof PHONE; slowdown?: number; isVisitor?: boolean } = {},
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    ...(isVisitor ? {} : { storageState: signedIn }),
  })
  const page = await context.newPage()
  // An empty page of the same origin first, so that starting a process is no part of any figure.
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('/empty')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  // What compiles this file wraps functions that have a name in this helper, which the page has not.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(installProbe, visit.ready)
  return { page, devtools, close: () => context.close() }
}

/** Milliseconds of the page's thread that have been worked, and the size of what it holds in memory. */
export async function usage(devtools: CDPSession): Promise<{ cpuMs: number; heapKb: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { cpuMs: of('TaskDuration') * 1000, heapKb: of('JSHeapUsedSize') / 1000 }
}

async function heapAfterCollection(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  return (await usage(devtools)).heapKb
}

/** A first visit, with an empty cache: until the page can be used, and until it has all it wanted. */
export async function measureVisit(
  browser: Browser,
  subject: Subject,
  visit: Visit,
  options: { isVisitor?: boolean } = {},
): Promise<Figures> {
  const opened = await open(browser, subject, visit, { network: PHONE, ...options })
  const { page, devtools } = opened
  try {
    let latest = Date.now()
    let underWay = 0
    const requests = new Map<string, { isCode: boolean; bytes: number }>()
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/^(data|blob):/.test(request.url)) return
      underWay += requests.has(requestId) ? 0 : 1
      requests.set(requestId, { isCode: new URL(request.url).pathname.endsWith('.js'), bytes: 0 })
      latest = Date.now()
    })
    const ended = ({
      requestId,
      encodedDataLength = 0,
    }: {
      requestId: string
      encodedDataLength?: number
    }) => {
      const request = requests.get(requestId)
      if (!request) return
      request.bytes = encodedDataLength
      underWay -= 1
      latest = Date.now()
    }
    devtools.on('Network.loadingFinished', ended)
    devtools.on('Network.loadingFailed', ended)
    const before = await usage(devtools)
    await page.goto(visit.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.probe.ready !== undefined)
    while (underWay > 0 || Date.now() - latest < QUIET_MS) await page.waitForTimeout(50)
    const after = await usage(devtools)
    const { ready = 0, firstPaint = 0 } = await page.evaluate(() => window.probe)
    const code = [...requests.values()].filter(({ isCode }) => isCode)
    return {
      firstPaint,
      ready,
      cpu: after.cpuMs - before.cpuMs,
      requests: requests.size,
      code: code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      heap: await heapAfterCollection(devtools),
    }
  } finally {
    await opened.close()
  }
}

/** Actions one after the other on one page whose code has arrived: milliseconds of each, from its last input on. */
export async function measureActions(
  browser: Browser,
  subject: Subject,
  visit: Visit,
  actions: readonly Action[],
): Promise<Figures> {
  const opened = await open(browser, subject, visit)
  const { page } = opened
  const figures: Figures = {}
  try {
    await page.goto(visit.path)
    await page.waitForFunction(() => window.probe.ready !== undefined)
    await page.waitForLoadState('networkidle')
    for (const action of actions) {
      await action.before?.(page)
      await page.waitForTimeout(QUIET_MS)
      await page.evaluate((done) => window.probe.arm(done), action.done)
      await action.do(page)
      await page
        .waitForFunction(() => window.probe.took !== undefined, null, { polling: 50 })
        .catch((cause: unknown) => {
          throw new Error(`What '${action.name}' waits for does not come on ${subject.name}`, { cause })
        })
      figures[action.name] = await page.evaluate(() => window.probe.took ?? 0)
      await action.after?.(page)
    }
  } finally {
    await opened.close()
  }
  return figures
}

/** A page that reads again and again: the thread's work of one poll, and how the memory grew over all of them. */
export async function measurePolls(
  browser: Browser,
  subject: Subject,
  visit: Visit,
  { polls, reads }: { polls: number; reads: RegExp },
): Promise<Figures> {
  const opened = await open(browser, subject, visit, { slowdown: 1 })
  const { page, devtools } = opened
  try {
    await page.clock.install()
    await page.goto(visit.path)
    await page.clock.runFor(1000)
    await page.waitForFunction(() => window.probe.ready !== undefined)
    let underWay = 0
    let answers = 0
    page.on('request', () => (underWay += 1))
    page.on('requestfailed', () => (underWay -= 1))
    page.on('requestfinished', (request) => {
      underWay -= 1
      answers += reads.test(request.url()) ? 1 : 0
    })
    // A second at a time, and never while an answer is waited for: to the page it would seem to take that second.
    const poll = async (times: number) => {
      const upTo = answers + times
      while (answers < upTo) {
        await page.clock.runFor(1000)
        do await page.waitForTimeout(20)
        while (underWay > 0)
      }
    }
    await poll(20)
    const [before, heapBefore] = [await usage(devtools), await heapAfterCollection(devtools)]
    await poll(polls)
    const after = await usage(devtools)
    return {
      poll: (after.cpuMs - before.cpuMs) / polls,
      growth: (await heapAfterCollection(devtools)) - heapBefore,
    }
  } finally {
    await opened.close()
  }
}
