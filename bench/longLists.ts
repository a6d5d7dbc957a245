import type { Browser, Page } from '@playwright/test'
import { open, usage, type Figures, type Subject, type Visit } from './measure'

/** A screen that draws all it gets, and how many of them it is given. */
interface LongList {
  name: string
  path: string
  api: string
  few: number
  many: number
}

const LISTS: readonly LongList[] = [
  { name: 'clusters', path: '/admin/clusters', api: '**/v1/admin/clusters', few: 5, many: 500 },
  { name: 'plans', path: '/admin/plans', api: '**/v1/admin/plans', few: 5, many: 300 },
]

interface Named {
  id: string
  name: string
}

/** Answers with so many entries, made of those that the sandbox has. */
async function lengthen(page: Page, api: string, count: number): Promise<void> {
  await page.route(api, async (route) => {
    const response = await route.fetch()
    const entries = (await response.json()) as Named[]
    const json = Array.from({ length: count }, (_, index) => {
      const entry = entries[index % entries.length]
      const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
      return { ...entry, id, name: `${entry?.name}-${index}` }
    })
    await route.fulfill({ response, json })
  })
}

async function visit(browser: Browser, subject: Subject, { path, api }: LongList, count: number) {
  const place: Visit = { path, ready: { selector: 'main h1', count: 1 } }
  const { page, devtools, close } = await open(browser, subject, place, { slowdown: 1 })
  try {
    await lengthen(page, api, count)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page
      .getByText(`-${count - 1}`)
      .first()
      .waitFor()
    const { cpuMs } = await usage(devtools)
    const frame = await page.evaluate(async () => {
      let [slowest, before] = [0, performance.now()]
      for (let step = 0; step < 60; step += 1) {
        window.scrollBy(0, 400)
        const now = await new Promise<number>(requestAnimationFrame)
        slowest = Math.max(slowest, now - before)
        before = now
      }
      return slowest
    })
    return { cpuMs, frame }
  } finally {
    await close()
  }
}

/** What a long list costs beside a short one: the work until it stands, and the slowest frame while it is scrolled. */
export async function measureLongLists(browser: Browser, subject: Subject): Promise<Figures> {
  const figures: Figures = {}
  for (const list of LISTS) {
    const [few, many] = [
      await visit(browser, subject, list, list.few),
      await visit(browser, subject, list, list.many),
    ]
    figures[`${list.many} ${list.name}, processor beside ${list.few}`] = many.cpuMs / few.cpuMs
    figures[`${list.many} ${list.name}, slowest frame beside ${list.few}`] = many.frame / few.frame
  }
  return figures
}
