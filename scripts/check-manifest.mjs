// Looks at the manifest that tools read the components from: storybook-static has to be built.
//   node scripts/check-manifest.mjs
import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(`storybook-static/${file}`, 'utf8'))
const components = Object.values(read('manifests/components.json').components)
const entries = Object.values(read('index.json').entries)
const complaints = []

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
