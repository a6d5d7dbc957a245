// Opens docs pages of the built Storybook as people do, in its manager, and sees that they are drawn, follow the toolbar,
// show code that can be pasted, the type of every prop and a control that fits it, fit a phone and report no error. By day one page of each
// root, with --every all of them. Besides: a theme that is chosen comes before that of the system, no link of a story leads
// out of Storybook, a story has its data whatever the tab showed before, the key that the front page names for the search
// leads there, and the whole toolbar is in the window. All of it in a folder below another one, as where pages of a repository are published. It also
// prints how long the manager takes to show a first story.
//   node scripts/check-docs-pages.mjs [--every]
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { parseSync } from 'vite'
import { testBrowser } from './browser.mjs'
import { recordedPictures } from './pictures.mjs'
import { serveFolder } from './stage.mjs'

const FOLDER = path.resolve('storybook-static')
const AT_A_TIME = 2
const WIDE = { width: 1280, height: 860 }
const NARROW = { width: 390, height: 844 }
/** Where a link of a story is, and the theme that it is drawn in on a dark system. */
const LINKS = [
  { at: '/story/components-link--text', theme: 'light' },
  { at: '/docs/components-link--docs', theme: 'dark' },
  { at: '/docs/components-link--docs&globals=theme:light', theme: 'light' },
]

/** What a props table says where it does not know the type. */
const UNWRITTEN = /^(unknown|union|signature|function|object)$/
/** A prop that is a choice of values. */
const VALUE = /^('.*'|\d+|true|false|null|undefined)$/

