import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext, CDPSession, Page, Request } from 'playwright'
import { COLOUR_RULES, WCAG } from '../scripts/axe-rules.mjs'
import { judgePicture, judgeSnapshot } from '../scripts/pictures.mjs'
import { type Area, drawnArea, hiddenLength } from './drawnArea.ts'

const WIDE = { width: 1280, height: 860 }
const NARROW = { width: 390, height: 844 }
/** Around a component: room for its shadow and its focus ring. */
const MARGIN = 24
/** `compare`, `update` or `skip`, from scripts/test-stories.mjs. */
const pictures = process.env.PICTURES ?? 'skip'
const drawsPictures = pictures !== 'skip'
/** The stories that stand for their primitive, from there too: they are drawn in every look, as screens are. */
const examples = new Set((process.env.STORY_EXAMPLES ?? '').split(' '))

/** Nightly, every rule runs on every story in every look: light, dark, at 390 px and, but for colours, in forced colours. */
const isNightly = process.env.STORIES === 'nightly'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the test runner puts into the environment of its tests. */
declare global {
  var page: Page
  var context: BrowserContext
  var jestPlaywright: { resetPage: () => Promise<void> }
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>
}

interface StoryFacts {
  /** Tagged `screen`: a whole page, drawn at its full width and length. */
  isScreen: boolean
  /** Tagged `shell`: it is about what stands around a screen, which is drawn with it. */
  isShell: boolean
  /** Tagged `interaction`: it is about what happens, and how it ends is the picture of another story. */
  isInteraction: boolean
  /** Tagged `words`: it leaves no picture either, only what it tells assistive technology. */
  isWords: boolean
  /** Stories about small screens say so with the `narrow` viewport of preview.tsx. */
  isNarrow: boolean
  /** It sets its theme by itself, and is drawn in no other. */
  hasOwnTheme: boolean
  /** Tagged `focus`: it is about where the focus is, and its picture shows it. */
  showsFocus: boolean
}

/** What went wrong in a page since its current story began. */
const errorsOf = new WeakMap<Page, string[]>()
/** What a page loads by itself while it shows a story: code and styles on their way, and whether any came. */
const codeOf = new WeakMap<Page, { onItsWay: Set<Request>; came: boolean }>()
/** The story that a page shows until all is checked; after a failed one the next begins in a new page. */
const unfinished = new WeakMap<Page, string>()
const factsOf = new WeakMap<Page, StoryFacts>()
const devtoolsOf = new WeakMap<Page, CDPSession>()

/** What is used of Storybook's channel, and where the addon's report is kept beside it. */
interface AddonWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (
      event: 'storyFinished',
      listener: (finished: {
        storyId: string
        reporters: { type: string; result: { violations?: unknown[]; error?: unknown } }[]
      }) => void,
    ) => void
  }
  addonReport?: { storyId: string; violations?: unknown[]; error?: unknown }
}

/** What Storybook shows before a story is there, hidden from then on: two thirds of what axe has to look through. */
const PLACEHOLDERS = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'

/** Once a page: axe is there, its errors are collected, and what it loads and what the accessibility addon finds is known. */
async function prepare(page: Page): Promise<void> {
  if (errorsOf.has(page)) return
  watchCode(page)
  const errors: string[] = []
  errorsOf.set(page, errors)
  page.on('console', (message) => {
    // A story about a failing call makes the browser itself report the status: that line is the story's subject.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`unhandled: ${error.message}`))
  await page.evaluate(axeSource)
  await page.evaluate((placeholders) => {
    for (const element of document.querySelectorAll(placeholders)) element.remove()
  }, PLACEHOLDERS)
  await page.evaluate(keepAddonReport)
}

/** Keeps what the accessibility addon reported of the last story. Runs inside the page. */
function keepAddonReport(): void {
  const shared = window as unknown as AddonWindow
  shared.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ storyId, reporters }) => {
    const { violations, error } = reporters.find(({ type }) => type === 'a11y')?.result ?? {}
    shared.addonReport = { storyId, violations, error }
  })
}

function watchCode(page: Page): void {
  const code = { onItsWay: new Set<Request>(), came: false }
  codeOf.set(page, code)
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) code.onItsWay.add(request)
  })
  const end = (request: Request) => {
    if (code.onItsWay.delete(request)) code.came = true
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

async function usablePage(page: Page): Promise<Page> {
  if (!unfinished.has(page)) return page
  await jestPlaywright.resetPage()
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context)
  return globalThis.page
}

