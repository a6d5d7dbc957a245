import { appendFile, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** The file with the licences of the modules in the bundle, which Vite writes (`build.license`). */
export const LICENCES = 'licenses.txt'

/** The build tools that put code of their own into what is shipped: the loader of chunks and the preload helper. */
const TOOLS = ['rolldown', 'vite']

/** The package whose typeface scripts/cut-typeface.mjs has cut into files of our own, a dependency of packages/ui. */
const TYPEFACE = '@fontsource-variable/inter'

/** Adds what Vite's list of modules leaves out: fonts and other assets of packages, and the build tools' own code. */
export function assetLicences(): Plugin {
  let root = ''
  return {
    name: 'quarterdeck:asset-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const folders = [...assetPackages(bundle, root), typefaceFolder(), ...TOOLS.map(folderOf)]
        for (const folder of folders) await appendFile(path.join(dir, LICENCES), await licenceOf(folder))
      },
    },
  }
}

/** The folders of the packages that the assets of a bundle were taken from. */
function assetPackages(bundle: Rolldown.OutputBundle, root: string): Set<string> {
  const files = Object.values(bundle).flatMap((output) =>
    output.type === 'asset' ? output.originalFileNames : [],
  )
  const found = files.flatMap((file) => {
    const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(normalizePath(path.resolve(root, file)))
    return inPackage ? [inPackage[0]] : []
  })
  return new Set(found)
}

/** Where the package of the typeface is. */
function typefaceFolder(): string {
  const tokens = createRequire(import.meta.url).resolve('@quarterdeck/ui/tokens.css')
  return path.dirname(createRequire(tokens).resolve(`${TYPEFACE}/package.json`))
}

/** Where a package is that Vite itself uses, or Vite. */
function folderOf(name: string): string {
  const fromVite = createRequire(createRequire(import.meta.url).resolve('vite/package.json'))
  return path.dirname(
    name === 'vite' ? fromVite.resolve('./package.json') : fromVite.resolve(`${name}/package.json`),
  )
}

/** A package's name, version and licence, in the form of Vite's list. */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  if (!file) throw new Error(`${name} is shipped, but has no licence text`)
  // Vite's own goes on with the licences of what it is built of, which does not end up here.
  const [text = ''] = (await readFile(path.join(folder, file), 'utf8')).split(
    '# Licenses of bundled dependencies',
  )
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
}
