import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const ASSETS = 'packages/console/dist/assets'

/**
 * Resolves when the page has run the code that these words are from: code that is loaded when it is needed, from a file that
 * the build names after whatever else is in it.
 */
export async function codeAtWork(page: Page, words: string): Promise<void> {
  const files = readdirSync(ASSETS).filter(
    (file) => file.endsWith('.js') && readFileSync(`${ASSETS}/${file}`, 'utf8').includes(words),
  )
  const [file] = files
  if (!file || files.length > 1) throw new Error(`'${words}' is in ${files.length} files of the build`)
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    file,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
