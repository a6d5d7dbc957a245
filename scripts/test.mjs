// npm test: every check, one after the other, each with the time it took. Stops at nothing, fails if any failed.
// Names of stages as arguments run only those: npm test -- types unit
import { ensureInstalled } from './install.mjs'
import { runKeepingTail } from './stage.mjs'

const STAGES = [
  ['format', 'npx', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['lint', 'npx', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'npx', 'tsc', '--noEmit'],
  ['openapi', 'npx', 'redocly', 'lint'],
  ['generated', process.execPath, 'scripts/generate-api.mjs', '--check'],
  ['unit', 'npx', 'vitest', 'run'],
  ['stories', process.execPath, 'scripts/test-stories.mjs'],
  ['e2e', process.execPath, 'scripts/test-e2e.mjs'],
  ['deploy', process.execPath, '--test', 'deploy/check.mjs'],
]

const wanted = process.argv.slice(2)
const stages = wanted.length === 0 ? STAGES : STAGES.filter(([name]) => wanted.includes(name))

process.env.REDOCLY_TELEMETRY = 'off'
process.env.STORYBOOK_DISABLE_TELEMETRY = '1'
await ensureInstalled()

const results = []
for (const [name, command, ...args] of stages) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const { code, tail } = await runKeepingTail(command, args)
  results.push({ name, tail, passed: code === 0, seconds: (performance.now() - begun) / 1000 })
}

// What failed is said once more at the end, where the eye is, and where a log is not cut short.
for (const { name, passed, tail } of results) {
  if (!passed) console.log(`\n── ${name} failed; the end of what it printed:\n${tail}`)
}

console.log('\nstage      result   seconds')
for (const { name, passed, seconds } of results) {
  console.log(
    `${name.padEnd(10)} ${(passed ? 'passed' : 'FAILED').padEnd(8)} ${seconds.toFixed(1).padStart(7)}`,
  )
}
const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
console.log(`${'total'.padEnd(19)} ${total.toFixed(1).padStart(7)}\n`)

const passed = results.filter((result) => result.passed).length
console.log(`Stages: ${passed} passed, ${results.length - passed} failed`)
process.exit(passed === results.length ? 0 : 1)
