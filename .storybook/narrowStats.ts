// Makes storybook-static/preview-stats.json say who imports what by its name. The bundler says that whoever imports one
// primitive imports `primitives/index.ts`, and that imports all primitives: with that, Chromatic would take every story
// for changed when one primitive is.
import { readFileSync, writeFileSync } from 'node:fs'
import { readImporters } from './docs/componentFacts'

interface Module {
  name: string
  reasons: { moduleName: string }[]
}

const FILE = 'storybook-static/preview-stats.json'
const importers = readImporters('.')
const isIndex = (name: string) => /^packages\/(ui|console)\/src\/.*\/index\.ts$/.test(name)
const asFile = (name: string) => name.replace(/^\.\//, '')

const stats: { modules: Module[] } = JSON.parse(readFileSync(FILE, 'utf8'))
const known = new Set(stats.modules.map(({ name }) => asFile(name)))
for (const module of stats.modules) {
  const byName = importers.get(asFile(module.name)) ?? []
  // An index that somebody imports as a whole stays an importer of what it exports.
  const others = module.reasons
    .map(({ moduleName }) => moduleName)
    .filter((name) => !isIndex(asFile(name)) || importers.has(asFile(name)))
  const named = byName.filter((name) => known.has(name)).map((name) => `./${name}`)
  module.reasons = [...new Set([...others, ...named])].map((moduleName) => ({ moduleName }))
}
writeFileSync(FILE, JSON.stringify(stats))
