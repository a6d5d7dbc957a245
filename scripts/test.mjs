// npm test: the checks of every change. Names of stages as arguments run only those: npm test -- types unit
import { ensureInstalled } from './install.mjs'
import { runStages } from './run-stages.mjs'
import { NIGHTLY_STAGES, TEST_STAGES } from './stages.mjs'

process.env.REDOCLY_TELEMETRY = 'off'
process.env.STORYBOOK_DISABLE_TELEMETRY = '1'
await ensureInstalled()
const passed = await runStages(TEST_STAGES, process.argv.slice(2))

console.log('\nLeft to npm run test:nightly:')
for (const { name, about } of NIGHTLY_STAGES) if (about) console.log(`  ${name.padEnd(14)} ${about}`)
process.exit(passed ? 0 : 1)
