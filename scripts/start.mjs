// npm start: from a fresh checkout to a running console. Plain Node, because nothing is installed yet.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { liveWith, startNode } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './stage.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

const newestIn = (folder) =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => changed(join(entry.parentPath ?? entry.path, entry.name))),
  )

/** Builds the console when it was never built, or when a source is newer than the build. */
async function ensureBuilt() {
  const sources = Math.max(
    ...['api/src', 'ui/src', 'console/src', 'console/build', 'console/public'].map((folder) =>
      newestIn(join('packages', folder)),
    ),
    ...['packages/console/index.html', 'packages/console/vite.config.ts', 'pnpm-lock.yaml'].map(changed),
  )
  if (changed('packages/console/dist/index.html') > sources) return
  console.log('Building the console …')
  const vite = 'node_modules/vite/bin/vite.js'
  const code = await run(process.execPath, [vite, 'build', 'packages/console', '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
}

await ensureInstalled()
await ensureBuilt()
liveWith([startNode(['--import', 'tsx', 'packages/sandbox/server/main.ts'])])
