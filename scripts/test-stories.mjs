// Builds Storybook and runs every story: interaction, axe in light and dark, pictures.
// --update draws the pictures anew; --no-build uses the last build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { browserMajor, ensureBrowser } from './browser.mjs'
import { run, serveFolder } from './stage.mjs'

const update = process.argv.includes('--update')
const passedOn = process.argv.slice(2).filter((arg) => !['--update', '--no-build'].includes(arg))
const pictures = '.storybook/pictures'
const versionFile = path.join(pictures, 'browser-major')

// A full update leaves no picture of a story that is gone.
if (update && passedOn.length === 0) rmSync(pictures, { recursive: true, force: true })

const browser = ensureBrowser()
const major = browser ? browserMajor(browser) : 'playwright'
const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined
const comparable = update || recorded === major
if (!comparable) {
  console.log(
    `Pictures were drawn by Chromium ${recorded ?? '(none yet)'}, this one is ${major}: comparison skipped, all else runs.`,
  )
}

if ((await run('npx', ['msw', 'init', '.storybook/public', '--no-save'], { stdio: 'ignore' })) !== 0)
  process.exit(1)
if (!process.argv.includes('--no-build')) {
  rmSync('storybook-static', { recursive: true, force: true })
  const built = await run('npx', ['storybook', 'build', '--quiet', '--disable-telemetry'])
  if (built !== 0) process.exit(built)
}

const server = await serveFolder(path.resolve('storybook-static'))
const code = await run(
  'npx',
  ['test-storybook', '--url', server.url, '--ci', ...(update ? ['-u'] : []), ...passedOn],
  { env: { ...process.env, PICTURES: comparable ? 'compare' : 'skip' } },
)
server.close()
if (update && code === 0) writeFileSync(versionFile, `${major}\n`)
process.exit(code)
