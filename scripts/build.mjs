// Builds what is deployed: packages/console/dist and storybook-static. Names as arguments build only those:
//   node scripts/build.mjs [console] [storybook]
import { rmSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { run } from './stage.mjs'

const BUILDS = {
  console: {
    folder: 'packages/console/dist',
    commands: [['npx', 'vite', 'build', 'packages/console', '--logLevel', 'warn']],
  },
  storybook: {
    folder: 'storybook-static',
    commands: [
      ['npx', 'msw', 'init', '.storybook/public', '--no-save'],
      ['npx', 'storybook', 'build', '--quiet', '--disable-telemetry', '--stats-json'],
      ['npx', 'tsx', '.storybook/narrowStats.ts'],
    ],
  },
}

await ensureInstalled()
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BUILDS)
for (const { folder, commands } of names.map((name) => BUILDS[name])) {
  // An earlier build goes first: when this one fails, no test may run against the old one.
  rmSync(folder, { recursive: true, force: true })
  for (const [command, ...args] of commands) {
    const code = await run(command, args)
    if (code !== 0) process.exit(code)
  }
}
