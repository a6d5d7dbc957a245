// Records what a running Kratos answers in every situation the console has to deal with, or (--check) tells in what
// the committed recordings differ from a fresh one. docs/guides/kratos.md says how to get a Kratos. Plain Node.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import { checkNode } from './children.mjs'
import { differences } from './kratos/differences.mjs'
import { recordAll } from './kratos/record.mjs'
import { scenarios } from './kratos/scenarios/index.mjs'
import { versionOf } from './kratos/service.mjs'

checkNode()
// An interrupted recording leaves nothing behind: ending by `exit` ends its Kratos and removes its folder.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const FOLDER = fileURLToPath(new URL('../packages/sandbox/fixtures/recorded/', import.meta.url))

const USAGE = `Usage: npm run kratos:record -- [--check] [path of a Kratos program]

Records the documents of packages/sandbox/fixtures/recorded anew; with --check, writes nothing and tells in what they
differ from a fresh recording. The program is the argument or KRATOS_BIN. It is no part of this repository: how to build
or download one is said in docs/guides/kratos.md.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, help: { type: 'boolean' } },
})
const program = positionals[0] ?? process.env.KRATOS_BIN
if (values.help || !program) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const version = findVersion()
console.log(`Walking ${scenarios.length} scenarios with Kratos ${version}:`)
const { documents, failures } = await recordAll(path.resolve(program), scenarios)
for (const { name, error, log } of failures)
  console.error(
    `\n${name} could not be walked to its end: ${error.stack}\nIts Kratos said last:\n${lastLines(log)}`,
  )

if (values.check) check()
else if (failures.length === 0) await write()
process.exitCode ??= failures.length > 0 ? 1 : 0

function findVersion() {
  try {
    return versionOf(path.resolve(program))
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`)
    process.exit(1)
  }
}

async function write() {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json')))
    rmSync(path.join(FOLDER, file))
  const sorted = [...documents].sort(([one], [other]) => byName(one, other))
  const meanings = Object.fromEntries(sorted.map(([name, { meaning }]) => [name, meaning]))
  await writeDocument('index', { kratos: version, documents: meanings })
  for (const [name, { document }] of sorted) await writeDocument(name, document)
  console.log(`Recorded ${documents.size} documents of Kratos ${version}.`)
}

/** Small objects stand on one line, so that a document can be read and a difference seen. */
async function writeDocument(name, content) {
  const { code } = await format('document.json', JSON.stringify(content), {
    printWidth: 110,
    objectWrap: 'collapse',
  })
  writeFileSync(path.join(FOLDER, `${name}.json`), code)
}

function check() {
  const index = { documents: {}, ...readDocument('index') }
  const names = new Set([...Object.keys(index.documents), ...documents.keys()])
  let different = 0
  for (const name of [...names].sort(byName)) {
    const found = compare(committed(name, index), fresh(name))
    if (found.length === 0) continue
    different++
    console.log(`\n${name}`)
    for (const line of found) console.log(`  ${line}`)
  }
  console.log(
    different === 0
      ? `\nAll ${names.size} documents, recorded from Kratos ${index.kratos}, are what ${version} answers.`
      : `\n${different} of ${names.size} documents, recorded from Kratos ${index.kratos}, differ from what ${version} answers.`,
  )
  if (different > 0) process.exitCode = 1
}

function compare(before, now) {
  if (!before) return ['is new']
  return now ? differences(before, now) : ['was not recorded this time']
}

/** A committed document with what the index says of it; undefined where there is none of this name. */
function committed(name, index) {
  const meaning = index.documents[name]
  return meaning === undefined ? undefined : { meaning, ...readDocument(name) }
}

/** A document of this recording, as it would be read back: JSON has no undefined. */
function fresh(name) {
  const recorded = documents.get(name)
  return recorded && JSON.parse(JSON.stringify({ meaning: recorded.meaning, ...recorded.document }))
}

function readDocument(name) {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

function byName(one, other) {
  return one < other ? -1 : 1
}

function lastLines(log) {
  return log.trimEnd().split('\n').slice(-5).join('\n')
}
