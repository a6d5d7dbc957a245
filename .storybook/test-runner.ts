import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner'
import { toMatchImageSnapshot, type MatchImageSnapshotOptions } from 'jest-image-snapshot'
import type { Page } from 'playwright'

/** Stories and tests happen at this moment, so that relative dates never move. */
const NOW = new Date('2026-11-20T12:00:00Z')
const WIDE = { width: 1280, height: 860 }
const NARROW = { width: 390, height: 844 }
const PICTURES = path.join(process.cwd(), '.storybook/pictures')
/** Set by scripts/test-stories.mjs when the browser is of the major version that drew the baselines. */
const comparesPictures = process.env.PICTURES === 'compare'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const consoleErrors = new WeakMap<Page, string[]>()

function listenForErrors(page: Page): void {
  if (consoleErrors.has(page)) return
  const errors: string[] = []
  consoleErrors.set(page, errors)
  page.on('console', (message) => {
    // A story about a failing call makes the browser itself report the status: that line is the story's subject.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`unhandled: ${error.message}`))
}

async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
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
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    )
    return result.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`,
    )
  })
  expect(violations).toEqual([])
}

async function expectPicture(page: Page, name: string): Promise<void> {
  if (!comparesPictures) return
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  // The same bytes are the same picture: most need no decoding, which is what takes time.
  const recorded = path.join(PICTURES, `${name}.png`)
  if (existsSync(recorded) && readFileSync(recorded).equals(picture)) return
  const options: MatchImageSnapshotOptions = {
    customSnapshotsDir: PICTURES,
    customDiffDir: path.join(PICTURES, '__diff_output__'),
    customSnapshotIdentifier: name,
    // A few pixels of antialiasing may differ between builds of one browser major.
    failureThreshold: 40,
    failureThresholdType: 'pixel',
    runInProcess: true,
  }
  expect(picture).toMatchImageSnapshot(options)
}

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value
  }, theme)

/** Stories about small screens say so with the `narrow` viewport of preview.tsx. */
const isNarrow = (story: { storyGlobals?: { viewport?: { value?: string } } }) =>
  story.storyGlobals?.viewport?.value === 'narrow'

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot })
    // One more try in CI, with the first failure printed: a busy machine is not a broken story.
    if (process.env.CI) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true })
  },
  async preVisit(page, context) {
    listenForErrors(page)
    consoleErrors.get(page)?.splice(0)
    const story = await getStoryContext(page, context)
    await page.setViewportSize(isNarrow(story) ? NARROW : WIDE)
    await page.clock.setFixedTime(NOW)
  },
  async postVisit(page, context) {
    const story = await getStoryContext(page, context)
    const isScreen = story.tags.includes('screen')
    const narrow = isNarrow(story)
    await waitForPageReady(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(
      (hidesFocus) => {
        document.documentElement.style.setProperty('--glow', 'transparent')
        document.documentElement.toggleAttribute('data-hide-focus', hidesFocus)
      },
      // Stories about the keyboard show where the focus is; in others it may land a moment later.
      !story.tags.includes('focus'),
    )
    await expectPicture(page, context.id)

    await setTheme(page, 'dark')
    await expectNoAxeViolations(page)
    if (isScreen) await expectPicture(page, `${context.id}--dark`)
    await setTheme(page, 'light')
    if (isScreen && !narrow) {
      await page.setViewportSize(NARROW)
      await expectPicture(page, `${context.id}--390`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    }
    expect(consoleErrors.get(page)).toEqual([])
  },
}

export default config
