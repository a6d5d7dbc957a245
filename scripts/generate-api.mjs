// Makes what follows from the OpenAPI documents: the TypeScript types of packages/api, the names of query parameters that
// each operation takes, and the lists of shapes and of endpoints in docs/reference.
//
//   node scripts/generate-api.mjs           writes them
//   node scripts/generate-api.mjs --check   compares instead, exits 1 where what is committed is stale
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import { endpointsTable } from './endpoints.mjs'
import { documentAt, queryNamesOf, typesOf } from './openapi-types.mjs'
import { shapesList } from './shapes.mjs'

const root = new URL('../', import.meta.url)
const openapi = (name) => new URL(`openapi/${name}.yaml`, root)

/** The parts of a document between these two comments are generated. */
const BEGIN = '<!-- generated from openapi/product.yaml by `npm run openapi:generate` -->'
const END = '<!-- end of what is generated -->'

/** Each generated file, with a function of what is committed that gives what it has to be. */
const files = {
  'packages/api/src/generated/product.ts': () => typesOf(openapi('product')),
  'packages/api/src/generated/queries.ts': () => queryNamesOf(documentAt(openapi('product'))),
  'packages/api/src/generated/identity-extension.ts': () => typesOf(openapi('identity-extension')),
  'docs/reference/13-product-api.md': withLists,
}

async function withLists(committed, file) {
  const [before, ...places] = committed.split(`${BEGIN}\n`)
  const lists = [shapesList, endpointsTable]
  if (places.length !== lists.length)
    throw new Error(
      `${file} needs a place for the shapes and one for the endpoints: between ${BEGIN} and ${END}`,
    )
  const parts = places.map(async (place, index) => {
    const [, after] = place.split(END)
    if (after === undefined) throw new Error(`${file}: what is generated ends with ${END}`)
    const list = lists[index](documentAt(openapi('product')))
    const { code } = await format(file, list, { proseWrap: 'always', printWidth: 120 })
    return `${BEGIN}\n\n${code}\n${END}${after}`
  })
  return [before, ...(await Promise.all(parts))].join('')
}

const check = process.argv.includes('--check')
const stale = []

for (const [name, generate] of Object.entries(files)) {
  const file = new URL(name, root)
  const committed = await readFile(file, 'utf8').catch(() => '')
  const fresh = await generate(committed, name)
  if (check && committed !== fresh) stale.push(name)
  if (check) continue
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, fresh)
}

if (stale.length > 0) {
  console.error(`Not what openapi/ says: ${stale.join(', ')}`)
  console.error('Run `npm run openapi:generate` and commit the result.')
  process.exit(1)
}