/** Code that is neither a story's own object nor has spies of a test in it. */
const canBePasted = (code) => !/^\{|\bfn\(/.test(code) && parseSync('sample.tsx', code).errors.length === 0

const { entries } = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8'))
const pages = Object.values(entries).filter(({ type }) => type === 'docs')
const firstOfRoots = [...new Map(pages.toReversed().map((page) => [page.title.split('/')[0], page])).values()]
const wanted = process.argv.includes('--every') ? [...pages] : firstOfRoots

const server = await serveFolder(path.dirname(FOLDER))
const storybook = `${server.url}/${path.basename(FOLDER)}`
const browser = await chromium.launch(testBrowser())
console.log(`The first story in the manager: ${(await firstStory()).toFixed(1)} s`)

const complaints = []
/** How many of what the pages are checked for were found in all of them. */
const found = { pictures: 0, samples: 0, props: 0 }
const total = wanted.length
await Promise.all(Array.from({ length: AT_A_TIME }, work))
for (const link of LINKS) await followLink(link)
await dataAfterAnother()
await searchByKey()
await toolsInWindow()
await browser.close()
server.close()
for (const [what, count] of Object.entries(found)) if (count === 0) complaints.push(`no page has ${what}`)

for (const complaint of complaints) console.error(complaint)
console.log(`${total} of ${pages.length} docs pages opened, ${complaints.length} complaints`)
process.exit(complaints.length > 0 || total === 0 ? 1 : 0)

/** Seconds from an address in a browser that knows nothing to the story that it names. */
async function firstStory() {
  const page = await browser.newPage()
  const begun = performance.now()
  await page.goto(`${storybook}/?path=/story/components-button--primary`)
  await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor()
  const seconds = (performance.now() - begun) / 1000
  await page.close()
  return seconds
}

async function work() {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const at = `/docs/${next.id}&globals=theme:dark;motion:reduced`
    await opened({ at }, async (page, frame, complain) => {
      await frame.locator('html[data-theme="dark"]').waitFor()
      await frame.locator('#storybook-docs').getByRole('heading', { level: 1 }).first().waitFor()
      const pictures = frame.locator('#storybook-docs img[src^="pictures/"]')
      const sources = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
      found.pictures += sources.length
      // A story that sets its theme has one picture.
      if (sources.some((src) => `${path.basename(src, '.webp')}--dark` in recordedPictures()))
        complain('a picture is light on a dark page')
      const samples = await codeOf(frame)
      found.samples += samples.length
      for (const code of samples.filter((one) => !canBePasted(one)))
        complain(`a sample is no code to paste: ${code.slice(0, 80)}`)
      const props = await frame.locator('.docblock-argstable-body tr').evaluateAll(readProps)
      found.props += props.length
      const unwritten = props.flatMap(({ types }) => types).filter((type) => UNWRITTEN.test(type))
      if (unwritten.length > 0) complain(`props have no type but ${[...new Set(unwritten)].join(', ')}`)
      const unchosen = props.filter(
        ({ types, isObject }) => isObject && types.every((type) => VALUE.test(type)),
      )
      if (unchosen.length > 0)
        complain(`values of ${unchosen.map(({ name }) => name).join(', ')} cannot be chosen`)
      // What Storybook has in place of a control where the story's `render` takes no args.
      if (props.some(({ isDead }) => isDead)) complain('controls lead out of Storybook and change nothing')
      await page.setViewportSize(NARROW)
      const width = await frame.locator('html').evaluate(widthAt, NARROW.width)
      if (width > NARROW.width) complain(`it is ${width} px wide on a phone of ${NARROW.width}`)
    })
  }
}

/** The samples of code in a page, which shows each when it is asked to. */
async function codeOf(frame) {
  const buttons = frame.locator('#storybook-docs button', { hasText: 'Show code' })
  // Only who points at an example sees its buttons.
  const count = await buttons.evaluateAll((all) => all.map((button) => button.click()).length)
  const samples = frame.locator('#storybook-docs .sbdocs-preview pre')
  if (count > 0) await samples.nth(count - 1).waitFor()
  return samples.allInnerTexts()
}

/** The rows of a props table. Runs inside the page. */
function readProps(rows) {
  return rows.map((row) => ({
    name: row.cells[0].innerText,
    types: [...row.cells[1].querySelectorAll('span')].map((one) => one.innerText),
    isObject: /^Set object$/m.test(row.innerText) || row.querySelector('.rejt-tree') !== null,
    isDead: /^Setup controls$/m.test(row.innerText),
  }))
}

/** How wide a page is, once its window is no wider than this. Runs inside the page. */
async function widthAt(root, most) {
  while (window.innerWidth > most) await new Promise(requestAnimationFrame)
  return root.scrollWidth
}

async function followLink({ at, theme }) {
  await opened({ at, colorScheme: 'dark' }, async (page, frame, complain) => {
    const link = frame.locator('#storybook-root a[href^="/"], .sb-story a[href^="/"]').first()
    await link.waitFor()
    const drawn = await frame.locator('html').getAttribute('data-theme')
    if (drawn !== theme) complain(`it is ${drawn} on a dark system, and not ${theme}`)
    if (!(await link.evaluate(isKept))) complain('a link of a story leads out of Storybook')
  })
}

/**
 * The worker that answers for the mocks takes its leave when its last page is closed, which a story alone in its tab is as soon
 * as the tab shows another one.
 */
async function dataAfterAnother() {
  await opened(
    { at: '/story/screens-admin-clusters--ready', after: 'screens-admin-clusters--forty' },
    (_, frame) => frame.getByRole('article').first().waitFor(),
  )
}

async function searchByKey() {
  await opened({ at: '/docs/foundations-start-here--docs' }, async (page, frame) => {
    const key = await frame.locator('#storybook-docs kbd').first().innerText()
    await page.keyboard.press(key.replace(' ', '+'))
    await page.locator('#storybook-explorer-searchfield:focus').waitFor()
  })
}

async function toolsInWindow() {
  await opened({ at: '/story/components-button--primary' }, async (page, frame, complain) => {
    await frame.getByRole('button').first().waitFor()
    const last = page.getByRole('button', { name: 'Enter full screen' })
    const edge = await last.evaluate((tool) => Math.ceil(tool.getBoundingClientRect().right))
    if (edge > WIDE.width) complain(`the toolbar ends at ${edge} px in a window of ${WIDE.width}`)
    if ((await page.getByRole('button', { name: /background/i }).count()) > 0)
      complain('the toolbar has a tool for the background, which makes stories unreadable')
  })
}

/** Whether a press on a link leads nowhere. Runs inside the page, where what hears of the press last asks. */
function isKept(link) {
  return new Promise((resolve) => {
    const ask = (press) => {
      resolve(press.defaultPrevented)
      press.preventDefault()
    }
    window.addEventListener('click', ask, { once: true })
    link.click()
  })
}

/** Opens a place in the manager, `after` a story alone in the same tab, and complains of what fails in it. */
async function opened({ at, after, colorScheme = 'light' }, look) {
  const page = await browser.newPage({ viewport: WIDE, colorScheme })
  const complain = (text) => complaints.push(`${at}: ${text}`)
  page.on('pageerror', (error) => complain(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  try {
    if (after) {
      await page.goto(`${storybook}/iframe.html?id=${after}`)
      await page.getByRole('article').first().waitFor()
    }
    await page.goto(`${storybook}/?path=${at}`)
    await look(page, page.frameLocator('#storybook-preview-iframe'), complain)
  } catch (error) {
    complain(error.message)
  }
  await page.close()
}
