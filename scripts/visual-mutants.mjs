// Shows that the pictures catch what they are there for: each mutant is one small change of the built Storybook, made while
// it is served, and a run of a few stories that must fail by a picture.
//   node scripts/visual-mutants.mjs [--no-build] [name …]
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasPinnedBrowser } from './browser.mjs'
import { runKeepingTail, run } from './stage.mjs'

/**
 * @typedef {object} Mutant
 * @property {string} what as somebody would describe the mistake
 * @property {RegExp} files the built files that it changes, by name
 * @property {string} find as the build writes it
 * @property {string} replace
 * @property {string} stories in a part of a story file's path: where it must be seen
 */

/** @type {Record<string, Mutant>} */
const MUTANTS = {
  accent: {
    what: 'the accent a tenth darker',
    files: /^iframe.*\.css$/,
    find: '--accent:oklch(47.5% .088 200)',
    replace: '--accent:oklch(42.75% .088 200)',
    stories: 'primitives/Tabs.',
  },
  'dark-surface': {
    what: 'a dark token: the surface of cards',
    files: /^iframe.*\.css$/,
    find: '--surface:oklch(22.2% .013 235)',
    replace: '--surface:oklch(23.2% .013 235)',
    stories: 'primitives/Card.',
  },
  'danger-line': {
    what: 'the line around what went wrong',
    files: /^iframe.*\.css$/,
    find: '--danger-line:oklch(87% .07 25)',
    replace: '--danger-line:oklch(88% .07 25)',
    stories: 'primitives/Alert.',
  },
  radius: {
    what: 'a radius of 5 px and not of 6',
    files: /^iframe.*\.css$/,
    find: '--radius-sm:6px',
    replace: '--radius-sm:5px',
    stories: 'primitives/Button.',
  },
  hover: {
    what: 'the colour of what is pointed at',
    files: /^iframe.*\.css$/,
    find: '--hover:oklch(95.5% .006 220)',
    replace: '--hover:oklch(94.5% .006 220)',
    stories: 'primitives/Menu.',
  },
  asterisk: {
    what: 'a required field without its asterisk',
    files: /\.js$/,
    find: '{"aria-hidden":!0,children:`*`}',
    replace: '{"aria-hidden":!0,children:``}',
    stories: 'primitives/Field.',
  },
  text: {
    what: "'13 min ago' and not '12 min ago'",
    files: /^RelativeTime\.stories.*\.js$/,
    find: 's(12)',
    replace: 's(13)',
    stories: 'primitives/RelativeTime.',
  },
  padding: {
    what: 'a card with 17 px inside and not 16',
    files: /^Card-.*\.css$/,
    find: 'padding:var(--space-4);',
    replace: 'padding:17px;',
    stories: 'primitives/Card.',
  },
  icon: {
    what: 'an icon whose dot lies elsewhere',
    files: /^circle-exclamation-point.*\.js$/,
    find: 'y1:`16`,y2:`16`',
    replace: 'y1:`15`,y2:`15`',
    stories: 'primitives/Field.',
  },
  'last-row': {
    what: 'a long dialog without its last row',
    files: /^Dialog\.stories.*\.js$/,
    find: 'length:40',
    replace: 'length:39',
    stories: 'primitives/Dialog.',
  },
}

/** @returns {(file: string, text: string) => string} makes the change in what is served */
export function mutate(name) {
  const { files, find, replace } = MUTANTS[name]
  return (file, text) => (files.test(path.basename(file)) ? text.replaceAll(find, replace) : text)
}

/** The mutants that change nothing, because the build no longer has what they look for. */
function idle(names) {
  const assets = 'storybook-static/assets'
  return names.filter((name) => {
    const { files, find } = MUTANTS[name]
    return !readdirSync(assets).some(
      (file) => files.test(file) && readFileSync(path.join(assets, file), 'utf8').includes(find),
    )
  })
}

/** Runs the stories with the mutant; resolves with the pictures that look different. */
async function caught(name) {
  const { lines } = await runKeepingTail(
    process.execPath,
    ['scripts/test-stories.mjs', '--no-build', `--mutant=${name}`, MUTANTS[name].stories],
    { holdBack: true, env: { ...process.env, STORY_RESULTS: 'test-results/mutant', CI: '' } },
  )
  return new Set(lines.flatMap((line) => /(\S+) looks different/.exec(line)?.[1] ?? []))
}

async function main(args) {
  if (!hasPinnedBrowser) {
    console.log('Left out: the pinned Chromium that draws the pictures runs on Linux (x64) only')
    return 0
  }
  if (!args.includes('--no-build') && (await run(process.execPath, ['scripts/build.mjs', 'storybook'])) !== 0)
    return 1
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const names = wanted.length > 0 ? wanted : Object.keys(MUTANTS)
  const without = idle(names)
  if (without.length > 0)
    console.error(`The build has nothing that these would change: ${without.join(', ')}`)
  let missed = without.length
  for (const name of names.filter((one) => !without.includes(one))) {
    const pictures = await caught(name)
    if (pictures.size === 0) missed += 1
    const end = pictures.size === 0 ? 'NOT SEEN' : `seen in ${pictures.size} pictures`
    console.log(`${name} (${MUTANTS[name].what}): ${end}`)
  }
  return missed === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main(process.argv.slice(2)))
