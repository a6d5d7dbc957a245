// Bad days at random (e2e/chaos.spec.ts), with the last build or a new one:
//   npm run chaos [-- --seed 7 --minutes 30 --no-build]
// Without a seed one is drawn and printed; with it the same run is made again. The minutes are the page's.
import { parseArgs } from 'node:util'
import { run } from './stage.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    minutes: { type: 'string', default: '30' },
    'no-build': { type: 'boolean', default: false },
  },
})
console.log(`Chaos: seed ${values.seed}, ${values.minutes} minutes of the page's clock`)
process.env.CHAOS_SEED = values.seed
process.env.CHAOS_MINUTES = values.minutes
const noBuild = values['no-build'] ? ['--no-build'] : []
process.exit(await run(process.execPath, ['scripts/test-e2e.mjs', ...noBuild, 'e2e/chaos.spec.ts']))
