// Journeys through the built console with a sandbox behind it. Arguments go to Playwright; --no-build uses the last build.
import { ensureBrowser } from './browser.mjs'
import { run } from './stage.mjs'

ensureBrowser()
if (!process.argv.includes('--no-build')) {
  const built = await run('npx', ['vite', 'build', 'packages/console', '--logLevel', 'warn'])
  if (built !== 0) process.exit(built)
}
const passedOn = process.argv.slice(2).filter((arg) => arg !== '--no-build')
process.exit(await run('npx', ['playwright', 'test', ...passedOn]))
