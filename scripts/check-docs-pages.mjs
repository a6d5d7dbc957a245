// Opens docs pages of the built Storybook as people do, in its manager, and sees that they are drawn, follow the toolbar
// and report no error. By day one page of each root, with --every all of them. It also prints how long the manager takes to
// show a first story.
//   node scripts/check-docs-pages.mjs [--every]
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { testBrowser } from './browser.mjs'
import { serveFolder } from './stage.mjs'

const FOLDER = path.resolve('storybook-static')
const AT_A_TIME = 2

const { entries } = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8'))
const pages = Object.values(entries).filter(({ type }) => type === 'docs')
const firstOfRoots = [...new Map(pages.toReversed().map((page) => [page.title.split('/')[0], page])).values()]
const wanted = process.argv.includes('--every') ? [...pages] : firstOfRoots

const server = await serveFolder(FOLDER)
const browser = await chromium.launch(testBrowser())
console.log(`The first story in the manager: ${(await firstStory()).toFixed(1)} s`)

const complaints = []
const total = wanted.length
await Promise.all(Array.from({ length: AT_A_TIME }, work))
await browser.close()
server.close()

for (const complaint of complaints) console.error(complaint)
console.log(`${total} of ${pages.length} docs pages opened, ${complaints.length} complaints`)
process.exit(complaints.length > 0 || total === 0 ? 1 : 0)

/** Seconds from an address in a browser that knows nothing to the story that it names. */
async function firstStory() {
  const page = await browser.newPage()
  const begun = performance.now()
  await page.goto(`${server.url}/?path=/story/components-button--primary`)
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor()
  const seconds = (performance.now() - begun) / 1000
  await page.close()
  return seconds
}

async function work() {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { id } = next
    const page = await browser.newPage()
    const complain = (text) => complaints.push(`${id}: ${text}`)
    page.on('pageerror', (error) => complain(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complain(message.text())
    })
    try {
      await page.goto(`${server.url}/?path=/docs/${id}&globals=theme:dark;motion:reduced`)
      const frame = page.frameLocator('#storybook-preview-iframe')
      await frame.locator('html[data-theme="dark"]').waitFor()
      await frame.locator('#storybook-docs').getByRole('heading', { level: 1 }).first().waitFor()
      const light = frame.locator('#storybook-docs img[src*="pictures/"]:not([src*="--dark."])')
      if ((await light.count()) > 0) complain('a picture is light on a dark page')
    } catch (error) {
      complain(error.message)
    }
    await page.close()
  }
}
