// Records what the last run of the stories drew or told differently: all of it, what has one of the given ids, or a part
// of them.
//   node scripts/accept-pictures.mjs [part …]
import { isAskedFor, recordDifferent } from './pictures.mjs'
import { reportDifferences } from './picture-report.mjs'

const count = await recordDifferent(isAskedFor(process.argv.slice(2)))
console.log(`${count} pictures and snapshots recorded.`)
await reportDifferences()
