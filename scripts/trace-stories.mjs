// Shows how many stories Chromatic draws anew when one primitive changes, by its own trace of the last build's
// preview-stats.json: fewer than a third of them, or this fails.
//   node scripts/trace-stories.mjs [primitive …]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MOST = 1 / 3
const primitives = process.argv.length > 2 ? process.argv.slice(2) : ['Meter', 'Switch', 'Tabs']
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
const stories = Object.values(entries).filter(({ type }) => type === 'story')

let failed = false
for (const primitive of primitives) {
  const trace = execFileSync(
    'npx',
    ['chromatic', 'trace', `packages/ui/src/primitives/${primitive}.tsx`, '--mode', 'compact'],
    { encoding: 'utf8' },
  )
  const drawn = stories.filter(({ importPath }) => trace.includes(importPath.replace(/^\.\//, '')))
  if (drawn.length === 0 || drawn.length >= stories.length * MOST) failed = true
  console.log(`${primitive}: ${drawn.length} of ${stories.length} stories`)
}
process.exit(failed ? 1 : 0)