function readFacts(page: Page, id: string): Promise<StoryFacts> {
  return page.evaluate(async (storyId) => {
    const { __getContext } = window as unknown as {
      __getContext: (id: string) => Promise<{
        tags: string[]
        storyGlobals?: { theme?: string; viewport?: { value?: string } }
      }>
    }
    const { tags, storyGlobals } = await __getContext(storyId)
    return {
      isScreen: tags.includes('screen'),
      isShell: tags.includes('shell'),
      isInteraction: tags.includes('interaction'),
      isWords: tags.includes('words'),
      isNarrow: storyGlobals?.viewport?.value === 'narrow',
      hasOwnTheme: storyGlobals?.theme !== undefined,
      showsFocus: tags.includes('focus'),
    }
  }, id)
}

async function expectNoAxeViolations(page: Page, runOnly: string[], leftOut: string[] = []): Promise<void> {
  const checks = { runOnly, rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])) }
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: unknown,
          options: unknown,
        ) => Promise<{
          violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[]
        }>
      }
    }
    const result = await axe.run(
      { include: [['body']], exclude: [['[data-floating-ui-focus-guard]']] },
      { ...options, resultTypes: ['violations'] },
    )
    return result.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
    )
  }, checks)
  expect(violations).toEqual([])
}

/**
 * Makes the window as high as the dialog in it. Tells the part of the page that is drawn: of components all that they are,
 * of screens the width of the window, of their further states the content or the dialog over it; all in their full height and
 * no more.
 */
async function framed(page: Page, { isScreen, isShell }: StoryFacts): Promise<Area> {
  const { width, height } = page.viewportSize() ?? WIDE
  const hidden = await page.evaluate(hiddenLength)
  // With room to spare: what is just too long stays scrolled to where the story's presses have left it.
  if (hidden > 0) await resize(page, { width, height: height + hidden + 2 * MARGIN })
  const drawn = await page.evaluate(drawnArea, { margin: MARGIN, isWhole: isScreen || isShell })
  return isScreen ? { ...drawn, x: 0, width } : drawn
}

/**
 * The picture of a part of the page, as PNG. Playwright's own screenshots stop animations and hide the caret each time. Here
 * both are done once a story: reduced motion is emulated, and preview-head.html hides the caret.
 */
async function pictureOf(page: Page, clip: Area): Promise<Buffer> {
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page))
  devtoolsOf.set(page, devtools)
  const { width, height } = page.viewportSize() ?? WIDE
  const { data } = await devtools.send('Page.captureScreenshot', {
    // Beyond it the page is laid out in tiles anew, and shadows differ by a shade from one time to the next.
    captureBeyondViewport: clip.x + clip.width > width || clip.y + clip.height > height,
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/**
 * What assistive technology is told: of a page below a dialog nothing, whatever of it has arrived by then, but for the
 * messages, which are read out over a dialog, too.
 */
async function ariaSnapshot(page: Page): Promise<string> {
  const dialogs = page.locator('#storybook-root:has(main) ~ * [aria-modal="true"]')
  if ((await dialogs.count()) === 0) return page.locator('body').ariaSnapshot()
  const told = [await dialogs.last().ariaSnapshot()]
  for (const messages of await page.locator('[data-toasts]:has(li)').all())
    told.push(await messages.ariaSnapshot())
  return told.join('\n')
}

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)

async function setForcedColours(page: Page, forcedColors: 'active' | 'none'): Promise<void> {
  await page.emulateMedia({ forcedColors })
  // A screenshot hides the caret by its colour, which is the browser's own here: it would blink in and out of pictures.
  if (forcedColors === 'active') await page.evaluate(() => getSelection()?.removeAllRanges())
  await page.evaluate(drawTablesAnew)
  await settled(page)
}

/** Chromium now and then keeps a table's collapsed borders in the colours that were forced or not before. Runs inside the page. */
function drawTablesAnew(): void {
  for (const table of document.querySelectorAll('table')) {
    table.style.borderCollapse = 'separate'
    table.getBoundingClientRect()
    table.style.borderCollapse = ''
  }
}

async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size)
  await settled(page)
}

