// Looks at the licence of every installed package and at what is shipped: packages/console/dist has to be built.
//   node scripts/check-licences.mjs     also writes sbom.cdx.json, the components of the console as CycloneDX
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PNPM } from './install.mjs'

const SBOM = 'sbom.cdx.json'
const NOTICES = 'packages/console/dist/licenses.txt'

/** Licences of what browsers are sent: they ask for no more than their text, which goes with it. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']
/** Licences of tools as well, which stay on the machine that builds and tests. */
const USED = [...SHIPPED, 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'Zlib']
/** Packages that name no licence, or none that has a name, each with what was read instead. */
const READ = {
  // The fonts of Bitstream Vera with changes in the public domain; draws the pictures of the tests.
  'dejavu-fonts-ttf': 'Bitstream-Vera',
}

/** libvips, a library under the LGPL, as sharp installs it for each system: writes the pictures of the tests, unchanged. */
const LIBVIPS = /^@img\/sharp-/

/** Build tools whose code is in the build, and which are no dependency of the console. */
const BUILDERS = ['rolldown', 'vite']

/** Whether a licence, or an expression of several (`A OR B`, `A AND B`), is on a list. */
export function isAllowed(expression, list) {
  const parts = (operator) => expression.replace(/[()]/g, '').split(` ${operator} `)
  if (parts('OR').length > 1) return parts('OR').some((part) => isAllowed(part, list))
  if (parts('AND').length > 1) return parts('AND').every((part) => isAllowed(part, list))
  return list.includes(expression.trim())
}

/** Every package of `licenses.txt`, from its headings: `## name - version (licence)`. */
export function shippedPackages(notices) {
  return [...notices.matchAll(/^## (\S+) - v?(\S+) \((.+)\)\n([^]*?)(?=^## |$(?![^]))/gm)].map(
    ([, name, version, licence, text]) => ({ name, version, licence, text: text.trim() }),
  )
}

function pnpm(...args) {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', PNPM, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${stderr}${stdout}`)
  return stdout
}

/** What is wrong with the installed packages, with what is shipped, and with the list of its components. */
function problems() {
  const found = []
  const installed = JSON.parse(pnpm('-r', 'licenses', 'list', '--json'))
  for (const [licence, packages] of Object.entries(installed))
    for (const { name } of packages)
      if (!isAllowed(licence, USED) && !(name in READ) && !LIBVIPS.test(name))
        found.push(`${name} is installed under ${licence}`)

  const shipped = shippedPackages(readFileSync(NOTICES, 'utf8'))
  if (shipped.length === 0) found.push(`${NOTICES} names no package`)
  for (const { name, licence, text } of shipped) {
    if (!isAllowed(licence, SHIPPED)) found.push(`${name} is shipped under ${licence}`)
    if (text.length < 200) found.push(`${name} is shipped without the text of its licence`)
  }

  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod']
  pnpm('--filter', '@quarterdeck/console', 'sbom', ...kind, '--out', path.resolve(SBOM))
  const { bomFormat, components } = JSON.parse(readFileSync(SBOM, 'utf8'))
  if (bomFormat !== 'CycloneDX') found.push(`${SBOM} is no CycloneDX document`)
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.split('?')[0])))
  for (const { name, version } of shipped)
    if (!BUILDERS.includes(name) && !listed.has(`pkg:npm/${name}@${version}`))
      found.push(`${name} ${version} is shipped, but is no component in ${SBOM}`)
  console.log(`${Object.values(installed).flat().length} packages installed, ${shipped.length} shipped,`)
  console.log(`${components.length} components in ${SBOM}`)
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const found = problems()
  for (const problem of found) console.error(problem)
  if (found.length > 0) console.error('docs/decisions/0021-supply-chain.md tells what to do.')
  process.exit(found.length > 0 ? 1 : 0)
}
