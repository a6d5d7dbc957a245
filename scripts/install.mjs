// Installs the workspace's packages when they are missing or older than the lockfile. Plain Node.
import { existsSync, statSync, utimesSync } from 'node:fs'
import { checkNode } from './children.mjs'
import { run } from './stage.mjs'

/** The package manager, by the one version that all scripts use. */
export const PNPM = 'pnpm@12.21.0'
/** When packages were last installed. pnpm writes it at the end of an install, but not where nothing was missing. */
const STAMP = 'node_modules/.modules.yaml'

export async function ensureInstalled() {
  checkNode()
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync('pnpm-lock.yaml').mtimeMs) return
  console.log('Installing packages …')
  const code = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'])
  if (code !== 0) process.exit(code)
  utimesSync(STAMP, new Date(), new Date())
}