/** Lets observers and effects answer to a new size before anything is judged: React draws in a task after the frame. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done()))),
        ),
      ),
  )

/** Lets code that a component loads by itself arrive and be drawn: a picture shows the end and not the way to it. */
async function codeDrawn(page: Page): Promise<void> {
  const code = codeOf.get(page)
  if (!code) return
  while (code.onItsWay.size > 0 || code.came) {
    code.came = false
    await settled(page)
  }
}

const config: TestRunnerConfig = {
  setup() {
    // One more try in CI, with the first failure printed and the story named at the end: see scripts/flaky-stories.mjs.
    if (process.env.CI) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true })
  },
  async preVisit(given, { id }) {
    const page = await usablePage(given)
    await prepare(page)
    errorsOf.get(page)?.splice(0)
    unfinished.set(page, id)
    const facts = await readFacts(page, id)
    factsOf.set(page, facts)
    await page.setViewportSize(facts.isNarrow ? NARROW : WIDE)
  },
  async postVisit(page, { id, hasFailure }) {
    const facts = factsOf.get(page)
    if (hasFailure || !facts) return // the story's own failure is told by the test runner
    // All rules in light are the addon's. Where it told nothing, or that axe has failed, the test runner finds no fault.
    expect(await page.evaluate(() => (window as unknown as AddonWindow).addonReport)).toEqual({
      storyId: id,
      violations: [],
    })
    const inEveryLook = facts.isScreen || examples.has(id)
    const hasDialog = await page.evaluate(
      async ({ hidesFocus, hidesShadow }) => {
        const { documentElement: root, fonts } = document
        root.style.setProperty('--glow', 'transparent')
        // A soft shadow is half of the bytes of a small picture: it is seen in those that are drawn in every look.
        root.style.setProperty('--shadow-float', hidesShadow ? '0 0 transparent' : null)
        root.toggleAttribute('data-hide-focus', hidesFocus)
        root.toggleAttribute('data-hide-caret', true)
        await fonts.ready
        return document.querySelector('[aria-modal]') !== null
      },
      { hidesFocus: !facts.showsFocus, hidesShadow: !inEveryLook },
    )
    // Where the focus goes, and whether its body can be scrolled, comes after the dialog itself.
    if (hasDialog) await settled(page)
    await codeDrawn(page)
    const faults: (string | undefined)[] = []
    const isRecorded = drawsPictures && !facts.isInteraction
    const isDrawn = isRecorded && !facts.isWords
    const draw = async (look: string, clip: Area | undefined) => {
      if (clip) faults.push(await judgePicture(id + look, await pictureOf(page, clip)))
    }
    if (isRecorded) faults.push(judgeSnapshot(id, await ariaSnapshot(page)))
    // A theme has other colours and the same sizes.
    const clip = isDrawn ? await framed(page, facts) : undefined
    await draw('', clip)
    if (!facts.hasOwnTheme) {
      await setTheme(page, 'dark')
      await expectNoAxeViolations(page, isNightly ? WCAG : COLOUR_RULES)
      await draw('--dark', clip)
      await setTheme(page, 'light')
    }

    if (inEveryLook || isNightly) {
      await setForcedColours(page, 'active')
      if (inEveryLook) await draw('--forced', clip)
      // axe reads a text's colour from `-webkit-text-fill-color`, where Chromium gives the one from before it was forced.
      if (isNightly) await expectNoAxeViolations(page, WCAG, COLOUR_RULES)
      await setForcedColours(page, 'none')
    }
    if ((inEveryLook || isNightly) && !facts.isNarrow) {
      await resize(page, NARROW)
      if (inEveryLook && isDrawn) await draw('--390', await framed(page, facts))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      // axe takes a button for too small where an open menu covers a part of it.
      const covering = (await page.getByRole('menu').count()) > 0 ? ['target-size'] : []
      await expectNoAxeViolations(page, WCAG, [...covering, ...(isNightly ? [] : COLOUR_RULES)])
    }
    expect(errorsOf.get(page)).toEqual([])
    unfinished.delete(page)
    // Last, as what looks different keeps nobody from going on in the same page.
    const different = faults.filter((fault) => fault !== undefined)
    if (different.length > 0 && pictures === 'compare') throw new Error(different.join('\n'))
  },
}

export default config
