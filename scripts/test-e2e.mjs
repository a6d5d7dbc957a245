// Journeys through the built console with a sandbox behind it. Arguments go to Playwright; --no-build uses the last build,
// --nginx serves the console by nginx as it is deployed (scripts/web-servers.mjs installs it). Without any argument but --no-build
// it leaves to the night what playwright.config.ts names.
import { testBrowser } from './browser.mjs'
import { run } from './stage.mjs'

testBrowser() // unpacked or found before the workers ask for it
if (!process.argv.includes('--no-build')) {
  const built = await run(process.execPath, ['scripts/build.mjs', 'console'])
  if (built !== 0) process.exit(built)
}
const passedOn = process.argv.slice(2).filter((arg) => !['--no-build', '--nginx'].includes(arg))
if (passedOn.length === 0 && !process.argv.includes('--nginx')) process.env.BY_DAY = '1'
if (process.argv.includes('--nginx')) process.env.JOURNEYS_BY_NGINX = '1'
process.exit(await run('npx', ['playwright', 'test', ...passedOn]))
