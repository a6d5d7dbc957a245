// Builds everything that is deployed: packages/console/dist and storybook-static.
import { ensureInstalled } from './install.mjs'
import { run } from './stage.mjs'

await ensureInstalled()
for (const [command, ...args] of [
  ['npx', 'vite', 'build', 'packages/console', '--logLevel', 'warn'],
  ['npx', 'msw', 'init', '.storybook/public', '--no-save'],
  ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry'],
]) {
  const code = await run(command, args)
  if (code !== 0) process.exit(code)
}
