// Draws pictures of stories or addresses to look at: node scripts/look.mjs <story id or URL> … [--dark] [--narrow]
// Stories are read from a running Storybook (STORYBOOK_URL, default http://127.0.0.1:6006); files land in .look/.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { anyBrowser } from './browser.mjs'

const args = process.argv.slice(2)
const dark = args.includes('--dark')
const narrow = args.includes('--narrow')
const targets = args.filter((arg) => !arg.startsWith('--'))
const storybook = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006'

if (targets.length === 0) {
  console.error('Which one? node scripts/look.mjs <story id or URL> … [--dark] [--narrow]')
  process.exit(1)
}
mkdirSync('.look', { recursive: true })
const browser = await chromium.launch(anyBrowser())
const page = await browser.newPage({
  viewport: narrow ? { width: 390, height: 844 } : { width: 1280, height: 860 },
  colorScheme: dark ? 'dark' : 'light',
  reducedMotion: 'reduce',
})
page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`))
page.on('pageerror', (error) => console.error(`error: ${error.message}`))
for (const target of targets) {
  const url = target.includes('://')
    ? target
    : `${storybook}/iframe.html?viewMode=story&id=${target}&globals=theme:${dark ? 'dark' : 'light'}`
  await page.goto(url, { waitUntil: 'load' }).catch((error) => {
    if (!error.message.includes('ERR_CONNECTION_REFUSED')) throw error
    console.error(
      `Nothing answers at ${new URL(url).origin}. Stories are there while \`npm run storybook\` runs.`,
    )
    process.exit(1)
  })
  await page
    .waitForFunction(() => !document.body.classList.contains('sb-show-preparing-story'))
    .catch(() => {})
  await page.waitForTimeout(1200)
  const name = target.replace(/^\w+:\/\//, '').replace(/[^\w-]+/g, '_')
  const file = `.look/${name}${dark ? '-dark' : ''}${narrow ? '-narrow' : ''}.png`
  await page.screenshot({ path: file, fullPage: true })
  console.log(file)
}
await browser.close()
