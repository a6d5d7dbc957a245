import type { Page } from '@playwright/test'

/** What moved without being asked to, and how much that was: the part of the view, times how far of it (CLS). */
export interface Shift {
  value: number
  moved: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Lets the answers of both services come one after the other, each after the one before has been painted.
 *
 * @returns waits until all that has been asked for has come
 */
export async function answerOneByOne(page: Page): Promise<() => Promise<void>> {
  let last = Promise.resolve()
  await page.route(/\/(v1|new|sessions|self-service)\//, async (route) => {
    // A link from an e-mail, which the identity service leads on to the console.
    if (route.request().isNavigationRequest()) return route.continue()
    const turn = last
    let isPainted = () => {}
    last = new Promise((resolve) => (isPainted = resolve))
    await turn
    try {
      // The browser of these tests has no typeface as wide as Inter to stand in for it: texts would move when Inter comes.
      await page.evaluate(() => document.fonts.load('1em Inter'))
      const response = await route.fetch()
      await route.fulfill({ response })
      await painted(page)
    } catch {
      // The page has gone on to another place.
    }
    isPainted()
  })
  return async () => {
    let waitedFor
    while (waitedFor !== last) await (waitedFor = last)
  }
}

/**
 * Lets the answers whose addresses match come in this order, each after the one before has been painted.
 *
 * @returns waits until all of them have come, and begins anew for the next place
 */
export async function answerInOrder(page: Page, addresses: readonly RegExp[]): Promise<() => Promise<void>> {
  let shown = 0
  const until = async (count: number) => {
    while (shown < count) await painted(page)
  }
  for (const [index, address] of addresses.entries())
    await page.route(address, async (route) => {
      try {
        await until(index)
        await route.fulfill({ response: await route.fetch() })
        await painted(page)
        shown = Math.max(shown, index + 1)
      } catch {
        // The page has gone on to another place.
      }
    })
  return async () => {
    await until(addresses.length)
    shown = 0
  }
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Notes what moves, from the start of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const part = node instanceof Element ? node : node?.parentElement
          const name = `${part?.localName ?? '?'} '${(part?.textContent ?? '').trim().slice(0, 30)}'`
          const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
          return `${name} ${box(from)} to ${box(to)}`
        })
        shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readShifts = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { readShifts })
  })
}

/** What has moved since this page began, with what the browser is painting now. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await painted(page)
  return page.evaluate(() => (window as unknown as { readShifts: () => Shift[] }).readShifts())
}
