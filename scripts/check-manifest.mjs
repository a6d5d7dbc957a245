// Looks at the manifest that tools read the components from, in the development server of Storybook.
//   node scripts/check-manifest.mjs
import { setTimeout as wait } from 'node:timers/promises'
import { startNode } from './children.mjs'

const PORT = 6016
const READY_WITHIN_MS = 300_000

const storybook = startNode(
  // oxfmt-ignore
  ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--quiet', '--exact-port', '--port', String(PORT)],
)
const entries = Object.values((await read('index.json')).entries)
const components = Object.values((await read('manifests/components.json')).components)
storybook.kill()
const complaints = []

/** A JSON file of the server, once it answers. */
async function read(file) {
  const last = Date.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await fetch(`http://localhost:${PORT}/${file}`).catch(() => undefined)
    if (answer?.ok) return answer.json()
    if (Date.now() > last || storybook.exitCode !== null) throw new Error(`${file} could not be read`)
    await wait(500)
  }
}

const listed = new Set(components.flatMap(({ stories }) => stories.map(({ id }) => id)))
const states = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Components/'))
const missing = states.filter(({ id }) => !listed.has(id))
if (states.length < 200) complaints.push(`There are only ${states.length} states of primitives.`)
if (missing.length > 0) complaints.push(`The manifest lacks ${missing.map(({ id }) => id).join(', ')}.`)

const propsOf = ({ reactDocgen }) => Object.values(reactDocgen?.props ?? {})
const primitives = components.filter(({ id }) => id.startsWith('components-'))
const withProps = primitives.filter((component) => propsOf(component).some(({ tsType }) => tsType))
if (withProps.length < 40) complaints.push(`Only ${withProps.length} primitives have props in the manifest.`)

const badge = primitives.find(({ name }) => name === 'Badge')
if (!badge?.description || !JSON.stringify(propsOf(badge)).includes("'danger'"))
  complaints.push('The manifest says neither what a Badge is nor what tones it has.')

for (const complaint of complaints) console.error(complaint)
console.log(
  `The manifest has ${components.length} components with ${listed.size} states; ${withProps.length} primitives with props.`,
)
process.exit(complaints.length > 0 ? 1 : 0)
