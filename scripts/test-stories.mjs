// Builds Storybook and runs every story: interaction, axe in light and dark, pictures, names and roles.
//   node scripts/test-stories.mjs [--update] [--no-build] [--nightly] [--mutant=name] [part of a story file's path …]
// --update records anew what looks different; --no-build uses the last build; --nightly runs every axe rule in every look.
// --mutant makes one of the mistakes of scripts/visual-mutants.mjs. With paths, only the stories in those files run, and the recorded pictures of the others stay as they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasPinnedBrowser, testBrowser } from './browser.mjs'
import { reportDifferences } from './picture-report.mjs'
import { alikeComplaints, shiftComplaints } from './picture-rules.mjs'
import {
  beginRun,
  deleteOrphans,
  drawnNames,
  orphans,
  recordDifferent,
  recordedPictures,
  RESULTS,
} from './pictures.mjs'
import { run, serveFolder } from './stage.mjs'
import { mutate } from './visual-mutants.mjs'

const OWN = ['--update', '--no-build', '--nightly']
const GROUPS = path.resolve(RESULTS, 'groups')
/**
 * Three workers (test-runner-jest.config.js) run the groups one after the other, three each, so that none waits for another at
 * the end. More groups share the work more evenly, but each takes time to start.
 */
const MOST_GROUPS = 9

const args = process.argv.slice(2)
const [update, noBuild, nightly] = OWN.map((flag) => args.includes(flag))
const mutant = args.find((arg) => arg.startsWith('--mutant='))?.slice('--mutant='.length)
const passedOn = args.filter((arg) => !OWN.includes(arg) && !arg.startsWith('--mutant='))
const firstFlag = passedOn.findIndex((arg) => arg.startsWith('-'))
const wanted = firstFlag === -1 ? passedOn : passedOn.slice(0, firstFlag)
const isWhole = passedOn.length === 0

if (update && !hasPinnedBrowser) {
  console.error('Pictures can only be recorded on Linux (x64), where the pinned Chromium runs.')
  process.exit(1)
}
testBrowser() // unpacked before the workers ask for it
beginRun()

if (!noBuild) {
  const built = await run(process.execPath, ['scripts/build.mjs', 'storybook'])
  if (built !== 0) process.exit(built)
}
const stories = storyFiles().filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
)
if (stories.length === 0) {
  console.error(`No story file has ${wanted.join(' or ')} in its path.`)
  process.exit(1)
}
writeGroups(stories)

const server = await serveFolder(path.resolve('storybook-static'), mutant && mutate(mutant))
const code = await run(
  'npx',
  ['test-storybook', '--url', server.url, '--ci', ...(firstFlag === -1 ? [] : passedOn.slice(firstFlag))],
  {
    env: {
      ...process.env,
      STORY_GROUPS: GROUPS,
      STORIES: nightly ? 'nightly' : '',
      STORY_EXAMPLES: examplesOfPrimitives().join(' '),
      PICTURES: !hasPinnedBrowser ? 'skip' : update ? 'update' : 'compare',
    },
  },
)
server.close()

const complaints = isWhole && code === 0 && hasPinnedBrowser ? complaintsAfter() : []
if (!hasPinnedBrowser) {
  console.log('Left out: pictures, as the pinned Chromium that draws them runs on Linux (x64) only')
} else if (update) {
  console.log(`${await recordDifferent()} pictures and snapshots recorded.`)
  if (isWhole && code === 0 && complaints.length === 0) deleteOrphans()
} else if (!mutant) {
  await reportDifferences()
}
if (isWhole && code === 0 && hasPinnedBrowser)
  complaints.push(...alikeComplaints(recordedPictures()), ...shiftComplaints(recordedPictures()))
for (const complaint of complaints) console.error(complaint)
process.exit(code === 0 && complaints.length > 0 ? 1 : code)

/** After a run of everything: no story may be missing, and nothing may be recorded that none draws. */
function complaintsAfter() {
  const drawn = drawnNames()
  const missing = builtStories()
    .filter(({ id, tags }) => !tags.includes('interaction') && !drawn.has(`${id}.yml`))
    .map(({ id }) => `${id} was not run.`)
  if (update) return missing
  return [
    ...missing,
    ...orphans().map((file) => `${file} is recorded, but no story draws it: npm run visual:update`),
  ]
}

/** Of each primitive its first story with a picture, which is drawn in every look. */
function examplesOfPrimitives() {
  const first = new Map()
  for (const { id, title, tags } of builtStories()) {
    const hasPicture = !tags.includes('interaction') && !tags.includes('words')
    if (title.startsWith('Components/') && hasPicture && !first.has(title)) first.set(title, id)
  }
  return [...first.values()]
}

function builtStories() {
  const index = 'storybook-static/index.json'
  if (!existsSync(index)) throw new Error('Storybook is not built: leave --no-build away.')
  const { entries } = JSON.parse(readFileSync(index, 'utf8'))
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'))
}

/** The story files, each with how much work it is: a whole screen is drawn in four looks, large and from its data. */
function storyFiles() {
  const weights = new Map()
  for (const { importPath, tags } of builtStories()) {
    weights.set(importPath, (weights.get(importPath) ?? 0) + (tags.includes('screen') ? 4 : 1))
  }
  return [...weights].map(([file, weight]) => ({ file: path.normalize(file), weight }))
}

/** Deals the files out, the heaviest first, each to the lightest group. */
function writeGroups(files) {
  mkdirSync(GROUPS, { recursive: true })
  const groups = Array.from({ length: Math.min(MOST_GROUPS, files.length) }, () => ({ weight: 0, files: [] }))
  for (const { file, weight } of files.toSorted((a, b) => b.weight - a.weight)) {
    const lightest = groups.reduce((a, b) => (b.weight < a.weight ? b : a))
    lightest.weight += weight
    lightest.files.push(path.resolve(file))
  }
  for (const [index, group] of groups.entries()) {
    writeFileSync(path.join(GROUPS, `stories-${index + 1}.group`), JSON.stringify(group.files, null, 2))
  }
}
