// Records what the last run of the stories drew or told differently: all of it, what has one of the given ids, or a part
// of them.
//   node scripts/accept-pictures.mjs [part …]
import { isAskedFor, recordDifferent } from './pictures.mjs'
import { reportDifferences } from './picture-report.mjs'

const parts = process.argv.slice(2)
const count = await recordDifferent(isAskedFor(parts))
if (parts.length > 0 && count === 0) {
  console.error(`Nothing that differs has ${parts.join(' or ')} in its name.`)
  process.exit(1)
}
console.log(`${count} pictures and snapshots recorded.`)
await reportDifferences()
