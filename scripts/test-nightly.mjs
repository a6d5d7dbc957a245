// npm run test:nightly: what takes too long for every change. Names of stages as arguments run only those.
import { ensureInstalled } from './install.mjs'
import { runStages } from './run-stages.mjs'
import { NIGHTLY_STAGES } from './stages.mjs'

process.env.STORYBOOK_DISABLE_TELEMETRY = '1'
await ensureInstalled()
process.exit((await runStages(NIGHTLY_STAGES, process.argv.slice(2))) ? 0 : 1)
