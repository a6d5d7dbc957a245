import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser } from 'puppeteer-core'
import { withSandbox, type Sandbox } from '../sandbox'
import { Visit } from './visit'

export { expect }

interface Fixtures {
  /** A window of a person's own, whose page must not throw. */
  visit: Visit
}

interface WorkerFixtures {
  sandbox: Sandbox
  firefox: Browser
}

/** Journeys in Firefox. Playwright runs them but has only its own Firefox; puppeteer speaks to the one that people have. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, provide) => withSandbox(provide),
    { scope: 'worker', timeout: 120_000 },
  ],

  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH,
        headless: true,
      })
      await provide(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visit: async ({ firefox, sandbox }, provide, testInfo) => {
    const window = await firefox.createBrowserContext()
    const page = await window.newPage()
    await page.setViewport({ width: 1280, height: 860 })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await provide(new Visit(page, sandbox.url))
    if (testInfo.status !== testInfo.expectedStatus)
      await page.screenshot({ path: testInfo.outputPath('failed.png') })
    await window.close()
    await sandbox.reset()
    expect(errors).toEqual([])
    expect(await sandbox.violations()).toEqual([])
  },
})
