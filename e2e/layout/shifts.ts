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

/** Lets the answers of both services come one after the other, each after the one before has been painted. */
export async function answerOneByOne(page: Page): Promise<void> {
  let before = Promise.resolve()
  await page.route(/\/(v1|new|sessions|self-service)\//, async (route) => {
    const turn = before
    let isPainted = () => {}
    before = new Promise((resolve) => (isPainted = resolve))
    await turn
    try {
      const response = await route.fetch()
      await route.fulfill({ response })
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    } catch {
      // The page has gone on to another place.
    }
    isPainted()
  })
}

/** Notes what moves, from the start of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const part = node instanceof Element ? node : node?.parentElement
          const name = `${part?.localName ?? '?'} '${(part?.textContent ?? '').trim().slice(0, 30)}'`
          const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
          return `${name} ${box(from)} to ${box(to)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since this page began. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
