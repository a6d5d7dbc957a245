// The journeys of e2e/firefox through the console as it was built last, in Firefox, which is installed where it is
// missing. FIREFOX_PATH names another one. Arguments go to Playwright, which runs them.
import { ensureProgram, pathOf } from './debian.mjs'
import { run } from './stage.mjs'

if (!process.env.FIREFOX_PATH) {
  ensureProgram('firefox-esr', ['firefox-esr'])
  process.env.FIREFOX_PATH = pathOf('firefox-esr')
}
const journeys = ['playwright', 'test', '--config', 'playwright.firefox.config.ts']
process.exit(await run('npx', [...journeys, ...process.argv.slice(2)]))
