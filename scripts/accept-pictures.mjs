// Records what the last run of the stories drew differently: all of it, or what has one of the given parts in its id.
//   node scripts/accept-pictures.mjs [part …]
import { differentPictures, recordDifferent } from './pictures.mjs'
import { reportPictures } from './picture-report.mjs'

const wanted = process.argv.slice(2)
const count = await recordDifferent((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)))
console.log(`${count} pictures and snapshots recorded.`)
await reportPictures(differentPictures())
